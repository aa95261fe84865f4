import { expect, test } from "vitest";

import { announcement, endingOf, said, sinceMyTurn, type Scene } from "./narrate";
import type { AnyEvent } from "./wire";

const scene: Scene = {
  me: 1,
  chairs: [
    { seat: 1, name: "Mei", cards: 5 },
    { seat: 2, name: "Boris", cards: 6 },
    { seat: 3, name: "Aina", cards: 1 },
  ],
  melds: [
    { number: 1, kind: "run", owner: 3, slots: [], points: 0 },
    { number: 2, kind: "set", owner: 1, slots: [], points: 0 },
  ],
};

const laid = (seq: number, seat: number, card: string, meld: number): AnyEvent => ({
  type: "laid_off",
  stand_in: false,
  seq,
  deal: 1,
  seat,
  card,
  stands_for: null,
  meld,
  end: ">",
  slid: false,
  passport: false,
});
const ended = (seq: number, seat: number): AnyEvent => ({ type: "turn_ended", seq, deal: 1, seat, stand_in: false });

test("news is read out as a story, with the cards left at the end of a player's doing", () => {
  const news = [laid(1, 2, "Tc", 1), laid(2, 2, "9d", 2), ended(3, 2), laid(4, 3, "Qs", 1), ended(5, 3)];
  expect(announcement(news, scene)).toBe(
    "Boris lays 10 of clubs on Aina’s run. Boris lays 9 of diamonds on your set; 6 cards left. " +
      "Aina lays queen of spades on their own run; 1 card left",
  );
});

test("one's own cards are not read out twice, one's own end is", () => {
  const died: AnyEvent = { type: "died", seq: 2, deal: 1, seat: 1, passport: true, auto: true, stand_in: false };
  expect(announcement([laid(1, 1, "Tc", 1), died], scene)).toBe("You are dead; 5 cards left");
});

test("what a bot does for somebody is told so, and for oneself it is read out and stands in the log", () => {
  const forBoris = { ...laid(1, 2, "Tc", 1), stand_in: true };
  expect(said(forBoris, scene).text).toBe("Boris lays 10♣ on Aina’s run (a bot for Boris)");
  expect(announcement([forBoris], scene)).toBe("Boris lays 10 of clubs on Aina’s run (a bot for Boris); 6 cards left");
  const forMe = { ...laid(3, 1, "9c", 1), stand_in: true };
  expect(announcement([forMe], scene)).toBe("You lay 9 of clubs on Aina’s run (a bot for you); 5 cards left");
  const log = [laid(1, 1, "Th", 1), ended(2, 1), forMe, { ...ended(4, 1), stand_in: true }, laid(5, 2, "Tc", 1)];
  expect(sinceMyTurn(log, 1).map((event) => "seq" in event && event.seq)).toEqual([3, 5]);
});

test("a line of the log has signs for the eye and words for the ear", () => {
  const line = said(laid(7, 1, "Th", 1), scene);
  expect(line).toMatchObject({ seq: 7, seat: 1, meld: 1, text: "You lay 10♥ on Aina’s run" });
  expect(line.aloud).toBe("You lay 10 of hearts on Aina’s run");
});

test("a card that pushes a joker to the end is told as that, to the eye and to the ear", () => {
  const slid = { type: "laid_off", seq: 1, deal: 1, seat: 2, card: "6h", stands_for: null, meld: 1, end: "<", slid: true, passport: false, stand_in: false } as const;
  expect(said(slid, scene).text).toBe("Boris puts 6♥ into Aina’s run and moves its joker to the end");
  expect(announcement([slid], scene)).toBe("Boris puts 6 of hearts into Aina’s run and moves its joker to the end; 6 cards left");
  expect(said({ ...slid, seat: 1 }, scene).text).toBe("You put 6♥ into Aina’s run and move its joker to the end");
});

