import { expect, test } from "vitest";

import { announced, wantsCarte } from "./discards";
import { step, view } from "./testing";

test("each discard is offered once, announced as the player wants it", () => {
  const both = [
    step("discard 5h", { verb: "discard", cards: ["5h"] }),
    step("discard 5h carte", { verb: "discard", cards: ["5h"], carte: true }),
    step("lay 5h m1>", { cards: ["5h"], meld: 1, end: ">" }),
  ];
  expect(announced(both, false).map((one) => one.words)).toEqual(["discard 5h", "lay 5h m1>"]);
  expect(announced(both, true).map((one) => one.words)).toEqual(["discard 5h carte", "lay 5h m1>"]);
  expect(announced(both, true)[0]?.carte).toBe(true);
});

test("the last card is announced by hand only where the table wants it, and only on the discard that leaves it", () => {
  const two = view({ carte: "manual", hand: ["5h", "6h"] });
  expect(wantsCarte(two)).toBe(true);
  expect(wantsCarte({ ...two, carte: "auto" })).toBe(false);
  expect(wantsCarte({ ...two, hand: ["5h", "6h", "7h"] })).toBe(false);
  expect(wantsCarte({ ...two, borrowed: [["9h"]] })).toBe(false);
  expect(wantsCarte({ ...two, phase: "draw" })).toBe(false);
  expect(wantsCarte({ ...two, turn: 2 })).toBe(false);
});
