import { expect, test } from "vitest";

import { mayPlayFor, news, pausedBy, shared } from "./presence";
import { place, room } from "./testing";

const mei = place(1, "Mei");
const boris = place(2, "Boris");
const bot = place(3, "Aina", { bot: "keeper", taken: false, here: true });
const away = place(2, "Boris", { here: false, away: 0 });
const told = (before: Parameters<typeof room>[0], after: Parameters<typeof room>[0]): string[] =>
  news(room({ places: [mei, boris, bot], ...before }), room({ places: [mei, boris, bot], ...after }));

test("who goes and comes back is told once", () => {
  expect(told({}, { places: [mei, away, bot] })).toEqual(["Boris is away"]);
  const longer = { places: [mei, { ...away, away: 20 }, bot] };
  expect(told({ places: [mei, away, bot] }, longer)).toEqual([]);
  expect(told(longer, {})).toEqual(["Boris is back"]);
});

test("of oneself, of bots and of who only sits down nothing is told", () => {
  expect(told({ you: 2 }, { you: 2, places: [mei, away, bot] })).toEqual([]);
  expect(told({ places: [mei, place(2, "")] }, {})).toEqual([]);
  expect(told({}, { places: [mei, place(2, ""), bot] })).toEqual([]);
});

test("for whom a bot plays is told, and that one's own turn is played too", () => {
  const standIn = { places: [mei, { ...away, stand_in: true }, bot] };
  expect(told({ places: [mei, away, bot] }, standIn)).toEqual(["A bot plays for Boris"]);
  expect(told(standIn, {})).toEqual(["Boris is back"]);
  expect(told({ places: [mei, { ...boris, stand_in: true }] }, {})).toEqual(["Boris plays again"]);
  expect(told({}, { places: [{ ...mei, stand_in: true }, boris, bot] })).toEqual(["A bot plays for you"]);
});

test("a pause is told with who asked for it, and the next match", () => {
  expect(told({}, { paused: 2 })).toEqual(["Boris asked for a pause"]);
  expect(told({ paused: 2 }, {})).toEqual(["The game goes on"]);
  expect(pausedBy(room({ paused: 1 }))).toBe("You asked for a pause");
  expect(told({}, { next: "other" })).toEqual(["The next match begins"]);
});

test("a seat may be played for whose person is away", () => {
  expect([mei, away, { ...away, stand_in: true }, bot, place(4, "")].map(mayPlayFor)).toEqual([false, true, false, false, false]);
});

test("one person alone with bots needs no presence, but a clock", () => {
  expect(shared(room({ places: [mei, bot] }))).toBe(false);
  expect(shared(room({ places: [mei, boris] }))).toBe(true);
  const manners = room().manners;
  expect(shared(room({ places: [mei, bot], manners: { ...manners, clock: { turn: 0, bank: 60, hard: false } } }))).toBe(true);
});
