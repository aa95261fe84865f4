/** Cards of mine that are not like the others: what this turn must still lay, and what lies here on loan. */
import { isJoker } from "./cards";
import type { Placed } from "./order";

/**
 * The cards of the hand that must leave it in this turn: the discard that was taken, and jokers that were won.
 *
 * Equal cards are equal, so the newest of them is shown as the one.
 */
export function pinned(hand: readonly Placed[], took: string | null, jokers: number): Placed[] {
  const newest = [...hand].sort((a, b) => Number(b.fresh) - Number(a.fresh) || b.id - a.id);
  const taken = took === null ? undefined : newest.find((one) => one.card === took);
  const won = newest.filter((one) => isJoker(one.card) && one !== taken).slice(0, jokers);
  return taken ? [taken, ...won] : won;
}

/** Borrowed cards in their groups. Ids below zero tell them from the cards of the hand. */
export function onLoan(groups: readonly (readonly string[])[]): Placed[][] {
  let last = 0;
  return groups.map((group) => group.map((card) => ({ id: --last, card, here: true, fresh: false })));
}

/** Which of the chosen are still there; a group that was borrowed just now is chosen with them. */
export function stillChosen(
  chosen: readonly number[],
  hand: readonly Placed[],
  before: readonly Placed[][],
  loan: readonly Placed[][],
): number[] {
  const said = (groups: readonly Placed[][]): string => JSON.stringify(groups.map((group) => group.map((one) => one.card)));
  const grew = loan.length > before.length && said(loan.slice(0, before.length)) === said(before);
  const same = said(loan) === said(before);
  const stays = chosen.filter((id) => (id < 0 ? grew || same : hand.some((one) => one.id === id)));
  const fresh = grew ? loan.slice(before.length).flatMap((group) => group.map((one) => one.id)) : [];
  return [...stays, ...fresh];
}
