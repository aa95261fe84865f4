import { afterEach, expect, test, vi } from "vitest";

import { calm, pauseNow, travelNow } from "./motion";
import { SPEEDS, type Speed } from "./pace";
import { prefs } from "./prefs.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  prefs.speed = "normal";
});

test("a card is on its way for a quarter of a second, less where one likes it fast, and there before the next move", () => {
  for (const [speed, travels] of [["slow", 250], ["normal", 250], ["fast", 210]] as [Speed, number][]) {
    prefs.speed = speed;
    expect([calm(), pauseNow(), travelNow()]).toEqual([false, SPEEDS[speed], travels]);
    expect(travelNow()).toBeLessThan(pauseNow());
  }
});

test("nothing travels and nothing waits where moves are shown at once, or the device asks for less motion", () => {
  prefs.speed = "off";
  expect([calm(), pauseNow()]).toEqual([true, 0]);
  prefs.speed = "slow";
  vi.spyOn(window, "matchMedia").mockImplementation((media) => ({ media, matches: media.includes("reduced-motion") }) as MediaQueryList);
  expect([calm(), pauseNow()]).toEqual([true, 0]);
});
