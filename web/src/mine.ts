/** My tables, as the first page shows them. */
import type { TableRow } from "./wire";

/** What a table waits for: for me, for friends, for another's turn, or nothing any more; or I only watch it. */
export type Waiting = "turn" | "gathering" | "others" | "over" | "watching";

export function waitingFor(row: TableRow): Waiting {
  if (row.over || row.stage === "closed") return "over";
  if (row.seat === null) return "watching";
  if (row.stage === "gathering") return "gathering";
  return row.your_turn ? "turn" : "others";
}

/** Those where it is my turn first, and then the latest. */
export function inOrder(rows: readonly TableRow[]): TableRow[] {
  const turn = (row: TableRow): number => Number(waitingFor(row) === "turn");
  return [...rows].sort((a, b) => turn(b) - turn(a) || (a.touched < b.touched ? 1 : a.touched > b.touched ? -1 : 0));
}

/** At how many tables it is my turn. */
export const turnsOf = (rows: readonly TableRow[]): number => rows.filter((row) => waitingFor(row) === "turn").length;
