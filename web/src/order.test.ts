import { expect, test } from "vitest";

import { arranged, forgotten, moved, present, remembered, settled, sorted, type Placed } from "./order";

const cards = (order: Placed[]): string => present(order).map((one) => one.card).join(" ");
const none = new Set<number>();

test("a new hand lies by suit, jokers last", () => {
  expect(cards(arranged(["Jk", "Kd", "2h", "Ac", "Ah", "Ts"]))).toBe("Ts Ah 2h Ac Kd Jk");
});

test("a played card leaves its place, and undo brings it back there", () => {
  const order = arranged(["2h", "3h", "4h"]);
  const played = settled(order, ["2h", "4h"], none);
  expect(cards(played)).toBe("2h 4h");
  expect(cards(settled(played, ["4h", "2h", "3h"], none))).toBe("2h 3h 4h");
});

test("after the turn the empty place is gone: the same card comes back at the end", () => {
  const played = forgotten(settled(arranged(["2h", "3h", "4h"]), ["2h", "4h"], none));
  const back = settled(played, ["2h", "4h", "3h"], none);
  expect(cards(back)).toBe("2h 4h 3h");
  expect(back.at(-1)?.fresh).toBe(true);
});

test("of two equal cards the chosen one goes", () => {
  const order = arranged(["8h", "8h", "9h"]);
  const [first, second] = order;
  expect(first?.card).toBe(second?.card);
  const played = settled(order, ["8h", "9h"], new Set([first?.id ?? 0]));
  expect(present(played).map((one) => one.id)).toEqual([second?.id, order[2]?.id]);
});

test("a new card enters at the end and is marked", () => {
  const order = settled(arranged(["2h", "3h"]), ["2h", "3h", "Jk"], none);
  expect(cards(order)).toBe("2h 3h Jk");
  expect(order.map((one) => one.fresh)).toEqual([false, false, true]);
});

test("the own order survives a reload, with what came and went meanwhile", () => {
  const order = settled(remembered(["9c", "2h", "Jk", "2h"]), ["2h", "2h", "9c", "Ks"], none);
  expect(cards(order)).toBe("9c 2h 2h Ks");
});

test("a card moves by places and stops at the edge", () => {
  const order = arranged(["2h", "3h", "4h"]);
  const id = order[0]?.id ?? 0;
  expect(cards(moved(order, id, 1))).toBe("3h 2h 4h");
  expect(cards(moved(order, id, 9))).toBe("3h 4h 2h");
  expect(cards(moved(order, id, -1))).toBe("2h 3h 4h");
  expect(cards(moved(order, -1, 1))).toBe("2h 3h 4h");
});

test("a move steps over empty places", () => {
  const order = settled(arranged(["2h", "3h", "4h", "5h"]), ["2h", "5h"], none);
  expect(cards(moved(order, order[0]?.id ?? 0, 1))).toBe("5h 2h");
});

test("sorting by rank and by suit keeps every card", () => {
  const order = arranged(["Jk", "Kd", "2h", "Ac", "Ah", "2s"]);
  expect(cards(sorted(order, "rank"))).toBe("Ah Ac 2s 2h Kd Jk");
  expect(cards(sorted(sorted(order, "rank"), "suit"))).toBe("2s Ah 2h Ac Kd Jk");
});
