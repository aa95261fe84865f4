import { expect, test } from "vitest";

import { redoAfter } from "./redo";

test("what is taken back can be played again, in its order", () => {
  const one = redoAfter([], ["meld a", "lay b", "lay c"], ["meld a", "lay b"]);
  expect(one).toEqual(["lay c"]);
  const two = redoAfter(one, ["meld a", "lay b"], ["meld a"]);
  expect(two).toEqual(["lay b", "lay c"]);
  expect(redoAfter(two, ["meld a"], ["meld a", "lay b"])).toEqual(["lay c"]);
});

test("starting again keeps the whole turn", () => {
  expect(redoAfter(["lay c"], ["meld a", "lay b"], [])).toEqual(["meld a", "lay b", "lay c"]);
});

test("a view with the same draft changes nothing", () => {
  expect(redoAfter(["lay c"], ["meld a"], ["meld a"])).toEqual(["lay c"]);
});

test("another step makes the rest senseless", () => {
  expect(redoAfter(["lay c"], ["meld a"], ["meld a", "lay d"])).toEqual([]);
  expect(redoAfter(["lay c"], ["meld a"], ["lay d"])).toEqual([]);
});
