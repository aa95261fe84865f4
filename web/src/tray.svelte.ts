/** My hand in my own order: what lies where is the player's, what is held the server's, and the server keeps both. */
import {
  adopted,
  arranged,
  every,
  gapped,
  gathered,
  groupOf,
  inGroups,
  keeping,
  moved,
  present,
  put,
  returned,
  scattered,
  settled,
  sorted,
  standing,
  telling,
  type Beside,
  type Group,
  type Order,
} from "./order";
import { learned, shapeOf, type Shapes } from "./shapes";
import type { Group as Told, HandMessage, Shape, ViewMessage } from "./wire";

/** A group of the hand as it is seen: a meld where the server says so. */
export interface Held extends Group {
  shape: Shape | null;
}

/** So many arrangements can be taken back. */
const MOST = 40;

const same = (a: readonly Told[], b: readonly Told[]): boolean =>
  JSON.stringify(a.map((group) => [group.cards, group.keep])) === JSON.stringify(b.map((group) => [group.cards, group.keep]));

const never: ReadonlySet<number> = new Set();

export class Tray {
  #order = $state.raw<Order>([]);
  #past = $state.raw<Order[]>([]);
  #shapes = $state.raw<Shapes>(new Map());
  #deal = 0;
  /** Whether the cards of this hand may come back to it. */
  #drafting = false;
  /** How the hand lies by the last word of the server. */
  #told: HandMessage | null = null;
  /** Arrangements on their way, and whether the server has told of the last of them. */
  #sent = new Set<string>();
  #echoed = false;
  readonly #send: (deal: number, groups: Told[]) => string;

  /** Points that the opening needs, where this seat still has to open with points. */
  need = $state<number | null>(null);

  /** A kept card that was tapped: its group can be let go. */
  pointed = $state<number | null>(null);

