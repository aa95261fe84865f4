/** A card's way from its player's place to the table. */
import type { TransitionConfig } from "svelte/transition";

import { calm, travelNow } from "../motion";

/** Nothing travels while the table is being laid for the first time. */
let still = true;

export const settleTable = (value: boolean): void => {
  still = value;
};

const placeOf = (seat: number): Element | null => document.querySelector(`[data-seat="${seat}"]`);

/** From the player who moves, who may lay a card on a meld of another. */
export const travel = (node: Element, { owner }: { owner: number }): TransitionConfig =>
  way(node, document.querySelector("[data-moving]") ?? placeOf(owner));

/** From the player who discarded, whose turn is over by then; `null`: from nobody, the card lay there. */
export const discarded = (node: Element, { by }: { by: number | null }): TransitionConfig =>
  way(node, by === null ? null : placeOf(by));

function way(node: Element, from: Element | null): TransitionConfig {
  if (!from || still || calm()) return { duration: 0 };
  const a = from.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return {
    duration: travelNow(),
    css: (part, left) => `transform: translate(${x * left}px, ${y * left}px); opacity: ${0.4 + 0.6 * part};`,
  };
}
