import { expect, test } from "vitest";

import { answerName, differences, found, grouped, presetAnswer, seatCounts } from "./knobs";
import type { Game, Knob } from "./wire";

const knob = (path: string, over: Partial<Knob> = {}): Knob => ({
  path,
  group: path.split(".")[0] ?? "",
  choices: [],
  low: null,
  high: null,
  defaults: { "3": "25", "4": "20" },
  defaults_by: null,
  source: "A1.5",
  ...over,
});

test("the preset's answer depends on the number of seats", () => {
  expect(presetAnswer(knob("deal.hand_size"), 3)).toBe("25");
  expect(presetAnswer(knob("deal.hand_size"), 4)).toBe("20");
});

test("only what differs from the preset for these seats is sent", () => {
  const knobs = [knob("deal.hand_size"), knob("deck.packs"), knob("values.court")];
  const answers = { "deal.hand_size": "20", "deck.packs": " 3 ", "values.court": "" };
  expect(differences(knobs, 4, answers)).toEqual({ "deck.packs": "3" });
  expect(differences(knobs, 3, answers)).toEqual({ "deal.hand_size": "20", "deck.packs": "3" });
});

const KIND = knob("match.kind", { defaults: { "4": "cumulative" } });
const DEALER = knob("match.dealer", {
  defaults: { "4": "last_winner" },
  defaults_by: { knob: "match.kind", cases: { independent: "worst_loser", cumulative: "last_winner" } },
});

test("an answer that depends on another one follows it", () => {
  expect(presetAnswer(DEALER, 4)).toBe("last_winner");
  expect(presetAnswer(DEALER, 4, { "match.kind": "independent" })).toBe("worst_loser");
  expect(presetAnswer(DEALER, 4, { "match.kind": "cumulative" })).toBe("last_winner");
  expect(presetAnswer(DEALER, 4, { "match.kind": "no such kind" })).toBe("last_winner");
});

test("what equals the answer that follows is not sent, whichever was chosen first", () => {
  const sent = (answers: Record<string, string>) => differences([KIND, DEALER], 4, answers);
  expect(sent({ "match.kind": "independent" })).toEqual({ "match.kind": "independent" });
  expect(sent({ "match.dealer": "worst_loser" })).toEqual({ "match.dealer": "worst_loser" });
  const first = { "match.dealer": "worst_loser", "match.kind": "independent" };
  expect(sent(first)).toEqual({ "match.kind": "independent" });
  const other = { "match.kind": "independent", "match.dealer": "last_winner" };
  expect(sent(other)).toEqual(other);
});

test("knobs stand in groups, in the order of the table", () => {
  const groups = grouped([knob("deck.packs"), knob("deal.hand_size"), knob("deck.jokers")]);
  expect(groups.map((one) => [one.group, one.knobs.length])).toEqual([["deck", 2], ["deal", 1]]);
});

test("a number is its own name, an unknown word is at least readable", () => {
  expect(answerName("deck.packs", "2")).toBe("2");
  expect(answerName("deal.seats", "2-6")).toBe("2-6");
  expect(answerName("x.y", "no_such_choice")).toBe("no such choice");
});

const GAME: Game = {
  name: "rami51",
  family: "rami",
  title: "Rami 51",
  seats: [2, 3, 4, 5],
  bots: ["greedy"],
  lesson: false,
  knobs: [knob("deal.seats", { choices: ["2-5", "2-8"] }), knob("opening.points"), knob("values.court")],
};

test("more may play where the house rule says so", () => {
  expect(seatCounts(GAME, {})).toEqual([2, 3, 4, 5]);
  expect(seatCounts(GAME, { "deal.seats": "2-8" })).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(seatCounts(GAME, { "deal.seats": "lots" })).toEqual([2, 3, 4, 5]);
  expect(seatCounts({ ...GAME, knobs: [] }, { "deal.seats": "2-8" })).toEqual([2, 3, 4, 5]);
});

test("knobs are found by words of their question, in any order", () => {
  const paths = (words: string) => found(GAME.knobs, words).map((one) => one.path);
  expect(paths("")).toHaveLength(3);
  expect(paths(" OPEN  points ")).toEqual(["opening.points"]);
  expect(paths("no such words")).toEqual([]);
});
