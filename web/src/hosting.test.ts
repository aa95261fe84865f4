import { describe, expect, it } from "vitest";

import { about, daysOf, found, MOST_DAYS, stateOf, untouched } from "./hosting";
import type { HostRow } from "./wire";

const row = (table: string, change: Partial<HostRow> = {}): HostRow => ({
  table,
  game: "penang",
  title: "Penang Rummy",
  names: ["Aina", "Boris"],
  stage: "playing",
  deal: 1,
  over: false,
  created: "2026-11-01T08:00:00Z",
  touched: "2026-11-30T08:00:00Z",
  here: 0,
  watchers: 0,
  ...change,
});

const ROWS = [
  row("k7m", { touched: "2026-11-10T08:00:00Z" }),
  row("p2x", { game: "rami51", title: "Rami 51", names: ["Mei", ""], stage: "gathering" }),
  row("q9z", { over: true, touched: "2026-11-29T08:00:00Z" }),
  row("r3t", { stage: "closed", over: true, touched: "2026-10-01T08:00:00Z" }),
];
const names = (rows: HostRow[]): string[] => rows.map((one) => one.table);

describe("looking for a table", () => {
  it("shows the latest first", () => {
    expect(names(found(ROWS, ""))).toEqual(["p2x", "q9z", "k7m", "r3t"]);
  });

  it.each([
    ["mei", ["p2x"]],
    ["RAMI mei", ["p2x"]],
    ["rami aina", []],
    ["q9", ["q9z"]],
    ["  ", ["p2x", "q9z", "k7m", "r3t"]],
  ])("finds '%s'", (words, tables) => {
    expect(names(found(ROWS, words))).toEqual(tables);
  });

  it("shows one state alone", () => {
    expect(names(found(ROWS, "", "playing"))).toEqual(["k7m"]);
    expect(names(found(ROWS, "", "over"))).toEqual(["q9z"]);
    expect(names(found(ROWS, "penang", "closed"))).toEqual(["r3t"]);
    expect(names(found(ROWS, "", "gathering"))).toEqual(["p2x"]);
  });
});

it("a closed table is closed, whether it was over or not", () => {
  expect(stateOf(row("a", { stage: "closed", over: true }))).toBe("closed");
});

it("a table is called by its game and the people there", () => {
  expect(about(row("a"))).toEqual({ title: "Penang Rummy", names: "Aina and Boris" });
  expect(about(row("a", { names: ["", "Mei"] })).names).toBe("Mei");
  expect(about(row("a", { names: ["", ""] })).names).toBe("nobody");
});

describe("tidying up", () => {
  const now = Date.UTC(2026, 10, 30, 20);

  it.each([
    [1, 3],
    [10, 2],
    [30, 1],
    [365, 0],
  ])("of %i days finds %i tables", (days, count) => {
    expect(untouched(ROWS, days, now)).toBe(count);
  });

  it.each([
    ["30", 30],
    [" 7 ", 7],
    ["1", 1],
    [String(MOST_DAYS), MOST_DAYS],
    ["0", null],
    ["-3", null],
    ["1.5", null],
    ["", null],
    [String(MOST_DAYS + 1), null],
    ["many", null],
  ])("reads '%s' as %s days", (typed, days) => {
    expect(daysOf(typed)).toBe(days);
  });
});
