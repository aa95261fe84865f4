/** Where the others sit on a wide table: the first after me at my left, then round to my right. */

/** By number of others; `p` is where stock and discards lie, `me` my own place. */
const AREAS: readonly (readonly string[])[] = [
  ["p", "me"],
  ["a", "p", "me"],
  ["a b", "p p", "me me"],
  ["a b c", "a p c", "a me c"],
  ["a b c d", "a p p d", "a me me d"],
  ["a b c d e", "a p p p e", "a me me me e"],
  ["b c d e", "a p p f", "a me me f"],
  ["b c d e f", "a p p p g", "a me me me g"],
];

/** The rows of the grid, and how high each may be: a table without piles needs no place for them. */
export function seating(others: number, piles: boolean): { areas: string; rows: string } {
  const rows = (AREAS[others] ?? ["me"]).filter((row) => piles || !/\bp\b/.test(row));
  const high = (row: string): string => (/\bp\b/.test(row) ? "auto" : "minmax(0, 1fr)");
  return { areas: rows.map((row) => `"${row}"`).join(" "), rows: rows.map(high).join(" ") };
}
