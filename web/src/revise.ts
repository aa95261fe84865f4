/** Another answer for a joker that was laid in the running turn: back to before it, ask again, and on as it was. */
import { sameCards } from "./options";
import type { Meld, Slot, Step } from "./wire";

/** A step of the half-played turn, and those that were played after it. */
export interface Laid {
  words: string;
  verb: Step["verb"];
  cards: string[];
  /** The meld that it was laid on; null for a new one. */
  meld: number | null;
  /** The words of the steps after it. */
  after: string[];
}

const STANDS = /=(?:[A2-9TJQK][cdhs]|[A2-9TJQK])/g;
const CARDS = /Jk|[A2-9TJQK][cdhs]/g;
const said = (words: string): string[] => words.replace(/ m\d+[<>]?$/, "").replace(STANDS, "").match(CARDS) ?? [];

/** The step that laid this joker, null where it lay there before this turn. */
export function layingOf(draft: readonly string[], melds: readonly Meld[], meld: Meld, { card, stands_for }: Slot): Laid | null {
  if (card !== "Jk") return null;
  const fresh = draft.filter((words) => words.startsWith("meld ")).length;
  const laid = meld.number - (melds.length - fresh);
  let count = 0;
  let found: number | null = null;
  for (const [at, words] of draft.entries()) {
    if (words.startsWith("meld ") && ++count === laid && said(words).includes("Jk")) found = at;
    const on = /^lay .* m(\d+)[<>]?$/.exec(words);
    const joker = stands_for !== null && words.includes(`Jk=${stands_for}`);
    if (on && Number(on[1]) === meld.number && (joker || words.startsWith("lay Jk m"))) found = at;
  }
  const words = found === null ? undefined : draft[found];
  if (found === null || words === undefined) return null;
  const verb = words.startsWith("meld ") ? "meld" : "lay";
  return { words, verb, cards: said(words), meld: verb === "lay" ? meld.number : null, after: draft.slice(found + 1) };
}

/** The ways to lay the same cards in the same place, of all that can be done with them. */
export const otherWays = (laid: Laid, options: readonly Step[]): Step[] =>
  options.filter((step) => step.verb === laid.verb && step.meld === laid.meld && sameCards(step.cards, laid.cards));
