import { expect, test } from "vitest";

import { seating } from "./seating";

test("each of up to eight has a place, and so have the piles", () => {
  for (let others = 1; others <= 7; others++) {
    const { areas, rows } = seating(others, true);
    const names = new Set(areas.match(/\w+/g));
    expect(names).toEqual(new Set(["me", "p", ..."abcdefg".slice(0, others)]));
    const lines = areas.match(/"[^"]+"/g) ?? [];
    expect(new Set(lines.map((line) => line.split(" ").length)).size).toBe(1);
    expect(rows).toBe("minmax(0, 1fr) auto minmax(0, 1fr)");
  }
});

test("without piles the table has two rows", () => {
  expect(seating(3, false)).toEqual({ areas: '"a b c" "a me c"', rows: "minmax(0, 1fr) minmax(0, 1fr)" });
});
