// Tables of Rami to look at, with the names of what they show.

import { meld, points, view } from "./view.mjs";

const HAND = ["5h", "6h", "Qs", "Qd", "Ks", "Kd", "Kc", "2c", "9c", "9d", "Js", "4d", "Ad"];
const PILE = ["2h", "Js", "4c", "9s", "Kh", "3d", "7c", "Qc", "5d", "Tc", "8s", "Th"];
const LAID = [
  meld(1, 2, "7h", "7s", "7d", "7c"),
  meld(2, 2, "3s", "4s", "5s", "6s", "7s"),
  meld(3, 3, "Td", "Jk=Jd", "Qd", "Kd"),
  meld(4, 3, "8c", "8h", "Jk=8"),
];

const step = (words, over = {}) => ({
  words,
  verb: words.split(" ")[0],
  cards: [],
  stands_for: (over.cards ?? []).map(() => null),
  kind: null,
  meld: null,
  end: null,
  points: 0,
  carte: false,
  ...over,
});

const discards = (hand) => [...new Set(hand)].map((card) => step(`discard ${card}`, { cards: [card], points: points(card) }));
const borrows = () => [
  ...["7h", "7s", "7d", "7c"].map((card) => step(`borrow ${card} m1`, { cards: [card], meld: 1 })),
  step("borrow 3s m2<", { cards: ["3s"], meld: 2, end: "<" }),
  step("borrow 7s m2>", { cards: ["7s"], meld: 2, end: ">" }),
  step("borrow 3s4s m2<", { cards: ["3s", "4s"], meld: 2, end: "<" }),
  step("borrow 6s7s m2>", { cards: ["6s", "7s"], meld: 2, end: ">" }),
  step("borrow Td m3", { cards: ["Td"], meld: 3, end: "<" }),
];
const lays = (hand) => [
  ...(hand.includes("Ad") ? [step("lay Ad m3>", { verb: "lay", cards: ["Ad"], meld: 3, end: ">", points: 11 })] : []),
  ...(hand.includes("9d") ? [step("lay 9d m3<", { verb: "lay", cards: ["9d"], meld: 3, end: "<", points: 9 })] : []),
];

/** A table of Rami 51 on my turn, after the draw. */
function table({ hand = HAND, melds = LAID, seats = 4, status = "live", over = {}, steps } = {}) {
  const found = view({ hand, seats });
  return {
    ...found,
    game: "rami51",
    title: "Rami 51",
    grammar: "draw_meld_discard",
    changes: [{ path: "score.unopened", value: "150", default: "100" }],
    chairs: found.chairs.map((chair, at) => ({
      ...chair,
      cards: at ? [13, 7, 10, 13, 4, 1, 12, 13][at] : hand.length,
      status: at === 0 ? status : at === 1 || at === 2 ? "live" : "new",
      known: at === 1 ? ["Jk"] : at === 2 ? ["9s"] : [],
    })),
    melds,
    aside: 0,
    stock: 41,
    pile: PILE,
    carte: "manual",
    steps: steps ?? [...lays(hand), ...borrows(), ...discards(hand)],
    sheet: { ...found.sheet, target: 1000 },
    news: [
      { type: "drew", seq: 30, deal: 3, seat: 1, card: "9d" },
      { type: "discarded", seq: 31, deal: 3, seat: 1, card: "5d", carte: false },
      { type: "turn_ended", seq: 32, deal: 3, seat: 1 },
      { type: "took", seq: 33, deal: 3, seat: 2, card: "7d" },
      { type: "melded", seq: 34, deal: 3, seat: 2, meld: 1, kind: "set", slots: melds[0]?.slots ?? [], passport: true },
      { type: "discarded", seq: 35, deal: 3, seat: 2, card: "8s", carte: false },
      { type: "turn_ended", seq: 36, deal: 3, seat: 2 },
      { type: "drew", seq: 37, deal: 3, seat: 3, card: null },
      { type: "borrowed", seq: 38, deal: 3, seat: 3, cards: ["7s"], meld: 2, slots: [5] },
      { type: "discarded", seq: 39, deal: 3, seat: 3, card: "Th", carte: false },
    ],
    ...over,
  };
}

