import { expect, test } from "vitest";

import {
  adopted,
  arranged,
  every,
  gapped,
  gathered,
  inGroups,
  keeping,
  moved,
  present,
  put,
  returned,
  scattered,
  settled,
  sorted,
  standing,
  telling,
  type Order,
} from "./order";

/** The hand as it is seen: groups with a bar between them, one that is kept with an exclamation mark. */
const seen = (order: Order): string =>
  standing(order)
    .map((group) => group.cards.map((one) => one.card).join(" ") + (group.keep ? "!" : ""))
    .join(" | ");
const none = new Set<number>();
/** A hand of one's own, from what is seen of it. */
const hand = (text: string): Order => {
  const told = text.split(" | ").map((group) => ({ cards: group.replace("!", "").split(" "), keep: group.endsWith("!") }));
  return settled(adopted([], told), told.flatMap((group) => group.cards), none);
};
const idOf = (order: Order, card: string, nth = 0): number => present(order).filter((one) => one.card === card)[nth]?.id ?? 0;
const ids = (order: Order, ...cards: string[]): Set<number> => new Set(cards.map((card) => idOf(order, card)));

test("a new hand lies by suit, jokers last, in one group", () => {
  expect(seen(arranged(["Jk", "Kd", "2h", "Ac", "Ah", "Ts"]))).toBe("Ts Ah 2h Ac Kd Jk");
  expect(arranged([])).toEqual([]);
});

test("a played card leaves its place, and undo brings it back there", () => {
  const order = hand("2h 3h | 4h 5h");
  const played = settled(order, ["2h", "5h"], none);
  expect(seen(played)).toBe("2h | 5h");
  expect(seen(settled(played, ["4h", "2h", "3h", "5h"], none))).toBe("2h 3h | 4h 5h");
});

test("a group that was played whole comes back as a group", () => {
  const played = settled(hand("2h 3h 4h | 9c"), ["9c"], none);
  expect(seen(played)).toBe("9c");
  expect(seen(settled(played, ["9c", "2h", "3h", "4h"], none))).toBe("2h 3h 4h | 9c");
});

test("after the turn the empty place is gone: the same card comes back at the end", () => {
  const played = standing(settled(hand("2h 3h 4h"), ["2h", "4h"], none));
  const back = settled(played, ["2h", "4h", "3h"], none);
  expect(seen(back)).toBe("2h 4h 3h");
  expect(present(back).at(-1)?.fresh).toBe(true);
});

test("of two equal cards the chosen one goes, and that which is kept stays", () => {
  const order = hand("8h 8h 9h");
  const [first, second] = present(order);
  const played = settled(order, ["8h", "9h"], new Set([first?.id ?? 0]));
  expect(present(played)[0]?.id).toBe(second?.id);
  expect(seen(settled(hand("8h 9h | 8h Th!"), ["8h", "9h", "Th"], none))).toBe("9h | 8h Th!");
});

test("a new card enters at the end and is marked", () => {
  const order = settled(hand("2h | 3h"), ["2h", "3h", "Jk"], none);
  expect(seen(order)).toBe("2h | 3h Jk");
  expect(present(order).map((one) => one.fresh)).toEqual([false, false, true]);
});

test("a new card enters no group that is kept or a meld", () => {
  expect(seen(settled(hand("2h | 3h!"), ["2h", "3h", "Jk"], none))).toBe("2h | 3h! | Jk");
  expect(seen(settled(hand("2h | 3h"), ["2h", "3h", "Jk"], none, (group) => group.cards.length === 1))).toBe("2h | 3h | Jk");
});

test("a hand that is told lies as it was told, with what came and went meanwhile", () => {
  const told = [
    { cards: ["9c", "2h"], keep: true },
    { cards: ["Jk", "2h"], keep: false },
  ];
  const order = settled(adopted([], told), ["2h", "2h", "9c", "Ks"], none);
  expect(seen(order)).toBe("9c 2h! | 2h Ks");
  expect(telling(order)[1]).toEqual({ cards: ["Jk", "2h", "Ks"], keep: false });
});

test("what another device tells moves the cards that are here, and they stay the same cards", () => {
  const order = hand("2h 3h 4h 5h");
  const next = adopted(order, [{ cards: ["5h", "2h"], keep: false }, { cards: ["3h"], keep: true }]);
  expect(seen(next)).toBe("5h 2h | 3h! | 4h");
  expect(idOf(next, "5h")).toBe(idOf(order, "5h"));
});

