import { expect, test } from "vitest";

import { cardWidth, GAP, heightOf, least, rowsFor, spotsOf, type Size } from "./rows";

const SCREENS = [320, 360, 390, 412, 430, 600, 768, 844, 900, 1024, 1280, 1366, 1600, 1920];
const SIZES: [Size, number][] = [
  ["normal", 24],
  ["large", 44],
];

/** Gaps as people make them: melds of three and four, and the rest. */
const GAPS = [[], [3], [3, 7], [3, 6, 9, 13], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]];

test.each(SCREENS)("every card shows enough at %i px width, gaps counted, in the fewest rows", (width) => {
  for (const [size, strip] of SIZES) {
    for (const height of [390, 844]) {
      for (const count of [1, 2, 7, 13, 14, 20, 25]) {
        const tray = width - 16;
        const card = cardWidth(tray, height, size);
        for (const some of GAPS) {
          const gaps = new Set(some);
          const rows = rowsFor(count, tray, card, gaps, size);
          const spots = spotsOf(rows, tray, card, gaps, { top: 20, size, thumb: "right" });
          expect(spots).toHaveLength(count);
          expect(Math.min(...spots.map((spot) => spot.wide))).toBeGreaterThanOrEqual(strip);
          expect(Math.min(...spots.map((spot) => spot.x))).toBeGreaterThanOrEqual(0);
          expect(Math.max(...spots.map((spot) => spot.x + spot.wide))).toBeLessThanOrEqual(tray + 0.01);
        }
        const { rows } = rowsFor(count, tray, card, new Set(), size);
        const fewer = Math.ceil(count / (rows.length - 1));
        if (rows.length > 1) expect((tray - card) / (fewer - 1)).toBeLessThan(least(card, size));
      }
    }
  }
});

const phone = (count: number, tray: number, height: number, ...gaps: number[]): number[] =>
  rowsFor(count, tray, cardWidth(tray, height), new Set(gaps)).rows;

test("a phone shows 13 and 14 cards in one row, 20 and 25 in two", () => {
  expect([13, 14, 20, 25].map((count) => phone(count, 374, 844).length)).toEqual([1, 1, 2, 2]);
  expect(phone(13, 344, 740)).toEqual([13]);
});

test("the narrowest phone shows 25 cards in three rows, a phone on its side in one", () => {
  expect(phone(25, 304, 640).sort()).toEqual([8, 8, 9]);
  expect(phone(25, 828, 390)).toEqual([25]);
});

test("a row ends rather at a gap, and a gap costs a row only where it must", () => {
  expect(phone(20, 374, 844, 9)).toEqual([9, 11]);
  expect(phone(20, 374, 844, 3)).toEqual([10, 10]);
  expect(phone(13, 344, 740, 3, 6)).toHaveLength(2);
});

test("an empty hand has no row", () => {
  expect(rowsFor(0, 374, 56)).toEqual({ rows: [], step: 62 });
  expect(rowsFor(1, 374, 56).rows).toEqual([1]);
});

test("a gap lies between the groups of a row, and rows lie at the side of the thumb", () => {
  const gaps = new Set([2]);
  const rows = { rows: [3, 2], step: 30 };
  const at = (thumb: "left" | "right"): [number, number][] =>
    spotsOf(rows, 200, 50, gaps, { top: 10, size: "normal", thumb }).map((spot) => [spot.x, spot.y]);
  expect(at("left")).toEqual([[0, 10], [30, 10], [60 + GAP, 10], [0, 57], [30, 57]]);
  expect(at("right").at(-1)).toEqual([150, 57]);
  expect(heightOf(rows, 50, 10, "normal")).toBe(10 + 47 + 70);
});
