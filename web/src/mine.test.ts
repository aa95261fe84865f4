import { describe, expect, it } from "vitest";

import { inOrder, turnsOf, waitingFor } from "./mine";
import type { TableRow } from "./wire";

const row = (table: string, change: Partial<TableRow> = {}): TableRow => ({
  table,
  game: "penang",
  title: "Penang Rummy",
  names: ["Aina", "Boris"],
  stage: "playing",
  seat: 1,
  deal: 1,
  your_turn: false,
  over: false,
  touched: "2026-11-30T20:00:00Z",
  ...change,
});

describe("what a table waits for", () => {
  it.each([
    [{}, "others"],
    [{ your_turn: true }, "turn"],
    [{ your_turn: true, over: true }, "over"],
    [{ stage: "gathering" }, "gathering"],
    [{ stage: "gathering", your_turn: true }, "gathering"],
    [{ stage: "closed", your_turn: true }, "over"],
    [{ seat: null }, "watching"],
    [{ seat: null, over: true }, "over"],
  ] as [Partial<TableRow>, string][])("%o", (change, waiting) => {
    expect(waitingFor(row("a", change))).toBe(waiting);
  });
});

describe("the list", () => {
  const rows = [
    row("old", { touched: "2026-11-28T08:00:00Z" }),
    row("old-turn", { touched: "2026-11-01T08:00:00Z", your_turn: true }),
    row("new", { touched: "2026-11-30T19:00:00Z" }),
    row("new-turn", { touched: "2026-11-30T18:00:00Z", your_turn: true }),
    row("won", { touched: "2026-11-30T19:30:00Z", your_turn: true, over: true }),
  ];

  it("begins where it is my turn, and goes on with the latest", () => {
    expect(inOrder(rows).map((one) => one.table)).toEqual(["new-turn", "old-turn", "won", "new", "old"]);
  });

  it("counts my turns", () => {
    expect(turnsOf(rows)).toBe(2);
    expect(turnsOf([])).toBe(0);
  });
});
