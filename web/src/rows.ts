/** How a hand is laid out so that no card hides another: the fewest rows in which every card shows enough of itself. */

export interface Rows {
  /** Width of a card in pixels; it is 1.393 times as high. */
  card: number;
  /** How many cards lie in each row, from the back. */
  rows: number[];
  /** From one card of a row to the next. */
  step: number;
}

/** The least strip of a card that must stay visible, for a finger: whole 24 px (WCAG 2.5.8) and the index of the card. */
export const least = (card: number): number => Math.max(24.5, card * 0.43);

export const RATIO = 156 / 112;
const GAP = 6;

/** The width of a card for the width of the tray and the height of the window. */
export function cardWidth(tray: number, window: number): number {
  if (tray < 340) return 52;
  if (window < 500) return tray < 700 ? 56 : 62;
  if (tray < 410) return 54;
  if (tray < 600) return 60;
  if (tray < 860 || window < 680) return 68;
  if (window < 760) return 76;
  return window < 1000 || tray < 1400 ? 84 : 100;
}

/** The layout of `count` cards in a tray of this width. */
export function rowsFor(count: number, tray: number, card: number): Rows {
  if (count < 2) return { card, rows: count ? [count] : [], step: card + GAP };
  let rows = 1;
  while (rows < count && (tray - card) / (Math.ceil(count / rows) - 1) < least(card)) rows++;
  const longest = Math.ceil(count / rows);
  const step = longest < 2 ? card + GAP : Math.min(card + GAP, (tray - card) / (longest - 1));
  return { card, rows: shared(count, rows), step };
}

/** `count` in `rows` parts that differ by at most one, the larger first. */
export function shared(count: number, rows: number): number[] {
  const small = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => small + (row < count % rows ? 1 : 0));
}
