import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Breath, Bubbles, HANGS, parted, partsOf, phrase } from "./talk.svelte";
import type { SaidMessage } from "./wire";

const said = (n: number, seat: number, over: Partial<SaidMessage> = {}): SaidMessage => ({
  type: "said",
  n,
  seat,
  phrase: "hello",
  text: null,
  before: false,
  ...over,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the sign of a phrase is for the eye alone", () => {
  expect(phrase("hello").words).toBe("Hello!");
  expect(phrase("hello").sign).not.toBe("");
  expect(parted("↻ Another one?")).toEqual({ sign: "↻", words: "Another one?" });
  expect(parted("Thank you")).toEqual({ sign: "", words: "Thank you" });
  expect(parted("– no sign")).toEqual({ sign: "", words: "– no sign" });
});

test("what somebody writes is told as it is", () => {
  expect(partsOf(said(1, 2, { phrase: null, text: "★ mine" }))).toEqual({ sign: "", words: "★ mine" });
  expect(partsOf(said(1, 2)).words).toBe("Hello!");
});

test("what was said hangs at the seat for some seconds; the next words take its place", () => {
  const bubbles = new Bubbles();
  bubbles.show(said(1, 2));
  bubbles.show(said(2, 3));
  expect([bubbles.of(2)?.n, bubbles.of(3)?.n, bubbles.of(1), bubbles.latest?.n]).toEqual([1, 2, null, 2]);
  vi.advanceTimersByTime(HANGS - 1);
  bubbles.show(said(3, 2));
  expect(bubbles.of(2)?.n).toBe(3);
  vi.advanceTimersByTime(1);
  expect([bubbles.of(2)?.n, bubbles.of(3)]).toEqual([3, null]);
  bubbles.drop(3);
  expect(bubbles.of(2)).toBeNull();
});

test("what was said before the page was opened is not said again", () => {
  const bubbles = new Bubbles();
  bubbles.show(said(1, 2, { before: true }));
  expect(bubbles.of(2)).toBeNull();
});

test("nobody says more than others can read", () => {
  const breath = new Breath();
  expect([0, 100, 200, 300, 400].map((time) => breath.take(time))).toEqual([true, true, true, true, false]);
  expect([10_050, 10_060].map((time) => breath.take(time))).toEqual([true, false]);
});
