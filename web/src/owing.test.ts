import { expect, test } from "vitest";

import { jokersOwed, openingWords, owing } from "./owing";
import { view } from "./testing";

test("every debt is a sentence, each once", () => {
  const owes = view({
    owed: ["take_use", "joker_unused", "joker_unused", "discard_unused", "open_points", "open_pure"],
    borrowed: [["7h"]],
    opening: { have: 38, need: 51, pure: false, pure_needed: true, stands: false },
  });
  expect(owing(owes)).toEqual([
    "The borrowed card must go into a new meld in this turn, with a card from your hand.",
    "The joker you took must go into a new meld in this turn.",
    "The card you took from the discard pile must be laid in this turn.",
    "Your opening has 38 of 51 points.",
    "Your opening still needs a pure run.",
  ]);
  expect(jokersOwed(owes)).toBe(2);
});

test("points may be owed where no opening is told", () => {
  expect(owing(view({ owed: ["open_points"] }))).toEqual(["What you have laid in this turn is not enough yet."]);
});

test("a joker may go anywhere where the table says so", () => {
  const changes = [{ path: "swap.use", value: "any", default: "new_meld" }];
  expect(owing(view({ owed: ["joker_unused"], changes }))).toEqual(["The joker you took must be laid in this turn."]);
});

test("how far the opening is, in words", () => {
  const opening = { have: 38, need: 51, pure: true, pure_needed: true, stands: false };
  expect(openingWords(opening)).toEqual(["Opening 38 of 51", "pure run yes"]);
  expect(openingWords({ ...opening, pure: false })).toEqual(["Opening 38 of 51", "pure run not yet"]);
  expect(openingWords({ ...opening, have: 52, pure_needed: false, stands: true })).toEqual(["Opening stands, 52 of 51", null]);
});
