/** What can be done with the chosen cards, put in the shapes the page shows. The server said what is possible. */
import { asLaid, RANKS, rankOf, short, shortSlot, spoken, spokenSlot } from "./cards";
import { meldName, type Scene } from "./narrate";
import { t } from "./words";
import type { Meld, Slot, Step, Why } from "./wire";

export type Place = "left" | "right" | "swap" | "borrow";

/** The verbs that play cards of the hand; the others play none, or cards of the table. */
const OF_THE_HAND: readonly Step["verb"][] = ["meld", "lay", "swap", "discard", "knock"];

/** A place on the table where the chosen cards may go, with every way to put them there. */
export interface Landing {
  meld: number;
  place: Place;
  steps: Step[];
}

/** Cards chosen and cards said are the same bag. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/** The steps legal now that play exactly these cards: an answer without asking, for one card. */
export const stepsFor = (steps: readonly Step[], cards: readonly string[]): Step[] =>
  steps.filter((step) => OF_THE_HAND.includes(step.verb) && sameCards(step.cards, cards));

/** The ways to play: the options of an answer, or the readings of an ambiguous saying. */
export function ways(options: readonly Step[], why: Why | null): Step[] {
  return [...(options.length || !why ? options : why.readings)];
}

export function placeOf(step: Step): Place | null {
  if (step.meld === null) return null;
  if (step.verb === "swap" || step.verb === "borrow") return step.verb;
  return step.end === "<" ? "left" : "right";
}

/** Where the chosen cards may land on each meld. */
export function landings(steps: readonly Step[]): Map<number, Landing[]> {
  const found = new Map<number, Landing[]>();
  for (const step of steps) {
    const place = placeOf(step);
    if (place === null || step.meld === null) continue;
    const there = found.get(step.meld) ?? [];
    const same = there.find((one) => one.place === place);
    if (same) same.steps.push(step);
    else there.push({ meld: step.meld, place, steps: [step] });
    found.set(step.meld, there);
  }
  return found;
}

/** Cards of the hand that one step puts on a meld of the table (or on this one). */
export function fitting(steps: readonly Step[], meld: number | null = null): Set<string> {
  const on = steps.filter((step) => step.meld !== null && step.verb !== "borrow" && (meld === null || step.meld === meld));
  return new Set(on.flatMap((step) => step.cards));
}

/** The cards of a step as slots, a joker with what it would stand for. */
export const slotsOf = (step: Step): Slot[] =>
  step.cards.map((card, at) => ({ card, stands_for: step.stands_for[at] ?? null }));

/** The slot a swap would take the joker from. */
export function jokerFor(card: string, slots: readonly Slot[]): number {
  const exact = slots.findIndex((slot) => slot.stands_for === card);
  return exact >= 0 ? exact : slots.findIndex((slot) => slot.stands_for === rankOf(card));
}

/** The slots that a step borrows, the outermost of equal ones. */
export function borrowedSlots(step: Step, slots: readonly Slot[]): Set<number> {
  const found = new Set<number>();
  const order = [...slots.keys()];
  if (step.end === ">") order.reverse();
  for (const want of slotsOf(step)) {
    const at = order.find((one) => {
      const slot = slots[one];
      return !found.has(one) && slot?.card === want.card && (want.stands_for === null || slot.stands_for === want.stands_for);
    });
    if (at !== undefined) found.add(at);
  }
  return found;
}

export interface Pictured {
  slot: Slot;
  moved: boolean;
}

/** How the meld of a step would look afterwards, with the cards that move marked: from the hand, or off the meld. */
export function picture(step: Step, melds: readonly Meld[]): Pictured[] {
  const mine = slotsOf(step).map((slot) => ({ slot, moved: true }));
  const meld = melds.find((one) => one.number === step.meld);
  if (!meld) return mine;
  const there = meld.slots.map((slot) => ({ slot, moved: false }));
  if (step.verb === "borrow") {
    const lent = borrowedSlots(step, meld.slots);
    return there.map((one, at) => ({ ...one, moved: lent.has(at) }));
  }
  if (step.verb === "swap") {
    const at = jokerFor(step.cards[0] ?? "", meld.slots);
    return there.map((one, index) => (index === at && mine[0] ? mine[0] : one));
  }
  const slid = slidFrom(step, meld);
  if (slid !== null) {
    const joker = there[slid];
    const stays = there.map((one, at) => (at === slid && mine[0] ? mine[0] : one));
    const loose = joker ? [{ slot: { card: joker.slot.card, stands_for: null }, moved: true }] : [];
    return step.end === "<" ? [...loose, ...stays] : [...stays, ...loose];
  }
  const low = step.end === "<" ? mine.length : step.end === ">" || meld.kind === "set" ? 0 : lowCards(step, meld);
  return [...mine.slice(0, low), ...there, ...mine.slice(low)];
}

