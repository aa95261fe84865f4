import { expect, test } from "vitest";

import { more, wayOut } from "./counting";
import type { Count, Exit } from "./wire";

const EXIT: Exit = { at_once: false, rami_sec: false, jokers: 0, joker_last: false, used_table: false, forfeited: false };
const COUNT: Count = {
  seat: 2,
  cards: [],
  cards_total: 40,
  doubled_by_jokers: false,
  flat: null,
  times: "1",
  bonus: 0,
  penalty: 0,
  factor: 1,
  score: 40,
  settlement: null,
};

test("the way out is told as far as it is priced", () => {
  expect(wayOut(EXIT)).toEqual([]);
  expect(wayOut({ ...EXIT, jokers: 1, used_table: true })).toEqual([]);
  expect(wayOut({ ...EXIT, at_once: true, rami_sec: true, joker_last: true })).toEqual([
    "Rami sec: out in one turn, and nobody else had opened",
    "A joker as the last discard",
  ]);
  expect(wayOut({ ...EXIT, at_once: true, jokers: 2, used_table: true })).toEqual([
    "At once: out in one turn",
    "2 jokers laid in that turn",
    "Melds of the table were used",
  ]);
  expect(wayOut({ ...EXIT, forfeited: true })).toHaveLength(1);
});

test("a score that is more than its cards says why", () => {
  expect(more(COUNT)).toEqual([]);
  expect(more({ ...COUNT, flat: 100, times: "3/2", factor: 1000 })).toEqual([
    "100 flat instead",
    "times 3/2 for the way out",
    "times 1,000",
  ]);
  expect(more({ ...COUNT, doubled_by_jokers: true, bonus: -10, penalty: 50, settlement: "+3" })).toEqual([
    "doubled by jokers",
    "penalty 50",
    "bonus -10",
    "settled: +3",
  ]);
});
