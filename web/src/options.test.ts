import { expect, test } from "vitest";

import { borrowedSlots, doing, fitting, jokerFor, landings, picture, sameCards, stepsFor, telling, ways } from "./options";
import type { Scene } from "./narrate";
import { step } from "./testing";
import type { Meld, Step, Why } from "./wire";

const run: Meld = {
  number: 1,
  kind: "run",
  owner: 2,
  slots: [
    { card: "5h", stands_for: null },
    { card: "Jk", stands_for: "6h" },
    { card: "7h", stands_for: null },
  ],
  points: 18,
};
const set: Meld = {
  number: 2,
  kind: "set",
  owner: 1,
  slots: [
    { card: "9c", stands_for: null },
    { card: "9s", stands_for: null },
    { card: "Jk", stands_for: "9" },
  ],
  points: 27,
};
const melds = [run, set];
const scene: Scene = {
  me: 1,
  chairs: [
    { seat: 1, name: "Mei", cards: 5 },
    { seat: 2, name: "Aina", cards: 6 },
  ],
  melds,
};

const high = step("lay 8h m1>", { cards: ["8h"], stands_for: [null], meld: 1, end: ">" });
const low = step("lay Jk m1<", { cards: ["Jk"], stands_for: ["4h"], meld: 1, end: "<" });
const swap = step("swap 6h m1", { verb: "swap", cards: ["6h"], stands_for: [null], meld: 1 });
const onSet = step("lay 9d m2", { cards: ["9d"], stands_for: [null], meld: 2 });
const meld = step("meld Qc Qs Jk", {
  verb: "meld",
  cards: ["Qc", "Qs", "Jk"],
  stands_for: [null, null, "Q"],
  kind: "set",
  points: 30,
});

test("cards are compared as bags", () => {
  expect(sameCards(["8h", "8h", "Jk"], ["Jk", "8h", "8h"])).toBe(true);
  expect(sameCards(["8h", "8h"], ["8h"])).toBe(false);
});

test("one chosen card needs no answer: the legal steps know it", () => {
  const end = step("end", { verb: "end" });
  expect(stepsFor([high, low, swap, end], ["8h"])).toEqual([high]);
  expect(stepsFor([end], [])).toEqual([]);
});

test("the readings of an ambiguous saying are ways too", () => {
  const why: Why = { code: "ambiguous", text: "", cards: [], numbers: {}, rule: null, readings: [low] };
  expect(ways([], why)).toEqual([low]);
  expect(ways([high], why)).toEqual([high]);
  expect(ways([], null)).toEqual([]);
});

test("landing places: left, right, the joker; a set takes at the right", () => {
  const places = landings([high, low, swap, onSet, meld]);
  expect(places.get(1)?.map((one) => one.place)).toEqual(["right", "left", "swap"]);
  expect(places.get(2)?.map((one) => one.place)).toEqual(["right"]);
  expect(landings([high, { ...high, words: "other" }]).get(1)?.[0]?.steps).toHaveLength(2);
});

test("cards that fit the table, or one meld of it", () => {
  expect([...fitting([high, swap, onSet, meld])]).toEqual(["8h", "6h", "9d"]);
  expect([...fitting([high, swap, onSet], 2)]).toEqual(["9d"]);
});

test("the joker that a card would free", () => {
  expect(jokerFor("6h", run.slots)).toBe(1);
  expect(jokerFor("9d", set.slots)).toBe(2);
  expect(jokerFor("2c", run.slots)).toBe(-1);
});

test("a picture shows the meld as it would be", () => {
  const cards = (one: Step) => picture(one, melds).map(({ slot, moved }) => (moved ? `+${slot.card}` : slot.card));
  expect(cards(high)).toEqual(["5h", "Jk", "7h", "+8h"]);
  expect(cards(low)).toEqual(["+Jk", "5h", "Jk", "7h"]);
  expect(cards(swap)).toEqual(["5h", "+6h", "7h"]);
  expect(cards(meld)).toEqual(["+Qc", "+Qs", "+Jk"]);
});

