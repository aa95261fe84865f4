/** Made-up pieces of the wire for tests: what a test does not speak of has a plain value. */
import type { Meld, Step, ViewMessage } from "./wire";

export const step = (words: string, over: Partial<Step> = {}): Step => ({
  words,
  verb: "lay",
  cards: [],
  stands_for: (over.cards ?? []).map(() => null),
  kind: null,
  meld: null,
  end: null,
  points: 0,
  carte: false,
  ...over,
});

export const meld = (number: number, kind: "run" | "set", owner: number, ...cards: string[]): Meld => ({
  number,
  kind,
  owner,
  slots: cards.map((card) => ({ card, stands_for: null })),
  points: 0,
});

export const view = (over: Partial<ViewMessage> = {}): ViewMessage => ({
  type: "view",
  seq: 1,
  version: 1,
  table: "test",
  game: "rami51",
  title: "Rami 51",
  grammar: "draw_meld_discard",
  changes: [],
  seat: 1,
  phase: "play",
  turn: 1,
  dealer: 2,
  deal: 1,
  direction: "clockwise",
  chairs: [
    { seat: 1, name: "Mei", bot: null, cards: 13, status: "new", known: [], total: 0, touched: false },
    { seat: 2, name: "Aina", bot: "greedy", cards: 13, status: "live", known: [], total: 0, touched: false },
  ],
  hand: [],
  hand_points: 0,
  melds: [],
  aside: 0,
  stock: 40,
  pile: ["9d"],
  took: null,
  borrowed: [],
  opening: null,
  carte: "manual",
  acted: false,
  owed: [],
  draft: [],
  steps: [],
  result: null,
  sheet: { kind: "cumulative", rows: [], totals: [0, 0], target: 1000, deals: null, over: false, winners: [] },
  news: [],
  ...over,
});
