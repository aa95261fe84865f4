/** Cards as the wire writes them (`7h`, `Tc`, `Jk`), and their names. No rule of any game is here. */
import { t } from "./words";
import type { Meld, Slot } from "./wire";

export const RANKS = "A23456789TJQK";
/** Black and red alternate, so that neighbours in a sorted hand differ. */
export const SUITS = "shcd";

export const isJoker = (card: string): boolean => card === "Jk";
export const rankOf = (card: string): string => card.charAt(0);
export const suitOf = (card: string): string => card.charAt(1);

/** For the ear: "10 of clubs". A single letter is a rank: "joker as a 9". */
export function spoken(card: string): string {
  if (isJoker(card)) return t("joker");
  return t("card-name", { rank: t(`rank-${rankOf(card)}`), suit: t(`suit-${suitOf(card)}`) });
}

/** For the eye: "10♣". */
export function short(card: string): string {
  if (isJoker(card)) return t("joker-short");
  if (card.length === 1) return t(`rank-short-${card}`);
  return t("card-short", { rank: t(`rank-short-${rankOf(card)}`), suit: t(`suit-short-${suitOf(card)}`) });
}

export function spokenSlot({ card, stands_for }: Slot): string {
  if (!stands_for) return spoken(card);
  if (stands_for.length === 1) return t(`joker-as-${stands_for}`);
  return t("joker-for-card", { card: spoken(stands_for) });
}

export function shortSlot({ card, stands_for }: Slot): string {
  return stands_for ? t("joker-short-for", { card: short(stands_for) }) : short(card);
}

/** The card of a slot as it counts in its meld: a joker is what it stands for. */
export const asLaid = ({ card, stands_for }: Slot): string => stands_for ?? card;

/** A meld in a few words: "run of hearts, 5 to 8". */
export function spokenMeld({ kind, slots }: Pick<Meld, "kind" | "slots">): string {
  const first = slots[0];
  const last = slots.at(-1);
  if (!first || !last) return "";
  if (kind === "set") return t("meld-set", { count: slots.length, ranks: t(`ranks-${rankOf(asLaid(first))}`) });
  const [from, to] = [asLaid(first), asLaid(last)];
  return t("meld-run", {
    suit: t(`suit-${suitOf(from)}`),
    from: t(`rank-${rankOf(from)}`),
    to: t(`rank-${rankOf(to)}`),
  });
}

const place = (list: string, one: string): number => (list.includes(one) ? list.indexOf(one) : list.length);

export function bySuit(a: string, b: string): number {
  if (isJoker(a) || isJoker(b)) return Number(isJoker(a)) - Number(isJoker(b));
  return place(SUITS, suitOf(a)) - place(SUITS, suitOf(b)) || place(RANKS, rankOf(a)) - place(RANKS, rankOf(b));
}

export function byRank(a: string, b: string): number {
  if (isJoker(a) || isJoker(b)) return Number(isJoker(a)) - Number(isJoker(b));
  return place(RANKS, rankOf(a)) - place(RANKS, rankOf(b)) || place(SUITS, suitOf(a)) - place(SUITS, suitOf(b));
}
