/** Long runs where there is little room: both ends and every joker stay readable, the cards between lie close. */
import { isJoker } from "./cards";
import type { Meld } from "./wire";

/** The places of the cards that may be covered by the next; none, where only a single one would be. */
export function covered({ kind, slots }: Pick<Meld, "kind" | "slots">): Set<number> {
  if (kind === "set") return new Set();
  const inner = [...slots.keys()].filter((at) => at > 0 && at < slots.length - 1 && !isJoker(slots[at]?.card ?? ""));
  return new Set(inner.filter((at) => inner.includes(at - 1) || inner.includes(at + 1)));
}
