import { expect, test } from "vitest";

import { cardWidth, least, rowsFor, shared } from "./rows";

const SCREENS = [320, 360, 390, 412, 430, 600, 768, 844, 900, 1024, 1280, 1366, 1600, 1920];

test.each(SCREENS)("every card of 1 to 25 shows at least 24 px at %i px width, in the fewest rows", (width) => {
  for (const height of [390, 640, 800, 1080]) {
    const tray = width - 16;
    const card = cardWidth(tray, height);
    for (let count = 1; count <= 25; count++) {
      const { rows, step } = rowsFor(count, tray, card);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      const longest = Math.max(...rows);
      expect(step * (longest - 1) + card).toBeLessThanOrEqual(tray + 0.01);
      expect(longest < 2 ? 24 : step).toBeGreaterThanOrEqual(24);
      const fewer = Math.ceil(count / (rows.length - 1));
      if (rows.length > 1) expect((tray - card) / (fewer - 1)).toBeLessThan(least(card));
    }
  }
});

test("a phone shows 13 and 14 cards in one row, 20 and 25 in two", () => {
  const phone = (count: number): number => rowsFor(count, 374, cardWidth(374, 844)).rows.length;
  expect([13, 14, 20, 25].map(phone)).toEqual([1, 1, 2, 2]);
});

test("the narrowest phone shows 25 cards in three rows, a phone on its side in one", () => {
  expect(rowsFor(25, 304, cardWidth(304, 640)).rows).toEqual([9, 8, 8]);
  expect(rowsFor(25, 828, cardWidth(828, 390)).rows).toEqual([25]);
});

test("rows differ by one card at most, and an empty hand has none", () => {
  expect(shared(25, 3)).toEqual([9, 8, 8]);
  expect(rowsFor(0, 374, 56).rows).toEqual([]);
  expect(rowsFor(1, 374, 56).rows).toEqual([1]);
});
