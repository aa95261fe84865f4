import { expect, test } from "vitest";

import { frames, present, undone } from "./recap";
import { meld, view } from "./testing";
import type { AnyEvent, Meld } from "./wire";

const about = { deal: 1, stand_in: false } as const;
const shown = (melds: readonly Meld[]): string[] =>
  melds.map((one) => one.slots.map((slot) => (slot.stands_for ? `${slot.card}=${slot.stands_for}` : slot.card)).join(" "));

test("the deeds of the others are walked from the table before them to the table now", () => {
  const log: AnyEvent[] = [
    { type: "discarded", seq: 3, seat: 1, card: "2c", carte: false, ...about },
    { type: "drew", seq: 4, seat: 2, card: null, ...about },
    { type: "melded", seq: 5, seat: 2, meld: 2, kind: "set", slots: meld(2, "set", 2, "9c", "9d", "9h").slots, passport: true, ...about },
    { type: "laid_off", seq: 6, seat: 2, card: "4h", stands_for: null, meld: 1, end: "<", slid: false, passport: false, ...about },
    { type: "discarded", seq: 7, seat: 2, card: "Kd", carte: false, ...about },
    { type: "drew", seq: 8, seat: 1, card: "6h", ...about },
  ];
  const now = view({
    melds: [meld(1, "run", 1, "4h", "5h", "6h", "7h"), meld(2, "set", 2, "9c", "9d", "9h")],
    stock: 40,
    pile: ["2c", "Kd"],
  });
  const found = frames(now, log);
  expect(found.map((frame) => frame.event?.type ?? null)).toEqual([null, "melded", "laid_off", "discarded"]);
  expect(found.map((frame) => shown(frame.melds))).toEqual([
    ["5h 6h 7h"],
    ["5h 6h 7h", "9c 9d 9h"],
    ["4h 5h 6h 7h", "9c 9d 9h"],
    ["4h 5h 6h 7h", "9c 9d 9h"],
  ]);
  expect(found.map((frame) => frame.pile?.at(-1))).toEqual(["2c", "2c", "2c", "Kd"]);
  expect(found.map((frame) => frame.held.get(2))).toEqual([18, 15, 14, 13]);
  expect(frames(view(), [])).toEqual([]);
});

test("a joker that was won lies in its meld again", () => {
  const now = present(view({ melds: [meld(1, "run", 1, "5h", "6h", "7h"), meld(2, "set", 2, "9c", "9d", "9h")] }));
  const run = undone(now, { type: "swapped", seq: 2, seat: 2, card: "6h", meld: 1, ...about });
  expect(shown(run.melds)[0]).toBe("5h Jk=6h 7h");
  const set = undone(now, { type: "swapped", seq: 2, seat: 2, card: "9d", meld: 2, ...about });
  expect(shown(set.melds)[1]).toBe("9c Jk=9 9h");
});

test("a joker that was pushed to an end lies in its place again", () => {
  const slots = [...meld(1, "run", 1, "5h", "6h", "7h").slots, { card: "Jk", stands_for: "8h" }];
  const now = present(view({ melds: [{ ...meld(1, "run", 1), slots }] }));
  const slid: AnyEvent = { type: "laid_off", seq: 2, seat: 2, card: "6h", stands_for: null, meld: 1, end: ">", slid: true, passport: false, ...about };
  expect(shown(undone(now, slid).melds)).toEqual(["5h Jk=6h 7h"]);
});

test("what was borrowed lies where it lay, and the stock is as it was before it was made anew", () => {
  const now = present(view({ melds: [meld(1, "set", 1, "9c", "9h", "9s")], stock: 30, pile: ["2c"] }));
  const lent = undone(now, { type: "borrowed", seq: 2, seat: 2, cards: ["9d"], meld: 1, slots: [1], ...about });
  expect(shown(lent.melds)).toEqual(["9c 9d 9h 9s"]);
  const before = undone(now, { type: "renewed", seq: 2, seat: 2, count: 30, ...about });
  expect([before.stock, before.pile?.length]).toEqual([0, 31]);
});
