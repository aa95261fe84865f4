/** What cards of the hand and melds of the table are called for the ear, with all that the eye sees of them. */
import { spoken, spokenMeld, spokenSlot } from "../cards";
import type { Placed } from "../order";
import type { TableState } from "../state.svelte";
import { joined, t } from "../words";
import type { Meld } from "../wire";

/** A card of the hand: its name, whether it is chosen, new, of use. */
export function cardLabel(table: TableState, one: Placed): string {
  const parts = [spoken(one.card)];
  const place = table.chosen.indexOf(one.id);
  if (place >= 0) parts.push(t("card-chosen", { place: place + 1 }));
  if (one.fresh) parts.push(t("card-new"));
  const group = table.groups.find((group) => group.cards.includes(one));
  if (table.fits.has(one.card) && !group?.keep) parts.push(t("card-fits"));
  if (table.knockable.has(one.card) && !group?.keep) parts.push(t("card-knocks"));
  if (group?.shape) parts.push(t("card-melded"));
  if (group?.keep) parts.push(t("card-kept"));
  return joined(parts);
}

/** A meld of the table: whose, its cards, whether it changed, and whether it takes what is chosen. */
export function meldLabel(table: TableState, meld: Meld): string {
  const there = table.landings.get(meld.number) ?? [];
  const parts = [spokenMeld(meld), ...meld.slots.filter((slot) => slot.stands_for).map(spokenSlot)];
  if (table.touched.has(meld.number)) parts.push(t("meld-touched"));
  if (there.some((one) => one.place === "borrow")) parts.push(t("meld-lends"));
  else if (there.length) parts.push(t("meld-takes"));
  return t("meld-label", {
    whose: meld.owner === table.scene.me ? "mine" : "other",
    owner: table.scene.chairs.find((chair) => chair.seat === meld.owner)?.name ?? "",
    meld: joined(parts),
  });
}
