/** What the clocks show: the server's numbers, run on from the moment at which they came. Times are milliseconds. */
import { numerals, t } from "./words";
import type { Ticking } from "./wire";

/** What is left of the turn's own time, and of the bank after it; below zero it is over. */
export interface Left {
  turn: number;
  bank: number;
}

/** What is left so long after the clock was told; without a bank the turn's own time runs below zero. */
export function left(clock: Ticking, banked: boolean, since: number): Left {
  const turn = clock.turn - (clock.running ? since : 0);
  return turn >= 0 || !banked ? { turn, bank: clock.bank } : { turn: 0, bank: clock.bank + turn };
}

/** All that is left before the time is up. */
export const total = ({ turn, bank }: Left): number => turn + bank;

/** A time as a clock shows it: `1:05`, and `+0:12` when it is over by so much. It shows 0:00 only when it is up. */
export function shown(time: number): string {
  const seconds = time < 0 ? Math.floor(-time / 1000) : Math.ceil(time / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return numerals(`${time < 0 ? "+" : ""}${minutes}:${String(rest).padStart(2, "0")}`);
}

/** How long somebody has been away: `0:23`, from an hour on in hours, then in days. */
export function absence(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours === 0) return shown(seconds * 1000);
  return hours < 24 ? t("away-hours", { count: hours }) : t("away-days", { count: Math.floor(hours / 24) });
}

/** The seconds at which the player in turn is told how much is left. */
export const WARNINGS = [30, 10] as const;
export type Warning = (typeof WARNINGS)[number];

/** The warning that is due when the time left went from `before` to `now`: of several the last. */
export const warning = (before: number, now: number): Warning | null =>
  WARNINGS.findLast((seconds) => before > seconds * 1000 && now <= seconds * 1000 && now > 0) ?? null;