  hand = $derived(present(this.#order));
  groups: Held[] = $derived(standing(this.#order).map((group) => ({ ...group, shape: this.#shapeOf(group) })));
  canGoBack = $derived(this.#past.length > 0);

  /** `send` brings an arrangement on its way, and names it. */
  constructor(send: (deal: number, groups: Told[]) => string) {
    this.#send = send;
  }

  // -- what the server says ----------------------------------------------------------------------------------

  /** Lay the hand of a view; of two equal cards the `spent` one has gone. */
  lay(view: ViewMessage, before: ViewMessage | null, spent: ReadonlySet<number>): void {
    // Who sits down sees a hand for the first time, as after a deal.
    const anew = before?.deal !== view.deal || before.seat !== view.seat;
    this.#deal = view.deal;
    this.#drafting = view.draft.length > 0;
    if (anew) {
      this.#past = [];
      this.#shapes = new Map();
      this.#learn();
    }
    const order = settled(anew ? this.#remembered(view.hand) : this.#order, view.hand, spent, this.#closed);
    this.#order = this.#swept(anew ? known(order) : order);
    if (view.seat !== null && !this.#drafting && view.phase !== "deal_over" && view.phase !== "match_over") this.#remind(view.hand);
  }

  /** How the hand lies by the word of the server: mine, or that of my other device. */
  hear(message: HandMessage): void {
    if (this.#told?.deal === message.deal && message.n < this.#told.n) return;
    this.#told = message;
    if (message.deal !== this.#deal) return;
    this.#learn();
    if (this.#sent.size === 0) this.#adopt();
    else this.#echoed ||= same(message.groups, telling(this.#order));
  }

  /** Something arrived: false where it was no arrangement. What was told meanwhile counts, unless it is older. */
  arrived(id: string): boolean {
    if (!this.#sent.delete(id)) return false;
    if (this.#sent.size === 0 && this.#echoed) this.#adopt();
    return true;
  }

  #learn(): void {
    if (this.#told?.deal !== this.#deal) return;
    this.need = this.#told.need;
    this.#shapes = learned(this.#shapes, this.#told);
  }

  #adopt(): void {
    const groups = this.#told?.groups ?? [];
    if (groups.length && !same(groups, telling(this.#order))) this.#order = this.#swept(adopted(this.#order, groups));
  }

  /** The order in which the hand lies for whoever comes anew. */
  #remembered(hand: readonly string[]): Order {
    const groups = this.#told?.deal === this.#deal ? this.#told.groups : [];
    return groups.length ? adopted([], groups) : arranged(hand);
  }

  /** What would not be found again the same is told to the server. */
  #remind(hand: readonly string[]): void {
    if (this.#told === null || this.#sent.size > 0 || hand.length === 0) return;
    const again = standing(settled(this.#remembered(hand), hand, never, this.#closed));
    if (!same(telling(again), telling(this.#order))) this.#tell();
  }

  #tell(): void {
    this.#echoed = false;
    this.#sent.add(this.#send(this.#deal, telling(this.#order)));
  }

  /** After the turn nothing comes back: empty places go. */
  #swept(order: Order): Order {
    return this.#drafting ? order : standing(order);
  }

  #shapeOf(group: Group): Shape | null {
    return shapeOf(
      this.#shapes,
      group.cards.map((one) => one.card),
    );
  }

  /** A meld takes no new card by itself. */
  #closed = (group: Group): boolean => this.#shapeOf({ ...group, cards: group.cards.filter((one) => one.here) }) !== null;

  // -- what the player does ----------------------------------------------------------------------------------

  /** The group that keeps this card, if it lies in one that is kept. */
  keeper(id: number): Held | null {
    const group = this.groups.find((one) => one.keep && one.cards.some((card) => card.id === id));
    return group ?? null;
  }

  /** A card was touched: it is new no longer. */
  touch(id: number): void {
    if (!this.hand.some((one) => one.id === id && one.fresh)) return;
    this.#order = this.#order.map((group) => ({
      ...group,
      cards: group.cards.map((one) => (one.id === id ? { ...one, fresh: false } : one)),
    }));
  }

  move(id: number, by: 1 | -1): void {
    this.#arrange(moved(this.#order, id, by));
  }

  put(ids: readonly number[], beside: Beside): void {
    this.#arrange(put(this.#order, new Set(ids), beside));
  }

  /** Make a gap beside a card, or close the one that is there. */
  gap(id: number, side: Beside["side"]): void {
    this.#arrange(gapped(this.#order, { id, side }));
  }

  /** Make one group of these cards. */
  gather(ids: readonly number[], keep = false): void {
    this.#arrange(gathered(this.#order, new Set(ids), keep));
  }

  /** Take the groups of these cards apart. */
  scatter(ids: readonly number[]): void {
    this.#arrange(scattered(this.#order, new Set(ids)));
  }

  /** Let go of the group that keeps this card. */
  release(id: number): void {
    const group = groupOf(this.#order, id);
    if (group) this.#arrange(keeping(this.#order, group.id, false));
  }

  sort(by: "suit" | "rank"): void {
    this.#arrange(sorted(this.#order, by));
  }

  /** Lay the hand in these groups. */
  inGroups(groups: readonly (readonly string[])[]): void {
    this.#arrange(inGroups(this.#order, groups));
  }

  /** Take the last arrangement back. */
  back(): void {
    const now = telling(this.#order);
    while (this.#past.length && same(now, telling(this.#order))) {
      this.#order = this.#swept(returned(this.#past.at(-1) ?? [], this.#order));
      this.#past = this.#past.slice(0, -1);
    }
    if (!same(now, telling(this.#order))) this.#tell();
  }

  #arrange(order: Order): void {
    if (same(telling(order), telling(this.#order))) return;
    this.#past = [...this.#past, this.#order].slice(-MOST);
    this.#order = order;
    this.#tell();
  }
}

/** What lies in a hand that is seen for the first time is not new. */
const known = (order: Order): Order =>
  every(order).some((one) => one.fresh)
    ? order.map((group) => ({ ...group, cards: group.cards.map((one) => ({ ...one, fresh: false })) }))
    : order;
