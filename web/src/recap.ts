/** What happened since my last turn, deed by deed, with the table as it lay before and after each. */
import { rankOf } from "./cards";
import { sinceMyTurn } from "./narrate";
import type { AnyEvent, Meld, Slot, ViewMessage } from "./wire";

/** The table at one moment: what lies there, how many cards each seat held, and the deed that brought it about. */
export interface Frame {
  event: AnyEvent | null;
  melds: Meld[];
  stock: number | null;
  pile: string[] | null;
  /** Cards in hand by seat. */
  held: ReadonlyMap<number, number>;
}

/** The table as it lies now. */
export const present = (view: ViewMessage): Frame => ({
  event: null,
  melds: view.melds,
  stock: view.stock,
  pile: view.pile,
  held: new Map(view.chairs.map((chair) => [chair.seat, chair.cards])),
});

/** The deeds of the others since my last turn, oldest first, behind the table as it lay before them. */
export function frames(view: ViewMessage, log: readonly AnyEvent[]): Frame[] {
  const deeds = sinceMyTurn(log, view.seat);
  const first = deeds[0];
  if (!first) return [];
  const found: Frame[] = [];
  let after = present(view);
  for (const event of log.slice(log.indexOf(first)).reverse()) {
    if (deeds.includes(event)) found.unshift({ ...after, event });
    after = undone(after, event);
  }
  return [after, ...found];
}

/** The table before a deed, from the table after it. */
export function undone(after: Frame, event: AnyEvent): Frame {
  const melds = (number: number, slots: (meld: Meld) => Slot[]): Meld[] =>
    after.melds.map((meld) => (meld.number === number ? { ...meld, slots: slots(meld) } : meld));
  const held = (by: number): Frame["held"] =>
    "seat" in event ? new Map(after.held).set(event.seat, (after.held.get(event.seat) ?? 0) + by) : after.held;
  const stock = (by: number): number | null => (after.stock === null ? null : after.stock + by);
  const pile = after.pile ?? [];
  switch (event.type) {
    case "melded":
      return { ...after, melds: after.melds.filter((meld) => meld.number !== event.meld), held: held(event.slots.length) };
    case "laid_off":
      return { ...after, melds: melds(event.meld, (meld) => withoutCard(meld, event)), held: held(1) };
    case "swapped":
      return { ...after, melds: melds(event.meld, (meld) => withJoker(meld, event.card)) };
    case "borrowed":
      return { ...after, melds: melds(event.meld, (meld) => givenBack(meld.slots, event.cards, event.slots)), held: held(-event.cards.length) };
    case "drew":
      return { ...after, stock: stock(1), held: held(-1) };
    case "penalised":
      return { ...after, stock: stock(event.count), held: held(-event.count) };
    case "took":
      return { ...after, pile: [...pile, event.card], held: held(-1) };
    case "discarded":
      return { ...after, pile: pile.slice(0, -1), held: held(1) };
    case "renewed":
      return { ...after, stock: stock(-event.count), pile: [...Array<string>(event.count).fill("??"), ...pile] };
    default:
      return after;
  }
}

function withoutCard(meld: Meld, event: Extract<AnyEvent, { type: "laid_off" }>): Slot[] {
  const low = event.end === "<";
  if (event.slid) {
    // The card took a joker's place and pushed the joker to an end.
    const rest = low ? meld.slots.slice(1) : meld.slots.slice(0, -1);
    return withJoker({ ...meld, slots: rest }, event.card);
  }
  const same = (slot: Slot): boolean => slot.card === event.card && slot.stands_for === event.stands_for;
  const at = low ? meld.slots.findIndex(same) : meld.slots.findLastIndex(same);
  return meld.slots.filter((_, place) => place !== at);
}

/** The joker lies again where the natural lies now. */
function withJoker(meld: Meld, card: string): Slot[] {
  const at = meld.slots.findLastIndex((slot) => slot.card === card);
  const stands_for = meld.kind === "set" ? rankOf(card) : card;
  return meld.slots.map((slot, place) => (place === at ? { card: "Jk", stands_for } : slot));
}

function givenBack(slots: readonly Slot[], cards: readonly string[], places: readonly number[]): Slot[] {
  const all = [...slots];
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  for (const one of order) all.splice(places[one] ?? 0, 0, { card: cards[one] ?? "", stands_for: null });
  return all;
}
