import { beforeEach, expect, test } from "vitest";

import { HintState } from "./hint.svelte";
import { step } from "./testing";
import type { HintMessage } from "./wire";

const told = (over: Partial<HintMessage> = {}): HintMessage => ({
  type: "hint",
  n: 1,
  that: "You can lay a meld.",
  where: "Look at your jacks.",
  which: "Meld J♣ J♥ J♠",
  step: step("meld JcJhJs", { verb: "meld", cards: ["Jc", "Jh", "Js"] }),
  why: null,
  ...over,
});

let asked: number[];
let said: string[];
let hint: HintState;

beforeEach(() => {
  asked = [];
  said = [];
  hint = new HintState(
    (n) => asked.push(n),
    (text) => said.push(text),
  );
});

test("it tells a sentence at a time, and its cards with the last", () => {
  hint.more();
  expect([hint.shown, hint.lines, asked]).toEqual([1, [], [1]]);
  hint.hear(told());
  expect(hint.lines).toEqual(["You can lay a meld."]);
  expect(hint.step).toBeNull();
  hint.more();
  expect(hint.lines).toHaveLength(2);
  expect(hint.step).toBeNull();
  hint.more();
  expect(hint.lines.at(-1)).toBe("Meld J♣ J♥ J♠");
  expect(hint.step?.cards).toEqual(["Jc", "Jh", "Js"]);
  expect(hint.hasMore).toBe(false);
  expect(said).toEqual(hint.lines);
  expect(asked).toEqual([1]);
});

test("asked once more after the last sentence it goes away, and the next is a new one", () => {
  hint.more();
  hint.hear(told());
  for (let n = 0; n < 3; n++) hint.more();
  expect([hint.shown, hint.lines]).toEqual([0, []]);
  hint.more();
  expect(asked).toEqual([1, 2]);
});

test("why there is none is all it says, with its rule", () => {
  hint.more();
  hint.hear(told({ that: "", where: "", which: "", step: null, why: { code: "turn", text: "Not now.", rule: "A3.1", cards: [], numbers: {}, readings: [] } }));
  expect(hint.lines).toEqual(["Not now."]);
  expect([hint.hasMore, hint.why?.rule]).toEqual([false, "A3.1"]);
});

test("an answer that got lost is asked for again; one that is no longer wanted, or of before, is not shown", () => {
  hint.more();
  hint.more();
  expect(asked).toEqual([1, 2]);
  hint.hear(told({ n: 1 }));
  expect(hint.lines).toEqual([]);
  hint.drop();
  hint.hear(told({ n: 2 }));
  expect([hint.shown, hint.lines, said]).toEqual([0, [], []]);
});
