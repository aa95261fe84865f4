import { expect, test } from "vitest";

import { onLoan, pinned, stillChosen } from "./held";
import type { Placed } from "./order";

const hand = (...cards: string[]): Placed[] => cards.map((card, at) => ({ id: at + 1, card, here: true, fresh: false }));

test("the taken card and the jokers won are pinned, the newest of equal ones", () => {
  const held = hand("7h", "Jk", "7h", "5c", "Jk");
  expect(pinned(held, "7h", 1).map((one) => one.id)).toEqual([3, 5]);
  expect(pinned(held, null, 2).map((one) => one.id)).toEqual([5, 2]);
  expect(pinned(held, null, 0)).toEqual([]);
});

test("a card that came just now is the one, wherever it lies", () => {
  const held = hand("7h", "5c", "7h").map((one) => (one.id === 1 ? { ...one, fresh: true } : one));
  expect(pinned(held, "7h", 0).map((one) => one.id)).toEqual([1]);
});

test("a taken joker is not counted as one that was won", () => {
  expect(pinned(hand("Jk", "Jk"), "Jk", 1)).toHaveLength(2);
});

test("borrowed cards have ids of their own", () => {
  expect(onLoan([["7h"], ["8c", "9c"]]).map((group) => group.map((one) => one.id))).toEqual([[-1], [-2, -3]]);
});

test("what was borrowed just now is chosen with the cards that wait for it", () => {
  const before = onLoan([["7h"]]);
  expect(stillChosen([1, 2], hand("5h", "6h"), [], before)).toEqual([1, 2, -1]);
  expect(stillChosen([1, -1], hand("5h"), before, onLoan([["7h"], ["8c"]]))).toEqual([1, -1, -2]);
});

test("what was laid or given back is chosen no more", () => {
  const before = onLoan([["7h"], ["8c"]]);
  expect(stillChosen([1, -1, -2], hand("5h"), before, onLoan([["8c"]]))).toEqual([1]);
  expect(stillChosen([1, 9], hand("5h"), [], [])).toEqual([1]);
});
