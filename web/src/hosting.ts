/** The tables of a server, as whoever keeps it looks through them. */
import { timeOf } from "./ago";
import { gameName } from "./knobs";
import { listed, t } from "./words";
import type { HostRow } from "./wire";

export const STATES = ["gathering", "playing", "over", "closed"] as const;
export type HostState = (typeof STATES)[number];

/** What a table is at: a match that is over is neither played nor closed. */
export function stateOf(row: HostRow): HostState {
  if (row.stage === "playing" && row.over) return "over";
  return row.stage;
}

/** What a table is called: its game, and whoever sits there. */
export const about = (row: HostRow): { title: string; names: string } => ({
  title: gameName(row.game, row.title),
  names: listed(row.names.filter(Boolean)) || t("host-nobody"),
});

/** The tables in this state (any, where none is said) in which all of these words occur, the latest first. */
export function found(rows: readonly HostRow[], words: string, state: HostState | null = null): HostRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => state === null || stateOf(row) === state)
    .filter((row) => {
      const text = [row.table, gameName(row.game, row.title), ...row.names].join(" ").toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => timeOf(b.touched).getTime() - timeOf(a.touched).getTime());
}

/** The most days that can be asked for. */
export const MOST_DAYS = 36_500;

/** A number of days as it was typed; null where it is none. */
export function daysOf(typed: string): number | null {
  const days = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : null;
}

/** How many tables nobody has touched for so many days. */
export const untouched = (rows: readonly HostRow[], days: number, now: number = Date.now()): number =>
  rows.filter((row) => now - timeOf(row.touched).getTime() > days * 86_400_000).length;
