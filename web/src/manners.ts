/** How a table is kept, beside its rules: what may be chosen, and what was chosen in a line. */
import { lasting } from "./ago";
import { t } from "./words";
import type { Clock, Manners } from "./wire";

/** Seconds for a turn, for all turns of a deal together, and until a bot plays for somebody whose line is lost. */
export const TURNS: readonly number[] = [15, 30, 45, 60, 90, 120, 180, 300];
export const BANKS: readonly number[] = [60, 120, 180, 300, 600, 900, 1800];
export const ABSENCES: readonly number[] = [15, 30, 45, 90, 180];

/** A table among friends: no hurry, and whoever is away is waited for. */
export const EASY: Manners = {
  clock: { turn: 0, bank: 0, hard: false },
  absence: null,
  stand_in: "keeper",
  spectators: true,
  chat: false,
  hints: true,
};

export const CLOCKS = ["none", "turn", "bank", "both"] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** What a clock counts. */
export function clockKind(clock: Clock): ClockKind {
  if (clock.turn) return clock.bank ? "both" : "turn";
  return clock.bank ? "bank" : "none";
}

/** A clock of this kind: with the times of the one before where it had them, else with comfortable ones. */
export function clockOf(kind: ClockKind, before: Clock): Clock {
  const turn = kind === "turn" || kind === "both" ? before.turn || 60 : 0;
  const bank = kind === "bank" || kind === "both" ? before.bank || 300 : 0;
  return { turn, bank, hard: kind === "none" ? false : before.hard };
}

function clockInWords(clock: Clock): string {
  const kind = clockKind(clock);
  return t("manners-clock-is", {
    kind,
    turn: lasting(clock.turn),
    bank: lasting(clock.bank),
    end: clock.hard ? "hard" : "soft",
  });
}

const absenceInWords = (absence: number | null): string =>
  absence === null ? t("manners-absence-wait") : t("manners-absence-bot", { time: lasting(absence) });

/** All of it in a line. */
export function mannersInWords(manners: Manners): string {
  return [
    clockInWords(manners.clock),
    absenceInWords(manners.absence),
    t("manners-spectators-are", { may: manners.spectators ? "yes" : "no" }),
    t("manners-chat-is", { may: manners.chat ? "yes" : "no" }),
    t("manners-hints-are", { may: manners.hints ? "yes" : "no" }),
  ].join(" · ");
}
