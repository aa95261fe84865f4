import { describe, expect, it } from "vitest";

import { ago, exactly, lasting, timeOf } from "./ago";

const NOW = Date.UTC(2026, 10, 30, 20, 0, 0);
const before = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();

describe("how long ago", () => {
  it.each([
    [0, "now"],
    [59, "now"],
    [60, "1 minute ago"],
    [3_599, "59 minutes ago"],
    [3 * 3_600, "3 hours ago"],
    [86_400, "yesterday"],
    [6 * 86_400, "6 days ago"],
    [15 * 86_400, "2 weeks ago"],
    [70 * 86_400, "2 months ago"],
    [800 * 86_400, "2 years ago"],
  ])("%i seconds are %s", (seconds, words) => {
    expect(ago(before(seconds), NOW, "en")).toBe(words);
  });

  it("is now where the clocks differ", () => {
    expect(ago(before(-30), NOW, "en")).toBe("now");
  });

  it("is said in the language of the page", () => {
    expect(ago(before(7_200), NOW, "fr")).toBe("il y a 2 heures");
  });

  it("says nothing of what is no time", () => {
    expect(ago("", NOW, "en")).toBe("");
    expect(exactly("", "en")).toBe("");
  });
});

describe("a time of the server", () => {
  it.each(["2026-11-30T20:00:00Z", "2026-11-30T20:00:00+00:00", "2026-11-30T20:00:00", "2026-11-30 20:00:00"])("%s is in UTC", (said) => {
    expect(timeOf(said).getTime()).toBe(NOW);
  });
});

describe("a length of time", () => {
  it.each([
    [15, "15 seconds"],
    [90, "90 seconds"],
    [120, "2 minutes"],
    [150, "150 seconds"],
    [900, "15 minutes"],
  ])("%i is %s", (seconds, words) => {
    expect(lasting(seconds, "en")).toBe(words);
  });
});
