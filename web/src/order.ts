/**
 * The order of the hand is the player's. The server sends a bag of cards; here each gets a place that stays.
 *
 * A card that was played leaves its place empty until the turn is over, so that undo brings it back where it was.
 */
import { byRank, bySuit } from "./cards";

export interface Placed {
  /** Tells two equal cards apart, and a card from its picture after a re-render. */
  id: number;
  card: string;
  /** False for the empty place of a card that was played this turn. */
  here: boolean;
  /** New in this hand, and not touched yet. */
  fresh: boolean;
}

let last = 0;
const placed = (card: string, fresh: boolean, here = true): Placed => ({ id: ++last, card, here, fresh });

/** A first order: by suit, nothing marked as new. */
export const arranged = (hand: readonly string[]): Placed[] => [...hand].sort(bySuit).map((card) => placed(card, false));

/** An order read back from memory: empty places, to be filled by `settled`. */
export const remembered = (cards: readonly string[]): Placed[] => cards.map((card) => placed(card, false, false));

/**
 * The order with exactly the cards of `hand`. Cards keep their places; among equal cards the `spent` ones go first;
 * what comes back takes its empty place, what is new enters at the end.
 */
export function settled(order: readonly Placed[], hand: readonly string[], spent: ReadonlySet<number>): Placed[] {
  const wanted = new Map<string, number>();
  for (const card of hand) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  const kept = new Set<number>();
  const rank = (one: Placed): number => (!one.here ? 2 : spent.has(one.id) ? 1 : 0);
  for (const one of [...order].sort((a, b) => rank(a) - rank(b))) {
    const left = wanted.get(one.card) ?? 0;
    if (left === 0) continue;
    wanted.set(one.card, left - 1);
    kept.add(one.id);
  }
  const next = order.map((one) => (one.here === kept.has(one.id) ? one : { ...one, here: kept.has(one.id) }));
  for (const [card, left] of wanted) for (let n = 0; n < left; n++) next.push(placed(card, true));
  return next;
}

export const present = (order: readonly Placed[]): Placed[] => order.filter((one) => one.here);

/** Without the empty places: the turn is over, nothing comes back. */
export const forgotten = present;

/** The order with one card moved `by` places (or to the edge it would cross). */
export function moved(order: readonly Placed[], id: number, by: number): Placed[] {
  const cards = present(order);
  const from = cards.findIndex((one) => one.id === id);
  const one = cards[from];
  if (!one) return [...order];
  const to = Math.min(Math.max(from + by, 0), cards.length - 1);
  const neighbour = cards[to];
  if (!neighbour || neighbour === one) return [...order];
  const rest = order.filter((other) => other !== one);
  rest.splice(rest.indexOf(neighbour) + (to > from ? 1 : 0), 0, one);
  return rest;
}

/** The order with the cards as they are listed here. */
export function inOrder(order: readonly Placed[], cards: readonly string[]): Placed[] {
  const place = (one: Placed): number => (one.here ? cards.indexOf(one.card) : cards.length);
  return order.map((one) => ({ ...one, fresh: false })).sort((a, b) => place(a) - place(b));
}

export function sorted(order: readonly Placed[], by: "suit" | "rank"): Placed[] {
  const compare = by === "suit" ? bySuit : byRank;
  return order.map((one) => ({ ...one, fresh: false })).sort((a, b) => compare(a.card, b.card));
}
