/** The house rules as the form and the rules of a table show them. What they mean is in the catalogue. */
import { firstOf, known, t } from "./words";
import type { Game, Knob } from "./wire";

const dashed = (text: string): string => text.replaceAll(/[._]/g, "-");

export const knobName = (path: string): string =>
  firstOf([`knob-${dashed(path)}`, `knob-${path.replaceAll(".", "-")}`], path);

export const knobHelp = (path: string): string =>
  firstOf([`knob-${dashed(path)}-help`, `knob-${path.replaceAll(".", "-")}-help`], "");

export const groupName = (group: string): string => firstOf([`group-${dashed(group)}`], group);

/** An answer in words: a number is itself. */
export function answerName(path: string, value: string): string {
  if (/^\d+(-\d+)?$/.test(value)) return value;
  return firstOf([`choice-${dashed(path)}-${dashed(value)}`, `choice-${dashed(value)}`, `choice-${value}`], value.replaceAll("_", " "));
}

/** The name of a preset: in the catalogue for those of tierce, in its file for others. */
export const gameName = (game: string, title: string): string => firstOf([`preset-${dashed(game)}`], title);

/** What a game is, in a line. */
export const gameLead = (game: Game): string => known(`game-lead-${dashed(game.name)}`) ?? "";

/** The presets of one game together. */
export const familyName = (family: string): string => firstOf([`family-${dashed(family)}`], family);
export const familyLead = (family: string): string => known(`family-lead-${dashed(family)}`) ?? "";

const SEATS = "deal.seats";

/** The question of how many may play, where the game asks it. */
export const seatsKnob = (game: Game): Knob | undefined => game.knobs.find((knob) => knob.path === SEATS);

/** How many may play: as in the book, or as the answer of the form says ("2-8"). */
export function seatCounts(game: Game, answers: Readonly<Record<string, string>>): number[] {
  const [low, high] = (answers[SEATS] ?? "").split("-").map(Number);
  if (!low || !high || !seatsKnob(game)?.choices.includes(answers[SEATS] ?? "")) return game.seats;
  return Array.from({ length: high - low + 1 }, (_, at) => low + at);
}

/** The knobs in whose words all of these occur. */
export function found(knobs: readonly Knob[], words: string): Knob[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return knobs.filter((knob) => {
    const text = [groupName(knob.group), knobName(knob.path), knobHelp(knob.path)].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The preset's answer for this number of seats, and for the answer to the knob that it depends on. */
export function presetAnswer(knob: Knob, seats: number, answers: Readonly<Record<string, string>> = {}): string {
  const by = knob.defaults_by;
  const other = by ? answers[by.knob] : undefined;
  return (
    (by && other !== undefined ? by.cases[other] : undefined) ??
    knob.defaults[String(seats)] ??
    Object.values(knob.defaults)[0] ??
    ""
  );
}

export const isNumber = (knob: Knob): boolean => knob.low !== null && knob.high !== null;

/** The knobs in their groups, in the order of the table. */
export function grouped(knobs: readonly Knob[]): { group: string; knobs: Knob[] }[] {
  const groups: { group: string; knobs: Knob[] }[] = [];
  for (const knob of knobs) {
    const there = groups.find((one) => one.group === knob.group);
    if (there) there.knobs.push(knob);
    else groups.push({ group: knob.group, knobs: [knob] });
  }
  return groups;
}

/** The answers that differ from the preset: what is sent when a table is opened. */
export function differences(knobs: readonly Knob[], seats: number, answers: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const knob of knobs) {
    const answer = answers[knob.path]?.trim();
    if (answer !== undefined && answer !== "" && answer !== presetAnswer(knob, seats, answers)) found[knob.path] = answer;
  }
  return found;
}

/** A bot kind in words. */
export const botName = (kind: string): string => firstOf([`bot-${dashed(kind)}`], kind);
export const botHelp = (kind: string): string => known(`bot-${dashed(kind)}-help`) ?? "";

/** The range of a number, for the help line. */
export const rangeOf = (knob: Knob): string => (isNumber(knob) ? t("knob-range", { low: knob.low ?? 0, high: knob.high ?? 0 }) : "");
