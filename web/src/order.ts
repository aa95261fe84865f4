/**
 * The order of the hand is the player's. The server sends a bag of cards; here each gets a place that stays, in groups
 * with a gap between them.
 *
 * A card that was played leaves its place empty until the turn is over, so that undo brings it back where it was.
 * A group that is kept gives no card away, whoever asks.
 */
import { byRank, bySuit } from "./cards";
import type { Group as Told } from "./wire";

export interface Placed {
  /** Tells two equal cards apart, and a card from its picture after a re-render. */
  id: number;
  card: string;
  /** False for the empty place of a card that was played this turn. */
  here: boolean;
  /** New in this hand, and not touched yet. */
  fresh: boolean;
}

/** Cards that lie together. */
export interface Group {
  id: number;
  cards: readonly Placed[];
  /** No action takes from it. */
  keep: boolean;
}

export type Order = readonly Group[];

/** A place beside a card of the hand. */
export interface Beside {
  id: number;
  side: "before" | "after";
}

let last = 0;
const placed = (card: string, here: boolean, fresh = false): Placed => ({ id: ++last, card, here, fresh });
const grouped = (cards: readonly Placed[], keep = false): Group => ({ id: ++last, cards, keep });

export const every = (order: Order): Placed[] => order.flatMap((group) => group.cards);
export const present = (order: Order): Placed[] => every(order).filter((one) => one.here);
export const groupOf = (order: Order, id: number): Group | undefined =>
  order.find((group) => group.cards.some((one) => one.id === id));

const filled = (order: Order): Order => order.filter((group) => group.cards.length > 0);
const withCards = (group: Group, cards: readonly Placed[]): Group => ({ ...group, cards });

/** The order without the empty places: what is seen of it, and all that is left of it after the turn. */
export const standing = (order: Order): Order =>
  filled(order.map((group) => (group.cards.every((one) => one.here) ? group : withCards(group, group.cards.filter((one) => one.here)))));

/** A first order: by suit, nothing marked as new. */
export const arranged = (hand: readonly string[]): Order =>
  filled([grouped([...hand].sort(bySuit).map((card) => placed(card, true)))]);

// -- what is told of it --------------------------------------------------------------------------------------

export const telling = (order: Order): Told[] =>
  order.map((group) => ({ cards: group.cards.map((one) => one.card), keep: group.keep }));

/** The order as it is told here, with the cards that lie there already; what is not there yet is an empty place. */
export function adopted(order: Order, told: readonly Told[]): Order {
  const free = [...present(order), ...every(order).filter((one) => !one.here)];
  const take = (card: string): Placed => {
    const at = free.findIndex((one) => one.card === card);
    return (at < 0 ? undefined : free.splice(at, 1)[0]) ?? placed(card, false);
  };
  const next = told.map((group) => grouped(group.cards.map(take), group.keep));
  return joined(filled(next), free.filter((one) => one.here), () => false);
}

/**
 * The order with exactly the cards of `hand`. Cards keep their places; among equal cards the `spent` ones go first, and
 * those that are kept last; what comes back takes its empty place, what is new enters at the end.
 */
export function settled(
  order: Order,
  hand: readonly string[],
  spent: ReadonlySet<number>,
  closed: (group: Group) => boolean = () => false,
): Order {
  const wanted = new Map<string, number>();
  for (const card of hand) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  const stays = new Set<number>();
  const rank = (one: Placed, keep: boolean): number => (!one.here ? 3 : spent.has(one.id) ? 2 : keep ? 0 : 1);
  const ranked = order.flatMap((group) => group.cards.map((one) => ({ one, rank: rank(one, group.keep) })));
  for (const { one } of ranked.sort((a, b) => a.rank - b.rank)) {
    const left = wanted.get(one.card) ?? 0;
    if (left === 0) continue;
    wanted.set(one.card, left - 1);
    stays.add(one.id);
  }
  const next = order.map((group) =>
    withCards(group, group.cards.map((one) => (one.here === stays.has(one.id) ? one : { ...one, here: stays.has(one.id) }))),
  );
  const fresh = [...wanted].flatMap(([card, left]) => Array.from({ length: left }, () => placed(card, true, true)));
  return joined(next, fresh, closed);
}

/** The order with more cards at its end: in its last group, unless that one is closed. */
function joined(order: Order, cards: readonly Placed[], closed: (group: Group) => boolean): Order {
  if (cards.length === 0) return order;
  const end = order.findLast((group) => group.cards.some((one) => one.here));
  if (!end || end.keep || closed(end)) return [...order, grouped(cards)];
  return order.map((group) => (group === end ? withCards(group, [...group.cards, ...cards]) : group));
}

/** An order of before, with the cards that are here now. */
export function returned(before: Order, now: Order): Order {
  const there = new Map(every(now).map((one) => [one.id, one]));
  const next = before.map((group) => withCards(group, group.cards.flatMap((one) => there.get(one.id) ?? [])));
  const known = new Set(every(before).map((one) => one.id));
  return joined(filled(next), every(now).filter((one) => !known.has(one.id)), () => false);
}

// -- what the player does ------------------------------------------------------------------------------------

/** The order without these cards: they are about to lie elsewhere. Groups may be empty. */
const without = (order: Order, ids: ReadonlySet<number>): Order =>
  order.map((group) => withCards(group, group.cards.filter((one) => !ids.has(one.id))));

