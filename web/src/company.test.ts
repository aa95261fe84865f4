import { describe, expect, it } from "vitest";

import { all, ALONE, others, seated, standIn } from "./company";

const KINDS = ["random", "greedy", "keeper"];

describe("who else sits there", () => {
  it("is the strongest bot everywhere, where nothing was said", () => {
    expect(others(ALONE, 3, KINDS)).toEqual(["keeper", "keeper", "keeper"]);
  });

  it("is everybody by the link among friends", () => {
    expect(others(all(ALONE, true), 3, KINDS)).toEqual([null, null, null]);
  });

  it("is said seat by seat, too", () => {
    const mixed = seated(seated(all(ALONE, true), 1, "greedy"), 0, null);
    expect(others(mixed, 4, KINDS)).toEqual([null, "greedy", null, null]);
  });

  it("brings the bots back that were chosen before", () => {
    const chosen = seated(seated(ALONE, 0, "random"), 1, "greedy");
    expect(others(all(all(chosen, true), false), 3, KINDS)).toEqual(["random", "greedy", "keeper"]);
  });

  it("is of the kinds that the game has", () => {
    const chosen = seated(ALONE, 0, "expert");
    expect(others(chosen, 1, KINDS)).toEqual(["keeper"]);
    expect(others(chosen, 1, [...KINDS, "expert"])).toEqual(["expert"]);
  });
});

it("stands in as it was wished, where the game has that kind", () => {
  expect(standIn("greedy", KINDS)).toBe("greedy");
  expect(standIn("expert", KINDS)).toBe("keeper");
});
