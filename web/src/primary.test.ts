import { expect, test } from "vitest";

import { halted, borrows, mainButton, takeOf, type Moment } from "./primary";
import { meld, place, room, step, view } from "./testing";
import type { ViewMessage } from "./wire";

const set = meld(1, "set", 2, "7h", "7s", "7d", "7c");

function moment(of: ViewMessage, over: Partial<Moment> = {}): Moment {
  return {
    view: of,
    scene: { me: of.seat, chairs: of.chairs, melds: of.melds, grammar: of.grammar },
    myTurn: of.turn === of.seat,
    chosen: 0,
    fromHand: true,
    target: null,
    takes: false,
    borrowing: false,
    options: [],
    why: null,
    owed: [],
    ...over,
  };
}

const label = (of: ViewMessage, over: Partial<Moment> = {}): string => mainButton(moment(of, over)).label;

const draw = step("draw", { verb: "draw" });
const take = step("take", { verb: "take" });
const discard = step("discard 5h", { verb: "discard", cards: ["5h"] });
const lay = step("lay 5h m1", { cards: ["5h"], meld: 1 });
const borrow = step("borrow 7h m1", { verb: "borrow", cards: ["7h"], meld: 1 });

test("in the draw the button draws, and says so where the stock is used up", () => {
  const drawing = view({ phase: "draw", steps: [draw, take] });
  expect(mainButton(moment(drawing)).steps).toEqual([draw]);
  expect(label(drawing)).toBe("Draw a card");
  expect(label({ ...drawing, stock: 0 })).toMatch(/^Draw: the stock is empty/);
  expect(label({ ...drawing, turn: 2 })).toBe("Aina is playing …");
});

test("the card that may be taken is the top of the discards", () => {
  const drawing = view({ phase: "draw", steps: [draw, take], pile: ["9d", "Th"] });
  expect(takeOf(drawing)?.cards).toEqual(["Th"]);
  expect(takeOf({ ...drawing, pile: [] })).toBeNull();
  expect(takeOf({ ...drawing, steps: [draw] })).toBeNull();
});

test("a discard has the button only when the card can do nothing else", () => {
  const playing = view({ steps: [discard, lay], melds: [set] });
  expect(label(playing, { chosen: 1, options: [discard] })).toBe("Discard 5♥");
  expect(mainButton(moment(playing, { chosen: 1, options: [discard, lay] })).steps).toEqual([lay]);
  expect(label(playing, { chosen: 1, options: [{ ...discard, carte: true }] })).toBe("Discard 5♥ and say “carte”");
});

test("what to choose is said while nothing is chosen", () => {
  expect(label(view({ steps: [discard, lay] }))).toBe("Choose cards to play, or one to discard");
  expect(label(view({ steps: [discard] }))).toBe("Choose a card to discard");
  expect(label(view({ grammar: "shed" }))).toBe("Choose cards to play");
  expect(label(view(), { chosen: 1, fromHand: false })).toMatch(/^Choose cards of your hand/);
});

test("a meld that was tapped lends its cards where none of the hand fits", () => {
  const playing = view({ steps: [borrow, discard], melds: [set] });
  expect(label(playing, { target: 1 })).toBe("Borrow 7♥ from Aina’s set of sevens");
  expect(label(playing, { target: 1, takes: true })).toBe("Choose a card for this meld");
  expect(label(playing, { target: 2 })).toBe("No single card of yours fits on this meld");
  expect(label(playing, { borrowing: true })).toBe("Tap the meld that you want to borrow from");
  expect(borrows(playing, 1)).toEqual([borrow]);
  expect(borrows(playing, 2)).toEqual([]);
});

test("why nothing can be done is the button's text, with its rule", () => {
  const why = { code: "open_points", text: "39 of 51 points.", cards: [], numbers: {}, rule: "B4.1", readings: [] };
  expect(mainButton(moment(view(), { chosen: 1, why }))).toMatchObject({ label: "39 of 51 points.", rule: "B4.1", steps: [] });
});

test("a single card that can do nothing is kept by what is owed", () => {
  const owed = ["Your opening has 39 of 51 points.", "Your opening still needs a pure run."];
  expect(label(view(), { chosen: 1, owed })).toBe(owed.join(" "));
  expect(label(view(), { chosen: 2, owed })).not.toBe(owed.join(" "));
});

test("between deals the button deals", () => {
  expect(mainButton(moment(view({ phase: "deal_over", turn: null }))).next).toBe(true);
  expect(mainButton(moment(view({ phase: "match_over", turn: null })))).toMatchObject({ next: false, steps: [] });
});

test("in a pause, and while a bot plays for me, the button says so; what it does then is take the seat back", () => {
  const taken: number[] = [];
  const back = (seat: number): void => void taken.push(seat);
  const places = [place(1, "Mei", { stand_in: true }), place(2, "Boris")];
  expect(halted(null, back)).toBeNull();
  expect(halted(room(), back)).toBeNull();
  expect(halted(room({ you: 2, places }), back)).toBeNull();
  halted(room({ places }), back)?.run?.();
  expect(taken).toEqual([1]);
  const paused = halted(room({ places, paused: 2 }), back);
  expect([paused?.run, paused?.label]).toEqual([null, expect.stringContaining("Boris")]);
});