const opening = (have, pure, stands = false) => ({ have, need: 51, pure, pure_needed: true, stands });
const drawing = (over = {}) => ({ phase: "draw", draft: [], steps: [step("draw"), step("take", { cards: ["Th"] })], ...over });
const mine = (number, ...cards) => meld(number, 1, ...cards);

const count = (seat, cards, over = {}) => ({
  seat,
  cards: cards.map((card) => ({ card, points: points(card) })),
  cards_total: cards.reduce((sum, card) => sum + points(card), 0),
  doubled_by_jokers: false,
  flat: null,
  times: "1",
  bonus: 0,
  penalty: 0,
  factor: 1,
  score: 0,
  settlement: null,
  ...over,
});

/** The end of a deal: who went out and how, and the rest by their counts. */
function over({ ending = "game", winners = [1], exit = null, counts, rules }) {
  const found = table({ hand: [] });
  return {
    ...found,
    phase: "deal_over",
    turn: null,
    steps: [],
    result: { ending, winners, exit, showdown: null, counts, rules, aside: null },
  };
}

const EXIT = { at_once: true, rami_sec: true, jokers: 1, joker_last: false, used_table: false, forfeited: false };
const LEFT = [
  ["2c", "9c", "9d", "Js", "4d", "Ad", "7h", "Kh", "Qs", "3c", "3d", "8s", "Th"],
  ["5c", "Jk", "9s"],
  ["Ks", "2h", "6d", "6c", "Tc"],
];

export const RAMI = {
  first: () => table({ hand: [...HAND, "Th"], melds: [], status: "new", over: { pile: [], stock: 55, steps: discards([...HAND, "Th"]), news: [] } }),
  draw: () => table({ over: drawing() }),
  unopened: () => table({ status: "new", over: drawing({ opening: opening(0, false) }) }),
  touch: () => table({ over: drawing({ steps: [step("draw"), step("take", { cards: ["Th"] }), step("touch")] }) }),
  empty: () => table({ over: drawing({ stock: 0 }) }),
  opening: () =>
    table({
      hand: HAND.filter((card) => card[0] !== "K"),
      melds: [...LAID, mine(5, "Ks", "Kd", "Kc"), mine(6, "2d", "3d", "4d")],
      status: "new",
      over: { opening: opening(39, true), owed: ["open_points"], acted: true, draft: ["meld KsKdKc", "meld 2d3d4d"], steps: borrows() },
    }),
  taken: () =>
    table({
      hand: [...HAND, "Th"],
      over: { took: "Th", pile: PILE.slice(0, -1), owed: ["discard_unused"], draft: ["take"], steps: [...lays(HAND), ...borrows()] },
    }),
  joker: () =>
    table({
      hand: ["5h", "6h", "Qs", "Qd", "2c", "9c", "4d", "Jk"],
      melds: [...LAID.slice(0, 2), meld(3, 3, "Td", "Jd", "Qd", "Kd"), LAID[3]],
      over: { owed: ["joker_unused"], draft: ["swap Jd m3"], steps: borrows().slice(0, 8) },
    }),
  borrow: () =>
    table({
      melds: [meld(1, 2, "7s", "7d", "7c"), ...LAID.slice(1)],
      over: { borrowed: [["7h"]], owed: ["take_use"], acted: true, draft: ["borrow 7h m1"], steps: borrows().slice(4) },
    }),
  owing: () =>
    table({
      hand: ["5h", "6h", "Qs", "Qd", "2c", "9c", "4d", "Jk", "Th"],
      melds: [meld(1, 2, "7s", "7d", "7c"), LAID[1], meld(3, 3, "Td", "Jd", "Qd", "Kd"), LAID[3], mine(5, "2d", "3d", "4d")],
      status: "new",
      over: {
        opening: opening(9, true),
        took: "Th",
        borrowed: [["7h"], ["3s", "4s"]],
        owed: ["take_use", "joker_unused", "discard_unused", "open_points"],
        draft: ["take", "meld 2d3d4d", "swap Jd m3", "borrow 7h m1"],
        steps: [],
      },
    }),
  carte: () => table({ hand: ["5h", "2c"], over: { acted: true, draft: ["lay Ad m3>"], steps: discards(["5h", "2c"]) } }),
  theirs: () => table({ over: { turn: 3, steps: [] } }),
  eight: () =>
    table({
      seats: 8,
      melds: [...LAID, meld(5, 4, "Ts", "Js", "Qs"), meld(6, 5, "2h", "2s", "2d"), meld(7, 6, "4c", "5c", "6c", "7c"), meld(8, 7, "Ah", "As", "Ad"), mine(9, "9h", "Th", "Jh")],
      over: drawing(),
    }),
  sec: () =>
    over({
      exit: EXIT,
      rules: ["B10.1", "B10.3", "B10.4", "B10.7"],
      counts: [count(1, []), ...LEFT.map((cards, at) => count(at + 2, cards, { flat: 100, times: "2", score: 200 }))],
    }),
  dry: () =>
    over({
      winners: [3],
      exit: { ...EXIT, rami_sec: false, used_table: true },
      rules: ["B10.1", "C3.9", "C3.10", "C3.11"],
      counts: [
        count(1, LEFT[0], { flat: 100, times: "3/2", score: 150 }),
        count(2, LEFT[1], { times: "3/2", score: 51 }),
        count(3, [], { bonus: -20, score: -20 }),
        count(4, LEFT[2], { doubled_by_jokers: true, times: "3/2", factor: 1000, score: 57000 }),
      ],
    }),
  blocked: () =>
    over({
      ending: "blocked",
      winners: [],
      rules: ["B9.2"],
      counts: [count(1, ["5h", "2c"], { score: 7 }), ...LEFT.map((cards, at) => count(at + 2, cards, { score: 40 + at }))],
    }),
};

