/** What a turn still owes before it may end, in sentences. The codes come from the server. */
import { t } from "./words";
import type { Opening, ViewMessage } from "./wire";

/** How many jokers that were won must still be laid in this turn. */
export const jokersOwed = (view: ViewMessage): number => view.owed.filter((code) => code === "joker_unused").length;

/** Where the rules of this table let a joker go that was won. */
export const jokerPlace = (view: ViewMessage): "anywhere" | "meld" =>
  view.changes.some((one) => one.path === "swap.use" && one.value === "any") ? "anywhere" : "meld";

/** How far an opening is: its points, and the pure run where one is needed. */
export function openingWords(opening: Opening): [points: string, run: string | null] {
  const { have, need, pure, pure_needed, stands } = opening;
  const points = t(stands ? "opening-stands" : "opening-points", { have, need });
  return [points, pure_needed ? t("opening-pure", { pure: pure ? "yes" : "no" }) : null];
}

function sentence(code: string, view: ViewMessage): string {
  const { have = 0, need = 0 } = view.opening ?? {};
  const cards = view.borrowed.flat().length;
  return t(`owed-${code.replaceAll("_", "-")}`, { have, need, cards, place: jokerPlace(view) });
}

/** Every debt once, in the order in which the end of the turn would be refused for it. */
export const owing = (view: ViewMessage): string[] => [...new Set(view.owed)].map((code) => sentence(code, view));
