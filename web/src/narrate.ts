/** What happened, in sentences: for the log, and for the live region that screen readers read out. */
import { isJoker, shortSlot, spokenMeld, spokenSlot } from "./cards";
import { joined, listed, t } from "./words";
import type { AnyEvent, Chair, Meld, Result, Slot, ViewMessage } from "./wire";

/** What a sentence needs to know besides the event: who sits where, and the melds on the table. */
export interface Scene {
  /** My seat; null for who only watches. */
  me: number | null;
  chairs: Pick<Chair, "seat" | "name" | "cards">[];
  melds: Meld[];
  grammar?: ViewMessage["grammar"] | undefined;
}

export interface Said {
  seq: number;
  seat: number | null;
  /** For the eye, with short cards. */
  text: string;
  /** For the ear, with spoken cards. */
  aloud: string;
  meld: number | null;
}

const nameOf = (scene: Scene, seat: number): string =>
  scene.chairs.find((chair) => chair.seat === seat)?.name ?? String(seat);

/** "your run of hearts", "their own set of nines", "Aina's run of spades". */
export function meldName(scene: Scene, number: number, actor: number | null): string {
  const meld = scene.melds.find((one) => one.number === number);
  if (!meld) return t("meld-somewhere");
  const whose = meld.owner === scene.me ? "mine" : meld.owner === actor ? "own" : "other";
  return t("meld-of", { whose, owner: nameOf(scene, meld.owner), kind: meld.kind });
}

/** How a deal ended, in a word of its game: "Game" is what Penang calls going out. */
export function endingOf({ ending, exit, showdown }: Result, grammar?: Scene["grammar"]): string {
  if (grammar === "concealed" && ending === "blocked") return "dead_hand";
  if (showdown?.undercut) return "undercut";
  return ending === "game" && exit ? "out" : ending;
}

/** Cards side by side; for the ear with a pause between them. */
const row = (slots: readonly Slot[], name: (slot: Slot) => string): string =>
  name === spokenSlot ? joined(slots.map(name)) : slots.map(name).join(" ");

/** Several melds by their cards: "5♣ 5♦ 5♥, 7♠ 8♠ 9♠". */
const meldsShown = (melds: readonly Meld[], name: (slot: Slot) => string): string =>
  joined(melds.map((meld) => (name === spokenSlot ? spokenMeld(meld) : meld.slots.map(name).join(" ")))) || "none";

/** A hand as it was shown after a knock. */
function handShown({ melds, left, deadwood }: { melds: Meld[]; left: string[]; deadwood: number }, name: (slot: Slot) => string): string {
  const cards = row(left.map((card) => ({ card, stands_for: null })), name);
  return t("shown-cards", { melds: meldsShown(melds, name), left: cards || "none", points: deadwood });
}

/** One event in a sentence; a meld is named by its cards. What a bot did for a person is told so. */
export function sentence(event: AnyEvent, scene: Scene, name: (slot: Slot) => string): string {
  const line = deed(event, scene, name);
  if (!event.stand_in || !("seat" in event)) return line;
  return t("happened-stand-in", { line, me: event.seat === scene.me ? "yes" : "no", name: nameOf(scene, event.seat) });
}