/** Those of these cards that may be moved, in the order in which they lie. */
const loose = (order: Order, ids: ReadonlySet<number>): Placed[] =>
  order.flatMap((group) => (group.keep ? [] : group.cards.filter((one) => one.here && ids.has(one.id))));

/** The order with one card moved a place, over a gap into the next group, past those that are kept. */
export function moved(order: Order, id: number, by: 1 | -1): Order {
  const home = groupOf(order, id);
  const one = home?.cards.find((card) => card.id === id);
  if (!home || !one || home.keep) return order;
  const seen = standing(order);
  const near = seen.find((group) => group.id === home.id)?.cards ?? [];
  const neighbour = near[near.indexOf(one) + by];
  if (neighbour) return put(order, new Set([id]), { id: neighbour.id, side: by > 0 ? "after" : "before" });
  const beyond = by > 0 ? seen.slice(seen.findIndex((group) => group.id === home.id) + 1) : seen.slice(0, seen.findIndex((group) => group.id === home.id)).reverse();
  const open = beyond.find((group) => !group.keep);
  const edge = by > 0 ? open?.cards[0] : open?.cards.at(-1);
  if (edge) return put(order, new Set([id]), { id: edge.id, side: by > 0 ? "before" : "after" });
  if (beyond.length === 0) return order;
  const rest = filled(without(order, new Set([id])));
  return by > 0 ? [...rest, grouped([one])] : [grouped([one]), ...rest];
}

/** The order with these cards beside another. Into a kept group none goes, and none out of it. */
export function put(order: Order, ids: ReadonlySet<number>, beside: Beside): Order {
  const goal = groupOf(order, beside.id);
  const cards = loose(order, ids);
  if (!goal || goal.keep || cards.length === 0) return order;
  const next = goal.cards.filter((one) => one.id === beside.id || !cards.includes(one));
  const mark = next.findIndex((one) => one.id === beside.id);
  const others = cards.filter((one) => one.id !== beside.id);
  // Dragged beside itself, a card stays, and the others gather round it.
  next.splice(mark + (beside.side === "after" ? 1 : 0), 0, ...others);
  const gone = without(order, new Set(others.map((one) => one.id)));
  return filled(gone.map((group) => (group.id === goal.id ? withCards(group, next) : group)));
}

/** The order with these cards as a group of their own, before the group of the first of them. */
export function gathered(order: Order, ids: ReadonlySet<number>, keep = false): Order {
  const cards = loose(order, ids);
  const home = cards[0] && groupOf(order, cards[0].id);
  if (!home) return order;
  const seen = home.cards.filter((one) => one.here);
  if (seen.length === cards.length && seen.every((one) => cards.includes(one))) return keeping(order, home.id, keep);
  const rest = without(order, new Set(cards.map((one) => one.id)));
  return filled(rest.flatMap((group) => (group.id === home.id ? [grouped(cards, keep), group] : [group])));
}

/** The order with the groups of these cards taken apart: their cards join those at the end. */
export function scattered(order: Order, ids: ReadonlySet<number>): Order {
  const apart = order.filter((group) => !group.keep && group.cards.some((one) => ids.has(one.id)));
  const others = order.filter((group) => !apart.includes(group));
  return joined(others, apart.flatMap((group) => group.cards), () => false);
}

/** The order with a gap beside a card; where there is one, without it. */
export function gapped(order: Order, { id, side }: Beside): Order {
  const seen = standing(order);
  const at = seen.findIndex((group) => group.cards.some((one) => one.id === id));
  const home = order.find((group) => group.id === seen[at]?.id);
  const near = seen[at]?.cards;
  if (!home || !near || home.keep) return order;
  const edge = side === "before" ? near[0] : near.at(-1);
  if (edge?.id !== id) {
    const cut = home.cards.findIndex((one) => one.id === id) + (side === "after" ? 1 : 0);
    const parts = [withCards(home, home.cards.slice(0, cut)), grouped(home.cards.slice(cut))];
    return order.flatMap((group) => (group === home ? parts : [group]));
  }
  const other = order.find((group) => group.id === seen[side === "before" ? at - 1 : at + 1]?.id);
  if (!other || other.keep) return order;
  const [first, second] = side === "before" ? [other, home] : [home, other];
  return order.flatMap((group) =>
    group === first ? [withCards(first, [...first.cards, ...second.cards])] : group === second ? [] : [group],
  );
}

/** The order with a group kept, or let go. */
export const keeping = (order: Order, group: number, keep: boolean): Order =>
  order.map((one) => (one.id === group && one.keep !== keep ? { ...one, keep } : one));

const known = (cards: readonly Placed[]): Placed[] => cards.map((one) => (one.fresh ? { ...one, fresh: false } : one));

/** The order with all cards that are not kept in one group, sorted. */
export function sorted(order: Order, by: "suit" | "rank"): Order {
  const compare = by === "suit" ? bySuit : byRank;
  const cards = known(every(order.filter((group) => !group.keep)));
  return filled([...order.filter((group) => group.keep), grouped(cards.sort((a, b) => compare(a.card, b.card)))]);
}

/** The order with the cards that are not kept in these groups, in this order; what is not named lies at the end. */
export function inGroups(order: Order, groups: readonly (readonly string[])[]): Order {
  const keep = order.filter((group) => group.keep);
  const open = order.filter((group) => !group.keep);
  const free = known(every(open));
  const next = groups.map((cards) =>
    grouped(cards.flatMap((card) => free.splice(free.findIndex((one) => one.here && one.card === card) >>> 0, 1))),
  );
  return filled([...keep, ...joined(filled(next), free, () => false)]);
}
