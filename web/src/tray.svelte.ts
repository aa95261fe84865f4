/** My hand in my own order, kept on this device: what lies where is the player's, what is held the server's. */
import { bestOrder } from "./gin";
import { arranged, forgotten, inOrder, moved, present, remembered, settled, sorted, type Placed } from "./order";
import { keep, recall } from "./prefs.svelte";
import type { ViewMessage } from "./wire";

interface Kept {
  deal: number;
  cards: string[];
}

export class Tray {
  #placed = $state.raw<Placed[]>([]);
  #deal = 0;
  readonly #key: string;

  hand = $derived(present(this.#placed));

  constructor(table: string) {
    this.#key = `tierce.hand.${table}`;
  }

  /** Lay the hand of a view; of two equal cards the `spent` one has gone. */
  arrange(view: ViewMessage, before: ViewMessage | null, spent: ReadonlySet<number>): void {
    let order = this.#placed;
    this.#deal = view.deal;
    if (before?.deal !== view.deal) {
      const kept = recall<Kept>(this.#key);
      order = kept?.deal === view.deal ? remembered(kept.cards) : arranged(view.hand);
    }
    order = settled(order, view.hand, spent);
    if (view.draft.length === 0) order = forgotten(order);
    if (!before) order = order.map((one) => ({ ...one, fresh: false }));
    this.#keep(order);
  }

  /** A card was touched: it is new no longer. */
  touch(id: number): void {
    this.#placed = this.#placed.map((one) => (one.id === id ? { ...one, fresh: false } : one));
  }

  move(id: number, by: number): void {
    this.#keep(moved(this.#placed, id, by));
  }

  sort(by: "suit" | "rank"): void {
    this.#keep(sorted(this.#placed, by));
  }

  /** Put the hand in its best melds, the rest beside them. */
  best(deadwood: ViewMessage["deadwood"]): void {
    if (deadwood) this.#keep(inOrder(this.#placed, bestOrder(deadwood)));
  }

  #keep(order: Placed[]): void {
    this.#placed = order;
    // A spectator has no hand to remember.
    if (order.length) keep(this.#key, { deal: this.#deal, cards: order.map((one) => one.card) } satisfies Kept);
  }
}