function deed(event: AnyEvent, scene: Scene, name: (slot: Slot) => string): string {
  if (event.type === "deal_ended") {
    const names = event.result.winners.map((seat) => nameOf(scene, seat));
    return t("happened-deal-ended", { ending: endingOf(event.result, scene.grammar), names: listed(names), count: names.length });
  }
  const who = { me: event.seat === scene.me ? "yes" : "no", name: nameOf(scene, event.seat) };
  const named = (card: string): string => name({ card, stands_for: null });
  const several = (cards: string[]): string => row(cards.map((card) => ({ card, stands_for: null })), name);
  const opens = (line: string): string =>
    scene.grammar === "draw_meld_discard" && "passport" in event && event.passport ? t("happened-opens", { ...who, line }) : line;
  switch (event.type) {
    case "dealt":
      return t("happened-dealt", { ...who, count: event.count });
    case "melded":
      return opens(
        t("happened-melded", {
          ...who,
          passport: event.passport ? "yes" : "no",
          meld: spokenMeld(event),
          cards: row(event.slots, name),
        }),
      );
    case "laid_off": {
      const meld = meldName(scene, event.meld, event.seat);
      return opens(t(event.slid ? "happened-slid" : "happened-laid-off", { ...who, card: name(event), meld }));
    }
    case "swapped":
      return t("happened-swapped", { ...who, card: named(event.card), meld: meldName(scene, event.meld, event.seat) });
    case "borrowed":
      return t("happened-borrowed", { ...who, cards: several(event.cards), meld: meldName(scene, event.meld, event.seat) });
    case "drew":
      return t("happened-drew", { ...who, card: event.card === null ? "hidden" : named(event.card) });
    case "took":
      return t("happened-took", { ...who, card: named(event.card) });
    case "cut":
      return t("happened-cut", { ...who, card: named(event.card), kept: isJoker(event.card) ? "yes" : "no" });
    case "turned_up":
      return t("happened-turned-up", { card: named(event.card) });
    case "touched":
      return t("happened-touched", who);
    case "renewed":
      return t("happened-renewed", { count: event.count });
    case "discarded":
      return t("happened-discarded", { ...who, card: named(event.card), carte: event.carte ? "yes" : "no" });
    case "penalised":
      return t("happened-penalised", { ...who, count: event.count, cards: event.cards ? several(event.cards) : "hidden" });
    case "passed":
      return t("happened-passed", who);
    case "knocked": {
      const melds = meldsShown(event.melds, name);
      if (event.card === null) return t("happened-big-gin", { ...who, melds });
      if (event.left.length === 0) return t("happened-gin", { ...who, card: named(event.card), melds });
      return t("happened-knocked", { ...who, card: named(event.card), shown: handShown(event, name) });
    }
    case "shown":
      return t("happened-shown", { ...who, shown: handShown(event, name) });
    case "turn_ended":
      return t("happened-turn-ended", who);
    case "died":
      return t("happened-died", { ...who, passport: event.passport ? "yes" : "no" });
    case "went_out":
      return t(scene.grammar === "draw_meld_discard" ? "happened-out" : "happened-went-out", who);
  }
}

/** Whether an event is worth a line: that a turn ended, or that somebody drew, is seen by what comes next. */
export const worthALine = (event: AnyEvent): boolean =>
  event.type !== "turn_ended" && event.type !== "dealt" && !(event.type === "drew" && event.card === null);

export function said(event: AnyEvent, scene: Scene): Said {
  return {
    seq: event.seq,
    seat: "seat" in event ? event.seat : null,
    text: sentence(event, scene, shortSlot),
    aloud: sentence(event, scene, spokenSlot),
    meld: "meld" in event ? event.meld : null,
  };
}

/** News for the ear: each event, and after the last one of a seat how many cards it has left. */
export function announcement(news: readonly AnyEvent[], scene: Scene): string {
  // What I laid was said when I laid it; what a bot laid for me was not.
  const told = ["melded", "laid_off", "swapped", "took", "touched", "borrowed", "discarded", "passed", "knocked"];
  const lines = news.filter((event) => worthALine(event) && !("seat" in event && event.seat === scene.me && !event.stand_in && told.includes(event.type)));
  return joined(
    lines.map((event, at) => {
      const line = sentence(event, scene, spokenSlot);
      if (scene.grammar === "concealed" || event.type === "deal_ended" || event.type === "went_out") return line;
      const next = lines[at + 1];
      if (next && "seat" in next && next.seat === event.seat) return line;
      const chair = scene.chairs.find((one) => one.seat === event.seat);
      return chair ? t("happened-cards-left", { line, count: chair.cards }) : line;
    }),
    "lines",
  );
}

/** The events since the last turn that I ended myself (or since the deal began), oldest first. */
export function sinceMyTurn(log: readonly AnyEvent[], me: number | null): AnyEvent[] {
  const ends = ["turn_ended", "discarded", "passed", "knocked"];
  const byMe = (event: AnyEvent): boolean => "seat" in event && event.seat === me && !event.stand_in;
  const mine = log.findLastIndex((event) => ends.includes(event.type) && byMe(event));
  return log.slice(mine + 1).filter((event) => worthALine(event) && "seat" in event && !byMe(event));
}
