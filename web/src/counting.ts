/** How a deal was priced, in words: the way out, and what became of each count. */
import { t } from "./words";
import type { Count, Exit } from "./wire";

/** The way the winner went out, as far as it is more than that. */
export function wayOut(exit: Exit): string[] {
  const parts: string[] = [];
  if (exit.rami_sec) parts.push(t("exit-rami-sec"));
  else if (exit.at_once) parts.push(t("exit-at-once"));
  if (exit.at_once && exit.jokers) parts.push(t("exit-jokers", { count: exit.jokers }));
  if (exit.joker_last) parts.push(t("exit-joker-last"));
  if (exit.at_once && exit.used_table) parts.push(t("exit-used-table"));
  if (exit.forfeited) parts.push(t("exit-forfeited"));
  return parts;
}

/** How a score came about, as far as it is more than a sum of cards. */
export function more(count: Count): string[] {
  const parts: string[] = [];
  if (count.doubled_by_jokers) parts.push(t("count-doubled"));
  if (count.flat !== null) parts.push(t("count-flat", { points: count.flat }));
  if (count.penalty) parts.push(t("count-penalty", { points: count.penalty }));
  if (count.times !== "1") parts.push(t("count-times", { times: count.times }));
  if (count.bonus) parts.push(t("count-bonus", { points: count.bonus }));
  if (count.factor !== 1) parts.push(t("count-factor", { factor: count.factor }));
  if (count.settlement !== null) parts.push(t("count-settlement", { amount: count.settlement }));
  return parts;
}
