/** How an opening could be laid: melds that go together and count enough, out of those that can be laid now. */
import { isPure } from "./goals";
import type { Opening, Step } from "../wire";

/** The hand without these cards; null where it does not hold them all. */
export function without(hand: readonly string[], cards: readonly string[]): string[] | null {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Melds that make the opening stand, the fewest that were found; null where none were. */
export function openingOf(steps: readonly Step[], hand: readonly string[], opening: Opening): Step[] | null {
  const need = opening.need - opening.have;
  const melds = steps.filter((step) => step.verb === "meld").sort((a, b) => b.points - a.points);
  const firsts = opening.pure_needed && !opening.pure ? melds.filter(isPure) : [null];
  let best: Step[] | null = null;
  for (const first of firsts) {
    const found = filled(first, melds, hand, need);
    if (found && found.length > 0 && (best === null || found.length < best.length)) best = found;
  }
  return best;
}

/** These points, beginning with this meld, and then always with the dearest that is left. */
function filled(first: Step | null, melds: readonly Step[], hand: readonly string[], need: number): Step[] | null {
  const found = first ? [first] : [];
  let left = without(hand, first?.cards ?? []);
  let points = first?.points ?? 0;
  for (const meld of melds) {
    if (points >= need || left === null) break;
    const rest = without(left, meld.cards);
    if (rest === null) continue;
    left = rest;
    points += meld.points;
    found.push(meld);
  }
  return points >= need ? found : null;
}