/** What the mock does with a play at a table of Rami: drawing, taking, borrowing; the rest is refused by what is owed. */
export function played(words, now) {
  const [verb, card] = words.split(" ");
  const next = { ...now, version: now.version + 1, news: [] };
  if (verb === "draw") return { ...next, phase: "play", hand: [...now.hand, "Jk"], stock: now.stock - 1, seq: now.seq + 1, steps: RAMI.theirs().steps };
  if (verb === "take") {
    return { ...next, phase: "play", hand: [...now.hand, now.pile.at(-1)], pile: now.pile.slice(0, -1), took: now.pile.at(-1), owed: ["discard_unused"], draft: [words], steps: lays(now.hand) };
  }
  if (verb === "borrow") {
    const from = now.steps.find((one) => one.words === words);
    const melds = now.melds.map((one) => {
      if (one.number !== from.meld) return one;
      return { ...one, slots: one.slots.filter((slot) => !from.cards.includes(slot.card)) };
    });
    return { ...next, melds, borrowed: [...now.borrowed, from.cards], owed: ["take_use"], draft: [...now.draft, words], steps: lays(now.hand) };
  }
  if (verb === "discard" && now.owed.length === 0) {
    const hand = [...now.hand];
    hand.splice(hand.indexOf(card), 1);
    return { ...next, turn: 2, hand, pile: [...now.pile, card], draft: [], steps: [], seq: now.seq + 1 };
  }
  return null;
}

export const WHY = {
  open_points: "39 of 51 points: your opening needs 12 more from cards of your own. Lay more, or take your steps back.",
  joker_unused: "The joker you took must go into a new meld in this turn. Lay one with it, or take the swap back.",
  take_use: "7 of hearts must go from the table into one new meld in this turn, with a card from your hand. Lay that meld, or take the step back.",
  discard_unused: "You took 10 of hearts from the discard pile, so it must be laid in this turn. Lay it, or take it back and draw from the stock.",
};
