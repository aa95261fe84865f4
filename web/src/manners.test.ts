import { describe, expect, it } from "vitest";

import { CLOCKS, clockKind, clockOf, EASY, mannersInWords } from "./manners";
import type { Manners } from "./wire";

describe("clocks", () => {
  it.each(CLOCKS)("a clock of the kind %s is told as that kind", (kind) => {
    expect(clockKind(clockOf(kind, EASY.clock))).toBe(kind);
  });

  it("keeps the times that were chosen when the kind changes", () => {
    const chosen = { turn: 30, bank: 0, hard: true };
    expect(clockOf("both", chosen)).toEqual({ turn: 30, bank: 300, hard: true });
    expect(clockOf("bank", { turn: 30, bank: 120, hard: true })).toEqual({ turn: 0, bank: 120, hard: true });
  });

  it("has no end where there is none", () => {
    expect(clockOf("none", { turn: 30, bank: 60, hard: true })).toEqual(EASY.clock);
  });
});

describe("a line about a table", () => {
  const kept = (change: Partial<Manners>): string => mannersInWords({ ...EASY, ...change });

  it("says how friends play", () => {
    expect(kept({})).toBe("no clock · waits for whoever is away · others may watch · phrases only · with hints");
  });

  it.each([
    [{ turn: 60, bank: 0, hard: false }, "60 seconds a turn (only shown)"],
    [{ turn: 0, bank: 300, hard: true }, "5 minutes a deal, then a bot plays"],
    [{ turn: 30, bank: 120, hard: true }, "30 seconds a turn and 2 minutes a deal, then a bot plays"],
  ])("says what the clock %o counts", (clock, words) => {
    expect(kept({ clock }).split(" · ")[0]).toBe(words);
  });

  it("says what happens to the absent, and who may watch and write", () => {
    expect(kept({ absence: 45, spectators: false, chat: true, hints: false })).toBe(
      "no clock · a bot plays after 45 seconds away · nobody else watches · phrases and chat · no hints",
    );
  });
});