test("a card moves by places, over gaps, past what is kept, and stops at the edge", () => {
  let order = hand("2h 3h | 4h | 9c! | 5h");
  const steps: string[] = [];
  for (let n = 0; n < 5; n++) {
    order = moved(order, idOf(order, "2h"), 1);
    steps.push(seen(order));
  }
  expect(steps).toEqual([
    "3h 2h | 4h | 9c! | 5h",
    "3h | 2h 4h | 9c! | 5h",
    "3h | 4h 2h | 9c! | 5h",
    "3h | 4h | 9c! | 2h 5h",
    "3h | 4h | 9c! | 5h 2h",
  ]);
  expect(moved(order, idOf(order, "2h"), 1)).toBe(order);
  expect(seen(moved(order, idOf(order, "9c"), -1))).toBe(seen(order));
  expect(seen(moved(hand("2h 3h | 9c!"), 0, 1))).toBe("2h 3h | 9c!");
  const ended = hand("2h 3h | 9c!");
  expect(seen(moved(ended, idOf(ended, "3h"), 1))).toBe("2h | 9c! | 3h");
  const begun = hand("9c! | 2h 3h");
  expect(seen(moved(begun, idOf(begun, "2h"), -1))).toBe("2h | 9c! | 3h");
});

test("a move steps over empty places", () => {
  const order = settled(hand("2h 3h 4h 5h"), ["2h", "5h"], none);
  expect(seen(moved(order, idOf(order, "2h"), 1))).toBe("5h 2h");
});

test("several cards go beside another together, in the order in which they lie", () => {
  const order = hand("2h 3h 4h 5h | 9c Tc | Kd!");
  const to = (card: string, side: "before" | "after"): string =>
    seen(put(order, ids(order, "5h", "3h"), { id: idOf(order, card), side }));
  expect(to("9c", "after")).toBe("2h 4h | 9c 3h 5h Tc | Kd!");
  expect(to("2h", "before")).toBe("3h 5h 2h 4h | 9c Tc | Kd!");
  expect(to("3h", "after")).toBe("2h 3h 5h 4h | 9c Tc | Kd!");
  expect(to("Kd", "after")).toBe(seen(order));
  expect(seen(put(order, ids(order, "Kd"), { id: idOf(order, "2h"), side: "before" }))).toBe(seen(order));
});

test("the chosen cards make a group, and are kept if that is wished", () => {
  const order = hand("2h 3h 4h 9c 9d | 9h Kd");
  const three = ids(order, "9c", "9d", "9h");
  expect(seen(gathered(order, three))).toBe("9c 9d 9h | 2h 3h 4h | Kd");
  const kept = gathered(order, three, true);
  expect(seen(kept)).toBe("9c 9d 9h! | 2h 3h 4h | Kd");
  expect(seen(gathered(kept, ids(kept, "9c", "2h")))).toBe("9c 9d 9h! | 2h | 3h 4h | Kd");
});

test("a whole group that is chosen is kept where it lies, and let go", () => {
  const order = hand("2h 3h | 9c");
  const kept = gathered(order, ids(order, "2h", "3h"), true);
  expect(seen(kept)).toBe("2h 3h! | 9c");
  expect(seen(keeping(kept, kept[0]?.id ?? 0, false))).toBe("2h 3h | 9c");
});

test("a group that is taken apart joins the end", () => {
  const order = hand("2h 3h | 9c 9d! | Ks");
  expect(seen(scattered(order, ids(order, "3h", "9c")))).toBe("9c 9d! | Ks 2h 3h");
});

test("a gap beside a card is made and closed", () => {
  const order = hand("2h 3h 4h | 9c!");
  const cut = gapped(order, { id: idOf(order, "3h"), side: "before" });
  expect(seen(cut)).toBe("2h | 3h 4h | 9c!");
  expect(seen(gapped(cut, { id: idOf(order, "3h"), side: "before" }))).toBe(seen(order));
  expect(seen(gapped(cut, { id: idOf(order, "2h"), side: "after" }))).toBe(seen(order));
  expect(seen(gapped(order, { id: idOf(order, "2h"), side: "before" }))).toBe(seen(order));
  expect(seen(gapped(order, { id: idOf(order, "4h"), side: "after" }))).toBe(seen(order));
});

test("sorting keeps every card, and what is kept where it lies", () => {
  const order = hand("Jk Kd 2h | 9c 9d! | Ac Ah 2s");
  expect(seen(sorted(order, "rank"))).toBe("9c 9d! | Ah Ac 2s 2h Kd Jk");
  expect(seen(sorted(sorted(order, "rank"), "suit"))).toBe("9c 9d! | 2s Ah 2h Ac Kd Jk");
});

test("the best melds lie apart, and an empty place is not lost by it", () => {
  const order = settled(hand("Jk Kd 2h 3h 4h 9c"), ["Jk", "2h", "3h", "4h", "9c"], none);
  const best = inGroups(order, [["2h", "3h", "4h"], ["9c", "Jk"]]);
  expect(seen(best)).toBe("2h 3h 4h | 9c Jk");
  expect(seen(settled(best, [...present(best).map((one) => one.card), "Kd"], none))).toBe("2h 3h 4h | 9c Jk Kd");
});

test("an arrangement that is taken back has the cards of now", () => {
  const before = hand("2h 3h | 9c Jk");
  const after = sorted(settled(before, ["2h", "3h", "9c", "4d"], none), "rank");
  expect(seen(after)).toBe("2h 3h 4d 9c");
  const back = returned(before, after);
  expect(seen(back)).toBe("2h 3h | 9c 4d");
  expect(every(back)).toHaveLength(5);
});