/** Cards laid at both ends of a run are told low to high: how many of them lie below it. */
function lowCards(step: Step, meld: Meld): number {
  const place = (slot: Slot | undefined): number => (slot ? RANKS.indexOf(rankOf(asLaid(slot))) : -1);
  const mine = slotsOf(step);
  const first = place(meld.slots[0]);
  for (let low = mine.length; low > 0; low--) {
    if (mine.slice(0, low).every((slot, at) => place(slot) === first - low + at)) return low;
  }
  return 0;
}

/** A natural laid in a joker's place pushes the joker to an end: the slot it lay in, null for all other steps. */
function slidFrom(step: Step, meld: Meld): number | null {
  if (step.verb !== "lay" || meld.kind !== "run" || step.cards.length !== 1) return null;
  const at = meld.slots.findIndex((slot) => slot.stands_for === step.cards[0]);
  return at < 0 ? null : at;
}

/** A meld by its cards, so that two runs of one owner are told apart: "Aina’s run 5♥–8♥", "your set of nines". */
function meldHere(scene: Scene, meld: Meld, aloud: boolean): string {
  const name = aloud ? spoken : short;
  const cards = meld.slots.map(asLaid);
  return t(aloud ? "meld-here-aloud" : "meld-here", {
    kind: meld.kind,
    whose: meldName(scene, meld.number, scene.me),
    from: name(cards[0] ?? ""),
    to: name(cards.at(-1) ?? ""),
    ranks: t(`ranks-${rankOf(cards[0] ?? "")}`),
  });
}

/** A step in words, for the button that does it; `aloud` for the ear. */
export function doing(step: Step, scene: Scene, aloud = false): string {
  const slots = slotsOf(step);
  const cards = slots.map(aloud ? spokenSlot : shortSlot).join(aloud ? ", " : " ");
  switch (step.verb) {
    case "meld":
      return t("do-meld", { cards, kind: step.kind ?? "run", points: step.points });
    case "lay": {
      const meld = scene.melds.find((one) => one.number === step.meld);
      if (meld && slidFrom(step, meld) !== null) {
        const side = step.end === "<" ? "low" : "high";
        return t("label-slide", { card: cards, meld: meldName(scene, meld.number, scene.me), side });
      }
      return t("do-lay", { cards, meld: meld ? meldHere(scene, meld, aloud) : t("meld-somewhere") });
    }
    case "swap":
      return t("do-swap", { card: aloud ? spoken(step.cards[0] ?? "") : short(step.cards[0] ?? "") });
    case "borrow": {
      const meld = scene.melds.find((one) => one.number === step.meld);
      return t("do-borrow", { cards, meld: meld ? meldHere(scene, meld, aloud) : t("meld-somewhere") });
    }
    case "draw":
      return t("do-draw");
    case "take":
      return t("do-take", { card: cards });
    case "touch":
      return t("do-touch");
    case "discard":
      return t(step.carte ? "do-discard-carte" : "do-discard", { card: cards });
    case "end":
      return t("do-end");
    case "dead":
      return t("do-dead");
    case "pass":
      return t("do-pass");
    case "knock":
      return t(step.left.length ? "do-knock-with" : "do-gin", { card: cards, points: step.points });
    case "biggin":
      return t("do-big-gin");
    case "done":
      return t("do-done");
  }
}

/** What tells this way from the others, in a word or two: the side, or what the jokers stand for. */
export function telling(step: Step, melds: readonly Meld[]): string {
  const jokers = slotsOf(step).filter((slot) => slot.stands_for);
  const parts = jokers.map((slot) => t("way-joker", { card: short(slot.stands_for ?? "") }));
  const meld = melds.find((one) => one.number === step.meld);
  if (step.verb === "lay" && meld?.kind === "run" && step.end !== null && slidFrom(step, meld) === null) {
    const edge = step.end === "<" ? meld.slots[0] : meld.slots.at(-1);
    if (edge) parts.unshift(t("way-beside", { side: step.end === "<" ? "low" : "high", card: short(asLaid(edge)) }));
  }
  if (step.verb === "meld") parts.unshift(t("way-meld", { kind: step.kind ?? "run", points: step.points }));
  return parts.join(" · ");
}