test("cards at both ends of a run, and a joker pushed to an end", () => {
  const both = step("lay 3h4h8h m1", { cards: ["3h", "4h", "8h"], stands_for: [null, null, null], meld: 1 });
  const cards = (one: Step) => picture(one, melds).map(({ slot, moved }) => (moved ? `+${slot.card}` : slot.card));
  expect(cards(both)).toEqual(["+3h", "+4h", "5h", "Jk", "7h", "+8h"]);
  const slide = step("lay 6h m1>", { cards: ["6h"], stands_for: [null], meld: 1, end: ">" });
  expect(cards(slide)).toEqual(["5h", "+6h", "7h", "+Jk"]);
  expect(doing(slide, scene)).toBe("Put 6♥ into Aina’s run and move the joker to the high end");
  expect(telling(slide, melds)).toBe("");
});

test("the button says what it will do", () => {
  expect(doing(high, scene)).toBe("Lay 8♥ on Aina’s run 5♥–7♥");
  expect(doing(onSet, scene)).toBe("Lay 9♦ on your set of nines");
  expect(doing(swap, scene)).toBe("Swap 6♥ for the joker");
  expect(doing(meld, scene)).toBe("Meld Q♣ Q♠ ★Q (30)");
  expect(doing(meld, scene, true)).toBe("Meld queen of clubs, queen of spades, joker as a queen (30)");
});

test("ways are told apart by side and by what jokers stand for", () => {
  expect(telling(low, melds)).toBe("at the low end, before 5♥ · joker is 4♥");
  expect(telling(high, melds)).toBe("at the high end, after 7♥");
  expect(telling(meld, melds)).toBe("a set, 30 points · joker is Q");
});

test("borrowing lifts cards off a meld, and plays none of the hand", () => {
  const end = step("borrow 7h m1>", { verb: "borrow", cards: ["7h"], meld: 1, end: ">" });
  expect(picture(end, melds).map(({ slot, moved }) => (moved ? `+${slot.card}` : slot.card))).toEqual(["5h", "Jk", "+7h"]);
  expect(doing(end, scene)).toBe("Borrow 7♥ from Aina’s run 5♥–7♥");
  expect(landings([end]).get(1)?.map((one) => one.place)).toEqual(["borrow"]);
  expect(stepsFor([end], ["7h"])).toEqual([]);
  expect(fitting([end])).toEqual(new Set());
});

test("of equal cards the outermost is borrowed, and a joker by what it stands for", () => {
  const both = [
    { card: "Ah", stands_for: null },
    { card: "Kh", stands_for: null },
    { card: "Ah", stands_for: null },
  ];
  const ace = step("borrow Ah m3>", { verb: "borrow", cards: ["Ah"], meld: 3, end: ">" });
  expect(borrowedSlots(ace, both)).toEqual(new Set([2]));
  expect(borrowedSlots({ ...ace, end: "<" }, both)).toEqual(new Set([0]));
  const joker = step("borrow Jk=6h m1", { verb: "borrow", cards: ["Jk"], stands_for: ["6h"], meld: 1 });
  expect(borrowedSlots(joker, run.slots)).toEqual(new Set([1]));
});

test("drawing, taking, touching and discarding are said as they are", () => {
  const said = (verb: Step["verb"], over: Partial<Step> = {}) => doing(step(verb, { verb, ...over }), scene);
  expect(said("draw")).toBe("Draw a card");
  expect(said("take", { cards: ["Th"] })).toBe("Take 10♥");
  expect(said("touch")).toBe("Touch the pile");
  expect(said("discard", { cards: ["5h"] })).toBe("Discard 5♥");
  expect(said("discard", { cards: ["5h"], carte: true })).toBe("Discard 5♥ and say “carte”");
});
