import { expect, test } from "vitest";

import { layingOf, otherWays } from "./revise";
import { meld, step } from "./testing";
import type { Meld } from "./wire";

const joker = { card: "Jk", stands_for: "Th" };
const run: Meld = { ...meld(2, "run", 1, "8h", "9h"), slots: [...meld(2, "run", 1, "8h", "9h").slots, joker] };
const old = meld(1, "run", 2, "2c", "3c", "4c");

test("the step that laid a joker is found, with what came after it", () => {
  const draft = ["lay 5c m1>", "meld 8h9hJk=Th", "lay 6c m1>"];
  expect(layingOf(draft, [old, run], run, joker)).toEqual({
    words: "meld 8h9hJk=Th",
    verb: "meld",
    cards: ["8h", "9h", "Jk"],
    meld: null,
    after: ["lay 6c m1>"],
  });
});

test("a joker laid off is found by the meld and by what it stands for", () => {
  const draft = ["lay 7h m2<", "lay Jk=Th m2>"];
  expect(layingOf(draft, [old, run], run, joker)).toMatchObject({ words: "lay Jk=Th m2>", verb: "lay", cards: ["Jk"], meld: 2, after: [] });
});

test("what was laid before this turn stays, and a natural is no joker", () => {
  expect(layingOf(["lay 5c m1>"], [old, run], run, joker)).toBeNull();
  expect(layingOf(["meld 8h9hTh"], [old, run], run, { card: "Th", stands_for: null })).toBeNull();
});

test("other ways are those of the same cards in the same place", () => {
  const laid = layingOf(["meld 8h9hJk=Th"], [old, run], run, joker);
  const low = step("meld Jk=7h8h9h", { verb: "meld", cards: ["Jk", "8h", "9h"] });
  const other = step("lay 8h9hJk m1", { verb: "lay", cards: ["8h", "9h", "Jk"], meld: 1 });
  expect(laid && otherWays(laid, [low, other])).toEqual([low]);
});
