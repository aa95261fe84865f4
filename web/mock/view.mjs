// The pieces of views as the server would send them, without a game behind them.

export const RANKS = "A23456789TJQK";
const SUITS = "shdc";
const NAMES = ["Mei", "Aina", "Boris", "Chloé", "Dimitrios", "Ng Wei", "Ravi", "Gudrun"];

/** Chance that is the same every time. */
function chance(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

export function pack(seed, packs = 2, jokers = 6) {
  const cards = [...Array(packs)].flatMap(() => [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit)));
  cards.push(...Array(jokers).fill("Jk"));
  const pick = chance(seed);
  for (let at = cards.length - 1; at > 0; at--) {
    const other = pick(at + 1);
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
}

export const points = (card) =>
  card === "Jk" ? 20 : card[0] === "A" ? 15 : "TJQK".includes(card[0]) ? 10 : Number(card[0]);

const run = (number, owner, suit, from, length, joker = -1) => ({
  number,
  kind: "run",
  owner,
  slots: [...Array(length).keys()].map((at) => {
    const card = RANKS[(from + at) % 13] + suit;
    return at === joker ? { card: "Jk", stands_for: card } : { card, stands_for: null };
  }),
  points: 20,
});

const set = (number, owner, rank, suits, jokers = 0) => ({
  number,
  kind: "set",
  owner,
  slots: [
    ...[...suits].map((suit) => ({ card: rank + suit, stands_for: null })),
    ...Array(jokers).fill({ card: "Jk", stands_for: rank }),
  ],
  points: 30,
});

/** A meld by its cards; a joker says what it stands for: Jk=7h, or Jk=7 in a set. */
export function meld(number, owner, ...cards) {
  const slots = cards.map((text) => {
    const [card, stands_for = null] = text.split("=");
    return { card, stands_for };
  });
  const ranks = new Set(slots.map(({ card, stands_for }) => (stands_for ?? card)[0]));
  return { number, kind: ranks.size === 1 ? "set" : "run", owner, slots, points: 20 };
}

function melds(count, seats) {
  const pick = chance(count);
  return [...Array(count).keys()].map((at) => {
    const owner = (at % seats) + 1;
    const long = count > 20 ? 3 : 3 + pick(3);
    if (pick(3) === 0) return set(at + 1, owner, RANKS[pick(13)], "shdc".slice(pick(2), 3 + pick(2)), pick(3) === 0 ? 1 : 0);
    return run(at + 1, owner, SUITS[pick(4)], pick(9), long, pick(4) === 0 ? pick(3) : -1);
  });
}

const FIRST = [31, 0, 12, 104, 15, 40, 22, 9];
const TOTALS = [84, 122, 31, 209, 15, 77, 140, 61];

export function view(over) {
  const seats = over.seats ?? 4;
  const hand = over.hand ?? pack(7).slice(0, over.cards ?? 20);
  const laid = melds(over.melds ?? 0, seats);
  const chairs = [...Array(seats).keys()].map((at) => ({
    seat: at + 1,
    name: NAMES[at],
    bot: at ? ["greedy", "keeper", "random"][at % 3] : null,
    cards: at ? Math.max(20 - 3 * Math.ceil((over.melds ?? 0) / seats), 1) : hand.length,
    status: over.melds ? (at === 2 && over.melds > 10 ? "dead" : "live") : "new",
    known: at === 1 && over.melds ? ["Jk"] : [],
    total: TOTALS[at],
    touched: false,
  }));
  const steps = [];
  for (const meld of laid) {
    const low = meld.slots[0].stands_for ?? meld.slots[0].card;
    const high = meld.slots.at(-1).stands_for ?? meld.slots.at(-1).card;
    for (const card of new Set(hand)) {
      const step = (verb, words, end = null, stands = null) =>
        steps.push({ words, verb, cards: [card], stands_for: [stands], kind: null, meld: meld.number, end, points: points(card), carte: false });
      if (meld.kind === "set") {
        if (card[0] === low[0] || card === "Jk") step("lay", `lay ${card} m${meld.number}`, null, card === "Jk" ? low[0] : null);
        if (card[0] === low[0] && meld.slots.some((slot) => slot.stands_for)) step("swap", `swap ${card} m${meld.number}`);
        continue;
      }
      const before = RANKS[RANKS.indexOf(low[0]) - 1] + low[1];
      const after = RANKS[RANKS.indexOf(high[0]) + 1] + high[1];
      if (card === before || (card === "Jk" && RANKS.indexOf(low[0]) > 0))
        step("lay", `lay ${card} m${meld.number}<`, "<", card === "Jk" ? before : null);
      if (card === after || (card === "Jk" && RANKS.indexOf(high[0]) < 12))
        step("lay", `lay ${card} m${meld.number}>`, ">", card === "Jk" ? after : null);
      if (meld.slots.some((slot) => slot.stands_for === card)) step("swap", `swap ${card} m${meld.number}`);
    }
  }
  if (over.acted) steps.push({ words: "end", verb: "end", cards: [], stands_for: [], kind: null, meld: null, end: null, points: 0, carte: false });
  return {
    type: "view",
    seq: 40,
    version: 1,
    table: "mock",
    game: "penang",
    title: "Penang Rummy",
    grammar: "shed",
    changes: [
      { path: "values.ace_in_hand", value: "11", default: "15" },
      { path: "match.target", value: "500", default: "300" },
    ],
    seat: 1,
    phase: "play",
    turn: 1,
    dealer: 4,
    deal: 3,
    direction: "clockwise",
    chairs,
    hand,
    hand_points: hand.reduce((sum, card) => sum + points(card), 0),
    melds: laid,
    aside: 30,
    stock: null,
    pile: null,
    took: null,
    borrowed: [],
    opening: null,
    carte: null,
    upcard: null,
    wall: null,
    deadwood: null,
    knocker: null,
    acted: Boolean(over.acted),
    owed: [],
    draft: over.acted ? ["lay 8h m1>"] : [],
    steps,
    result: null,
    sheet: {
      kind: "cumulative",
      highest: false,
      columns: [],
      rows: [
        { deal: 1, dealer: 2, scores: FIRST.slice(0, seats), totals: FIRST.slice(0, seats) },
        { deal: 2, dealer: 2, scores: TOTALS.map((total, at) => total - FIRST[at]).slice(0, seats), totals: TOTALS.slice(0, seats) },
      ],
      totals: TOTALS.slice(0, seats),
      target: 500,
      deals: null,
      over: false,
      winners: [],
    },
    news: over.melds
      ? [
          { type: "turn_ended", seq: 30, deal: 3, seat: 1 },
          { type: "laid_off", seq: 31, deal: 3, seat: 2, card: "Tc", stands_for: null, meld: 2, end: ">", slid: false, passport: false },
          { type: "turn_ended", seq: 32, deal: 3, seat: 2 },
          { type: "swapped", seq: 33, deal: 3, seat: 3, card: "6h", meld: 1 },
          { ...laid[0], type: "melded", seq: 34, deal: 3, seat: 3, meld: 3, passport: false, number: undefined, owner: undefined, points: undefined },
          { type: "turn_ended", seq: 35, deal: 3, seat: 3 },
          { type: "died", seq: 36, deal: 3, seat: 4, passport: true, auto: true },
        ]
      : [],
    ...over.view,
  };
}
