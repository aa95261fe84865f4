import { expect, test } from "vitest";

import { acts, outcome, prompt, settlement, waysToShow, type Moment } from "./gin";
import { short } from "./cards";
import { meld, step, view } from "./testing";
import type { Deadwood, Result, Showdown, ViewMessage } from "./wire";

const deadwood: Deadwood = {
  have: 4,
  limit: 10,
  by_upcard: false,
  doubled: false,
  melds: [["5c", "5d", "5h"], ["Th", "Jh", "Qh"]],
  left: ["4s", "Kd"],
};
const gin = (over: Partial<ViewMessage>): ViewMessage =>
  view({ game: "gin", grammar: "concealed", wall: "dead", carte: null, deadwood, pile: ["9d"], ...over });
const moment = (of: ViewMessage, over: Partial<Moment> = {}): Moment => ({
  view: of,
  scene: { me: of.seat, chairs: of.chairs, melds: of.melds, grammar: of.grammar },
  chosen: [],
  target: null,
  ...over,
});
const labels = (of: ViewMessage, over: Partial<Moment> = {}): string[] => acts(moment(of, over)).map((one) => one.label);

const take = step("take", { verb: "take", cards: ["9d"] });
const pass = step("pass", { verb: "pass" });
const discard = step("discard Kd", { verb: "discard", cards: ["Kd"] });
const knock = step("knock Kd 5c5d5h ThJhQh / 4s", { verb: "knock", cards: ["Kd"], melds: deadwood.melds, left: ["4s"], points: 4 });
const back = step("knock Kd 5c5d5h / 4s", { verb: "knock", cards: ["Kd"], melds: [["5c", "5d", "5h"]], left: ["4s", "Ac"], points: 5 });
const show = step("knock Kd 5c5d5h ThJhQh / -", { verb: "knock", cards: ["Kd"], melds: deadwood.melds });

test("each phase has two buttons that say what they do", () => {
  expect(labels(gin({ phase: "offer", steps: [take, pass] }))).toEqual(["Take 9♦", "Pass"]);
  expect(labels(gin({ phase: "draw", steps: [step("draw", { verb: "draw" }), take] }))).toEqual(["Draw a card", "Take 9♦"]);
  expect(labels(gin({ phase: "play", steps: [discard] }))).toEqual(["Choose a card to discard", "No knock yet: 4 left, 10 allowed"]);
  expect(labels(gin({ phase: "play", steps: [discard, knock] }), { chosen: ["Kd"] })).toEqual(["Discard K♦", "Knock, throwing K♦: 4 left"]);
  expect(labels(gin({ phase: "layoff", steps: [step("done", { verb: "done" })] }))).toEqual(["None of your cards fits", "Show your hand"]);
  expect(labels(gin({ phase: "deal_over" }))).toEqual([]);
});

test("a card that was passed can only be asked for, and the wall may be called", () => {
  const [, taking] = acts(moment(gin({ phase: "draw", steps: [step("draw", { verb: "draw" })] })));
  expect(taking).toMatchObject({ command: "take", steps: [] });
  expect(labels(gin({ phase: "wall", wall: "declare", steps: [take, pass] }))).toEqual(["Take 9♦", "Call the deal dead"]);
});

test("a knock is asked about where there are several, gin never is", () => {
  const several = acts(moment(gin({ phase: "play", steps: [discard, back, knock] }), { chosen: ["Kd"] }))[1];
  expect(several?.steps).toEqual([knock, back]);
  const once = acts(moment(gin({ phase: "play", steps: [discard, back, show] }), { chosen: ["Kd"] }))[1];
  expect(once?.steps).toEqual([show]);
  expect(once?.label).toBe("Gin, throwing K♦");
  const big = acts(moment(gin({ phase: "play", steps: [discard, show, step("biggin 5c5d5h", { verb: "biggin" })] })))[1];
  expect(big).toMatchObject({ command: "biggin", label: "Big gin" });
});

test("a card is laid off on the meld that was tapped first", () => {
  const steps = [step("lay 5s m1", { cards: ["5s"], meld: 1 }), step("lay 5s m2<", { cards: ["5s"], meld: 2, end: "<" })];
  const of = gin({ phase: "layoff", steps, melds: [meld(1, "set", 2, "5c", "5d", "5h"), meld(2, "run", 2, "6s", "7s", "8s")] });
  expect(acts(moment(of, { chosen: ["5s"] }))[0]?.steps).toHaveLength(2);
  expect(acts(moment(of, { chosen: ["5s"], target: 2 }))[0]?.steps.map((one) => one.meld)).toEqual([2]);
  expect(labels(of, { chosen: ["2c"] })[0]).toBe("2♣ fits nowhere");
  expect(labels(of)[0]).toBe("Choose a card that fits");
});

test("a sentence says what there is to do", () => {
  expect(prompt(moment(gin({ phase: "offer", steps: [take, pass] })), short)).toBe("Take 9♦, or pass?");
  expect(prompt(moment(gin({ phase: "draw", steps: [] })), short)).toMatch(/^Both of you have passed 9♦/);
  expect(prompt(moment(gin({ phase: "play", steps: [discard, knock] })), short)).toMatch(/knock with at most 10/);
  expect(prompt(moment(gin({ phase: "layoff", turn: 2 })), short)).toMatch(/^Aina may lay off/);
});

test("ways that hold a card back are apart from those that meld all they can", () => {
  expect(waysToShow([back, knock])).toEqual({ full: [knock], back: [back] });
});

test("the score of a deal is told step by step", () => {
  const count = (seat: number, cards_total: number, score: number): Result["counts"][number] => ({
    seat,
    cards: [],
    cards_total,
    doubled_by_jokers: false,
    flat: null,
    times: "1",
    bonus: 0,
    penalty: 0,
    factor: 1,
    score,
    settlement: null,
  });
  const result: Result = { ending: "knock", winners: [2], exit: null, showdown: null, counts: [count(1, 9, 0), count(2, 5, 58)], rules: [], aside: null };
  const showdown: Showdown = { knocker: 1, scorer: 2, difference: 4, bonus: 25, undercut: true, doubled: true };
  expect(outcome(result, showdown)).toBe("undercut");
  expect(settlement(result, showdown)).toEqual(["9 less 5 is 4", "Bonus for the undercut 25", "Doubled, as a spade was turned up", "58 points"]);
  const even: Showdown = { knocker: 1, scorer: null, difference: 0, bonus: 0, undercut: false, doubled: false };
  expect(settlement({ ...result, counts: [count(1, 5, 0), count(2, 5, 0)] }, even)).toEqual(["5 less 5 is 0", "Nobody scores"]);
});