test("every kind of event has a sentence without a gap", () => {
  const base = { seq: 1, deal: 1, seat: 2, stand_in: false };
  const events: AnyEvent[] = [
    { ...base, type: "dealt", count: 20, cards: null },
    {
      ...base,
      type: "melded",
      meld: 1,
      kind: "run",
      slots: [{ card: "Jk", stands_for: "5h" }, { card: "6h", stands_for: null }, { card: "7h", stands_for: null }],
      passport: true,
    },
    laid(1, 2, "Jk", 9),
    { ...base, type: "swapped", card: "6h", meld: 2 },
    ended(1, 2),
    { ...base, type: "died", passport: false, auto: true },
    { ...base, type: "died", passport: true, auto: false },
    { ...base, type: "went_out" },
  ];
  const texts = events.map((event) => said(event, scene).text);
  expect(texts).toEqual([
    "Boris gets 20 cards",
    "Boris melds ★5♥ 6♥ 7♥",
    "Boris lays Joker on a meld",
    "Boris puts 6♥ into your set and takes the joker",
    "Boris ends the turn",
    "Boris is dead without a meld",
    "Boris is dead",
    "Game! Boris has no cards left",
  ]);
  for (const ending of ["game", "all_dead", "last_survivor"] as const) {
    const result = { ending, winners: [2], exit: null, showdown: null, counts: [], rules: [], aside: null };
    expect(said({ type: "deal_ended", seq: 1, deal: 1, result, stand_in: false }, scene).text).toMatch(/^The deal ended/);
  }
});

test("every deed of a game with stock and discards has a sentence", () => {
  const base = { seq: 1, deal: 1, seat: 2, stand_in: false };
  const rami: Scene = { ...scene, grammar: "draw_meld_discard" };
  const events: AnyEvent[] = [
    { ...base, type: "drew", card: null },
    { ...base, type: "drew", seat: 1, card: "5h" },
    { ...base, type: "took", card: "Th" },
    { ...base, type: "touched" },
    { ...base, type: "borrowed", cards: ["7h", "8h"], meld: 1, slots: [0, 1] },
    { ...base, type: "discarded", card: "5h", carte: true },
    { ...base, type: "penalised", count: 2, cards: null },
    { ...base, type: "penalised", seat: 1, count: 2, cards: ["2c", "Jk"] },
    { ...base, type: "turned_up", card: "9d" },
    { ...base, type: "cut", card: "Jk" },
    { ...base, type: "renewed", count: 39 },
    { ...base, type: "went_out" },
    { ...laid(1, 2, "Tc", 1), passport: true } as AnyEvent,
  ];
  expect(events.map((event) => said(event, rami).text)).toEqual([
    "Boris draws from the stock",
    "You draw 5♥",
    "Boris takes 10♥ from the discard pile",
    "Boris touches the discard pile",
    "Boris borrows 7♥ 8♥ from Aina’s run",
    "Boris discards 5♥ and says “carte”",
    "Boris did not say “carte” and draws 2 cards",
    "You did not say “carte” and draw 2♣ Joker",
    "9♦ is turned up and begins the discard pile",
    "Boris cuts and turns up a joker, which is kept",
    "The discards become a new stock of 39 cards",
    "Boris is out: no cards left",
    "Boris lays 10♣ on Aina’s run, and has opened",
  ]);
  expect(announcement(events.slice(0, 2), rami)).toBe("You draw 5 of hearts; 5 cards left");
});

test("a deal that is blocked, or ended by going out, is told as that", () => {
  const exit = { at_once: false, rami_sec: false, jokers: 0, joker_last: false, used_table: false, forfeited: false };
  const result = { ending: "game", winners: [2], exit, showdown: null, counts: [], rules: [], aside: null } as const;
  expect(endingOf({ ...result, winners: [2], counts: [], rules: [] })).toBe("out");
  expect(endingOf({ ...result, winners: [], counts: [], rules: [], exit: null, ending: "blocked" })).toBe("blocked");
});

test("since my turn: what the others did after it, or since the deal began", () => {
  const log = [laid(1, 2, "Tc", 1), ended(2, 2), laid(3, 1, "9h", 1), ended(4, 1), laid(5, 3, "8h", 1), laid(6, 1, "2c", 2)];
  expect(sinceMyTurn(log, 1).map((event) => event.seq)).toEqual([5]);
  expect(sinceMyTurn(log.slice(0, 2), 1).map((event) => event.seq)).toEqual([1]);
});
