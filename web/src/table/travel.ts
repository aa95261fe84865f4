/** A card's way from its player's place to the table. */
import type { TransitionConfig } from "svelte/transition";

import { prefs } from "../prefs.svelte";

/** Nothing travels while the table is being laid for the first time. */
let still = true;

export const settleTable = (value: boolean): void => {
  still = value;
};

const calm = (): boolean =>
  still || prefs.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export function travel(node: Element, { owner }: { owner: number }): TransitionConfig {
  void owner;
  const from = document.querySelector("[data-moving]") ?? document.querySelector(`[data-seat="${owner}"]`);
  if (!from || calm()) return { duration: 0 };
  const a = from.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return {
    duration: 260,
    css: (part, left) => `transform: translate(${x * left}px, ${y * left}px); opacity: ${0.4 + 0.6 * part};`,
  };
}
