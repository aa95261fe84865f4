import { expect, test } from "vitest";

import { covered } from "./folding";
import { meld } from "./testing";

const places = (...cards: string[]): number[] => [...covered(meld(1, "run", 1, ...cards))];

test("a long run shows both ends, and what lies between is covered", () => {
  expect(places("4h", "5h", "6h", "7h", "8h", "9h")).toEqual([1, 2, 3, 4]);
  expect(places("4h", "5h", "6h", "7h")).toEqual([1, 2]);
});

test("a single card between is not covered, and a joker never", () => {
  expect(places("4h", "5h", "6h")).toEqual([]);
  expect(places("4h", "5h", "Jk", "7h", "8h", "9h")).toEqual([3, 4]);
});

test("a set is not folded", () => {
  expect([...covered(meld(1, "set", 1, "9c", "9d", "9h", "9s", "9c"))]).toEqual([]);
});
