import { expect, test } from "vitest";

import { absence, left, shown, total, warning } from "./clock";
import type { Ticking } from "./wire";

const clock = (over: Partial<Ticking> = {}): Ticking => ({ seat: 1, turn: 30_000, bank: 60_000, running: true, ...over });

test("the turn's own time runs first, then the bank", () => {
  expect(left(clock(), true, 0)).toEqual({ turn: 30_000, bank: 60_000 });
  expect(left(clock(), true, 29_000)).toEqual({ turn: 1000, bank: 60_000 });
  expect(left(clock(), true, 30_000)).toEqual({ turn: 0, bank: 60_000 });
  expect(left(clock(), true, 45_500)).toEqual({ turn: 0, bank: 44_500 });
  expect(total(left(clock(), true, 45_500))).toBe(44_500);
});

test("a soft clock runs below zero, in the bank where there is one", () => {
  expect(left(clock(), true, 95_000)).toEqual({ turn: 0, bank: -5000 });
  expect(left(clock({ bank: 0 }), false, 42_000)).toEqual({ turn: -12_000, bank: 0 });
  expect(left(clock({ turn: 0, bank: -2000 }), true, 1000)).toEqual({ turn: 0, bank: -3000 });
});

test("a clock that stands shows what it was told, however long ago", () => {
  expect(left(clock({ running: false }), true, 1_000_000)).toEqual({ turn: 30_000, bank: 60_000 });
});

test("seconds are shown until they are used up", () => {
  expect([30_000, 29_999, 29_001, 29_000, 1].map(shown)).toEqual(["0:30", "0:30", "0:30", "0:29", "0:01"]);
  expect([0, -1, -999, -1000, -12_400, -72_000].map(shown)).toEqual(["0:00", "+0:00", "+0:00", "+0:01", "+0:12", "+1:12"]);
  expect(shown(3_600_000)).toBe("60:00");
});

test("a long absence is told in hours and days", () => {
  expect([0, 23, 3599, 3600, 86_399, 86_400, 400_000].map(absence)).toEqual(["0:00", "0:23", "59:59", "1 hour", "23 hours", "1 day", "4 days"]);
});

test("one is warned once as the time passes half a minute and ten seconds", () => {
  expect(warning(30_100, 30_000)).toBe(30);
  expect(warning(30_000, 29_000)).toBeNull();
  expect(warning(10_250, 9999)).toBe(10);
  expect(warning(9999, 9000)).toBeNull();
  // A page that slept hears the last one only, and nothing when all is over.
  expect(warning(60_000, 5000)).toBe(10);
  expect(warning(60_000, -1)).toBeNull();
});
