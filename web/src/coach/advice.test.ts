import { expect, test } from "vitest";

import { advise, progress, type Moment } from "./advice";
import { openingOf } from "./opening";
import { step, view } from "../testing";
import type { AnyEvent, Opening, Step, ViewMessage } from "../wire";

const run = (words: string, cards: string[], points = 0): Step => step(words, { verb: "meld", kind: "run", cards, points });
const withJoker = (words: string, cards: string[], points = 0): Step =>
  step(words, { verb: "meld", kind: "set", cards, stands_for: cards.map((card) => (card === "Jk" ? "9" : null)), points });
const lay = (card: string, meld = 1): Step => step(`lay ${card} m${meld}`, { verb: "lay", cards: [card], meld });
const end = step("end", { verb: "end" });
const discard = (card: string, points: number): Step => step(`discard ${card}`, { verb: "discard", cards: [card], points });

const PURE = run("meld 6h7h8h", ["6h", "7h", "8h"], 21);
const LONG = run("meld 2c3c4c5c", ["2c", "3c", "4c", "5c"], 14);

let seq = 0;
const did = (type: string, over: object = {}): AnyEvent => ({ type, seq: ++seq, deal: 1, stand_in: false, seat: 1, ...over }) as AnyEvent;
const PASSPORT = did("melded", { passport: true });
const LAID = did("laid_off", { passport: false });

function moment(over: Partial<ViewMessage>, more: Partial<Moment> = {}): Moment {
  const seen = view({ grammar: "shed", game: "penang", ...over });
  return {
    view: seen,
    scene: { me: 1, chairs: seen.chairs, melds: seen.melds },
    log: [],
    myTurn: true,
    chosen: [],
    ways: 1,
    choosing: null,
    ...more,
  };
}

test("the passport first: its cards, then the button, then the end of the turn", () => {
  const steps = [withJoker("meld 9c9hJk", ["9c", "9h", "Jk"]), PURE];
  const first = advise(moment({ steps }));
  expect([first.goal, first.cards, first.press]).toEqual(["passport", ["6h", "7h", "8h"], null]);
  expect(first.text).toBe("Choose 6♥, 7♥, and 8♥ in your hand.");
  expect(advise(moment({ steps }, { chosen: ["8h", "6h", "7h"] }))).toMatchObject({ press: "main", text: "Press “Meld 6♥ 7♥ 8♥ (21)”." });
  expect(advise(moment({ steps: [LONG, end], draft: ["meld 6h7h8h"] }))).toMatchObject({ press: "end", goal: null });
});

test("cards that do not belong to it are named as what is too much", () => {
  expect(advise(moment({ steps: [PURE] }, { chosen: ["6h", "Kd"] })).text).toBe("Choose 6♥, 7♥, and 8♥ in your hand, and nothing else.");
});

test("the longest pure run, and a card that goes to one place only", () => {
  expect(advise(moment({ steps: [PURE, LONG] })).cards).toEqual(LONG.cards);
  const steps = [lay("9d", 1), lay("9d", 2), lay("Jk", 1), lay("4s", 2)];
  expect(advise(moment({ steps }, { log: [PASSPORT] }))).toMatchObject({ goal: "layoff", cards: ["4s"] });
});

test("several ways are chosen among in the dialog", () => {
  const steps = [lay("9d", 1), lay("9d", 2)];
  const one = { log: [PASSPORT], chosen: ["9d"], ways: 2 };
  expect(advise(moment({ steps }, one)).text).toContain("Press the big button");
  expect(advise(moment({ steps }, { ...one, choosing: steps }))).toMatchObject({ press: "way", words: "lay 9d m1" });
});

test("what cannot be done now waits: anything else that ends the turn is done instead", () => {
  const swapLeft = { log: [PASSPORT, LAID] };
  expect(advise(moment({ steps: [PURE] }, swapLeft))).toMatchObject({ goal: null, cards: PURE.cards });
  expect(advise(moment({ steps: [end], draft: ["meld 2c3c4c"] }, swapLeft)).press).toBe("end");
  expect(advise(moment({ steps: [step("dead", { verb: "dead" })] }, swapLeft))).toMatchObject({ press: "main", words: "dead" });
});

test("it says what a swap still needs, and takes back what leads nowhere", () => {
  const swapped = { log: [PASSPORT, LAID] };
  expect(advise(moment({ steps: [PURE], draft: ["swap 9d m1"] }, swapped)).cards).toEqual(PURE.cards);
  expect(advise(moment({ steps: [], draft: ["swap 9d m1"] }, swapped)).press).toBe("undo");
});

test("goals are ticked by what the seat did itself", () => {
  const log = [did("melded", { seat: 2, passport: true }), PASSPORT, LAID];
  expect(progress(moment({}, { log })).map((one) => one.done)).toEqual([true, true, false]);
  const all = advise(moment({ steps: [PURE] }, { log: [...log, did("swapped")] }));
  expect([all.press, all.cards]).toEqual([null, []]);
});

test("while others play, and when the deal is over, there is nothing to do", () => {
  expect(advise(moment({ turn: 2 }, { myTurn: false })).text).toContain("Aina plays");
  expect(advise(moment({ phase: "deal_over", turn: null }, { myTurn: false, log: [PASSPORT] })).text).toContain("1 of 3");
});

const OPENING: Opening = { have: 0, need: 51, pure: false, pure_needed: true, stands: false };
const HAND = ["5h", "6h", "7h", "Tc", "Td", "Th", "Jk", "2s"];
const TENS = withJoker("meld TcTdThJk", ["Tc", "Td", "Th", "Jk"], 40);
const rami = (over: Partial<ViewMessage>, more: Partial<Moment> = {}): Moment =>
  moment({ grammar: "draw_meld_discard", hand: HAND, opening: OPENING, ...over }, { log: [did("drew")], ...more });

test("an opening is found with its pure run, and of what is laid already only the rest", () => {
  const small = run("meld 5h6h7h", ["5h", "6h", "7h"], 18);
  expect(openingOf([TENS, small], HAND, OPENING)).toEqual([small, TENS]);
  expect(openingOf([TENS], HAND, { ...OPENING, have: 18, pure: true })).toEqual([TENS]);
  expect(openingOf([TENS], HAND, OPENING)).toBeNull();
  expect(openingOf([TENS, run("meld 5hThJk", ["5h", "Th", "Jk"], 30)], HAND, OPENING)).toBeNull();
});

test("an opening that comes to too little is taken back, and then a card is thrown", () => {
  const laid = { opening: { ...OPENING, have: 18, pure: true }, draft: ["meld 5h6h7h"], owed: ["open_points"] };
  expect(advise(rami({ ...laid, steps: [discard("2s", 2)] })).press).toBe("undo");
  const thrown = advise(rami({ steps: [discard("Jk", 25), discard("2s", 2), discard("Td", 10), TENS] }));
  expect([thrown.goal, thrown.cards]).toEqual(["discard", ["2s"]]);
});

test("the turn of the opening ends before something new is tried", () => {
  const stands = { opening: { ...OPENING, have: 58, pure: true, stands: true }, draft: ["meld 5h6h7h", "meld TcTdThJk"] };
  const steps = [lay("8h"), discard("2s", 2)];
  expect(advise(rami({ ...stands, steps })).cards).toEqual(["2s"]);
  expect(advise(rami({ steps, opening: null }, { log: [did("drew"), PASSPORT, did("discarded")] }))).toMatchObject({ goal: "layoff", cards: ["8h"] });
});
