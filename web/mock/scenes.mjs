// Tables to look at, by the names of what they show.

import { RAMI, WHY } from "./rami.mjs";
import { pack, points, RANKS, view } from "./view.mjs";

const dead = ["Ks", "Qh", "9c", "9d", "4s", "Jk"];

function result(seats, winner) {
  const counts = [...Array(seats).keys()].map((at) => {
    const cards = at + 1 === winner ? [] : (at === 1 ? pack(3).slice(0, 17) : dead.slice(0, 3 + at)).map((card) => ({ card, points: points(card) }));
    const sum = cards.reduce((all, one) => all + one.points, 0);
    return {
      seat: at + 1,
      cards,
      cards_total: sum,
      doubled_by_jokers: false,
      flat: null,
      times: "1",
      bonus: 0,
      penalty: at === 1 ? 50 : 0,
      factor: 1,
      score: sum + (at === 1 ? 50 : 0),
      settlement: at === 0 ? "+12" : null,
    };
  });
  return { ending: "game", winners: [winner], exit: null, showdown: null, counts, rules: ["A8.5", "A9.1", "A9.2"], aside: null };
}

export const SCENES = {
  ...RAMI,
  hand20: () => view({ cards: 20 }),
  hand25: () => view({ cards: 25, seats: 3 }),
  melds4: () =>
    view({
      hand: ["Jk", "Jk", "8h", "8h", "9h", "Th", "4s", "5s", "6s", "Ks", "Kd", "Kc", "2d", "3d", "4d", "Ac", "Qc"],
      melds: 4,
      acted: true,
    }),
  melds12: () => view({ cards: 14, melds: 12, acted: true }),
  melds26: () => view({ cards: 4, melds: 26 }),
  six: () => view({ cards: 12, melds: 14, seats: 6 }),
  two: () => view({ cards: 16, melds: 5, seats: 2 }),
  waiting: () => view({ cards: 14, melds: 12, view: { turn: 3, steps: [], draft: [] } }),
  dead: () =>
    view({
      cards: 6,
      melds: 12,
      view: { steps: [{ words: "dead", verb: "dead", cards: [], stands_for: [], kind: null, meld: null, end: null, points: 0, carte: false }] },
    }),
  over: () => view({ hand: dead.slice(0, 3), melds: 16, view: { phase: "deal_over", turn: null, steps: [], result: result(4, 3) } }),
  match: () => {
    const last = view({ hand: [], melds: 16, view: { phase: "match_over", turn: null, steps: [], result: result(4, 1) } });
    last.sheet = { ...last.sheet, over: true, winners: [3] };
    return last;
  },
};

/** What could be done with these cards: the legal steps, and, for three or more, a meld in one or two readings. */
export function answer({ n, cards }, { steps, owed }) {
  const same = (a) => [...a].sort().join() === [...cards].sort().join();
  const options = steps.filter((step) => step.verb !== "borrow" && step.cards.length && same(step.cards));
  if (cards.length >= 3) {
    const real = cards.filter((card) => card !== "Jk").sort((a, b) => RANKS.indexOf(a[0]) - RANKS.indexOf(b[0]));
    const first = RANKS.indexOf(real[0][0]);
    const suit = real[0][1];
    const readings = cards.includes("Jk") && first > 0 ? [first, first - 1] : [first];
    for (const from of readings) {
      const meant = cards.map((_, at) => RANKS[(from + at) % 13] + suit);
      options.push({
        words: `meld ${meant.map((card) => (real.includes(card) ? card : `Jk=${card}`)).join("")}`,
        verb: "meld",
        cards: meant.map((card) => (real.includes(card) ? card : "Jk")),
        stands_for: meant.map((card) => (real.includes(card) ? null : card)),
        kind: "run",
        meld: null,
        end: null,
        points: meant.reduce((sum, card) => sum + points(card), 0),
        carte: false,
      });
    }
  }
  const owing = cards.length === 1 && owed[0];
  const why = options.length
    ? null
    : owing
      ? { code: owing, text: WHY[owing], cards, numbers: {}, rule: "B4.1", readings: [] }
      : {
        code: "bad_run",
        text: "Queen of hearts and 9 of clubs make no run: a run has one suit and no gap. Choose three cards of one suit that follow each other.",
        cards,
        numbers: {},
        rule: "A4.1",
        readings: [],
      };
  return { type: "answer", n, options, why };
}
