import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableState } from "./state.svelte";
import { meld, place, room, step, view } from "./testing";
import type { FromPage, ToPage, ViewMessage } from "./wire";

/** The server's end of the line: hears what the page says, and says what a test wants. */
class Server {
  static last: Server;
  static readonly OPEN = 1;
  readyState = 1;
  heard: FromPage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    Server.last = this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The words of what was played, the last first. */
  get played(): string[] {
    return this.heard.flatMap((one) => (one.type === "play" ? [one.words] : [])).reverse();
  }
}

let table: TableState;
const server = (): Server => Server.last;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", Server);
  table = new TableState("test");
  server().onopen?.();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

/** Show a view, the next version of the table. */
let version = 1;
function show(over: Partial<ViewMessage>): void {
  server().says(view({ version: ++version, ...over }));
}

/** What was asked for is done. */
function done(over: Partial<ViewMessage>): void {
  show(over);
  const last = server().heard.findLast((one) => one.type !== "ask");
  if (last && "id" in last) server().says({ type: "ack", id: last.id, seq: 1 });
}

const choose = (card: string): void => {
  const one = table.hand.find((held) => held.card === card && !table.chosen.includes(held.id));
  if (one) table.toggle(one.id);
};

const discard = (card: string) => step(`discard ${card}`, { verb: "discard", cards: [card] });

test("one draws, and what was drawn is said when it is seen", () => {
  show({ phase: "draw", hand: ["5h"], steps: [step("draw", { verb: "draw" }), step("take", { verb: "take" })] });
  expect(table.drawing).toBe(true);
  table.draw();
  expect(server().played).toEqual(["draw"]);
  const drew = { type: "drew", seq: 2, deal: 1, seat: 1, card: "6h", stand_in: false } as const;
  done({ seq: 2, hand: ["5h", "6h"], steps: [discard("5h"), discard("6h")], news: [drew] });
  expect(table.voice.latest).toBe("You draw 6 of hearts; 13 cards left");
  expect([table.drawing, table.laying]).toEqual([false, true]);
  table.draw();
  expect(table.problem).toBe("You have drawn already in this turn.");
});

test("the card that was taken lies apart until it is laid, and a discard asks the server why not", () => {
  show({ phase: "draw", hand: ["5h"], steps: [step("draw", { verb: "draw" }), step("take", { verb: "take" })] });
  table.take();
  done({ hand: ["5h", "9d"], pile: [], took: "9d", owed: ["discard_unused"], draft: ["take"] });
  expect(server().played).toEqual(["take"]);
  expect(table.pinned.map((one) => one.card)).toEqual(["9d"]);
  expect(table.tray.map((one) => one.card)).toEqual(["5h"]);
  table.discard();
  expect(table.problem).toMatch(/^The card you took .* To end your turn, choose one card to discard\.$/);
  choose("5h");
  table.discard();
  expect(server().played[0]).toBe("discard 5h");
});

test("what was borrowed is chosen with the cards that wait for it, and goes whole", () => {
  const borrow = step("borrow 7h m1", { verb: "borrow", cards: ["7h"], meld: 1 });
  const set = meld(1, "set", 2, "7h", "7s", "7d", "7c");
  show({ hand: ["5h", "6h", "2c"], melds: [set], steps: [borrow, discard("2c")] });
  choose("5h");
  choose("6h");
  table.borrow();
  expect(table.borrowing).toBe(true);
  expect([...table.landings.keys()]).toEqual([1]);
  table.tap(set);
  expect(server().played).toEqual(["borrow 7h m1"]);
  const rest = meld(1, "set", 2, "7s", "7d", "7c");
  done({ hand: ["5h", "6h", "2c"], melds: [rest], borrowed: [["7h"]], owed: ["take_use"], draft: ["borrow 7h m1"] });
  expect(table.borrowing).toBe(false);
  expect(table.chosenCards).toEqual(["5h", "6h", "7h"]);
  expect(server().heard.at(-1)).toMatchObject({ type: "ask", cards: ["5h", "6h", "7h"] });
  table.toggleLoan(table.loan[0] ?? []);
  expect(table.chosenCards).toEqual(["5h", "6h"]);
});

test("what was taken back can be played again, until the turn is another", () => {
  show({ hand: ["5h"], draft: ["meld a", "lay b"] });
  table.undo();
  done({ hand: ["5h"], draft: ["meld a"] });
  expect(table.canRedo).toBe(true);
  table.playAgain();
  expect(server().played).toEqual(["lay b"]);
  done({ hand: ["5h"], draft: ["meld a", "lay b"] });
  expect(table.canRedo).toBe(false);
  table.undo(true);
  done({ hand: ["5h"], draft: [] });
  expect(table.redo).toEqual(["meld a", "lay b"]);
  show({ seq: 5, hand: ["5h"], turn: 2 });
  expect(table.redo).toEqual([]);
});

test("the last card is announced by hand", () => {
  show({ hand: ["5h", "6h"], steps: [discard("5h"), discard("6h")] });
  choose("5h");
  expect(table.wantsCarte).toBe(true);
  expect(table.discardStep?.words).toBe("discard 5h");
  table.announce();
  expect(table.discardStep?.words).toBe("discard 5h carte");
  table.end();
  expect(server().played).toEqual(["discard 5h carte"]);
  done({ seq: 3, turn: 2, hand: ["6h"] });
  expect(table.carte).toBe(false);
  table.announce();
  expect(table.problem).toMatch(/^“Carte” is said/);
});

test("how far the opening is, is said with what was laid", () => {
  const opening = { have: 0, need: 51, pure: false, pure_needed: true, stands: false };
  const lay = step("meld 5h6h7h", { verb: "meld", cards: ["5h", "6h", "7h"], kind: "run", points: 18 });
  show({ hand: ["5h", "6h", "7h", "2c"], opening, steps: [lay] });
  for (const card of lay.cards) choose(card);
  table.primary.run?.();
  done({ hand: ["2c"], opening: { ...opening, have: 18, pure: true }, draft: [lay.words], owed: ["open_points"] });
  expect(table.voice.latest).toMatch(/; 1 card in your hand\. Opening 18 of 51, pure run yes$/);
});

/** The line is cut, and the server comes back with the same picture, which it may number anew. */
function breaks(over: Partial<ViewMessage>): void {
  window.dispatchEvent(new Event("online"));
  server().onopen?.();
  server().says(view({ version: 1, ...over }));
}

test("after a break the chosen cards, the tapped meld, an open question and what can be redone are as they were", () => {
  const set = meld(1, "set", 2, "9h", "9s", "9d");
  const lay = (end: "<" | ">") => step(`lay 9c m1${end}`, { cards: ["9c"], meld: 1, end });
  const mine = { seq: 4, hand: ["5h", "9c"], melds: [set], draft: ["meld a"], steps: [lay("<"), lay(">")] };
  show({ ...mine, draft: ["meld a", "lay b"] });
  table.undo();
  done(mine);
  table.tap(set);
  choose("9c");
  choose("5h");
  table.own.move(table.hand[0]?.id ?? 0, 1);
  table.offer(mine.steps);
  const before = [table.chosenCards, table.target, table.redo, table.choosing, table.hand.map((one) => one.card)];
  breaks(mine);
  expect([table.chosenCards, table.target, table.redo, table.choosing, table.hand.map((one) => one.card)]).toEqual(before);
  expect(before).toEqual([["9c", "5h"], 1, ["lay b"], mine.steps, ["9c", "5h"]]);
  expect(server().heard.at(-1)).toMatchObject({ type: "ask", cards: ["9c", "5h"] });
});

test("what happened during the break counts: what can no longer be done is not asked", () => {
  const steps = [step("lay 9c m1<", { cards: ["9c"], meld: 1, end: "<" }), step("lay 9c m1>", { cards: ["9c"], meld: 1, end: ">" })];
  show({ seq: 4, hand: ["5h", "9c"], steps });
  choose("9c");
  table.offer(steps);
  breaks({ seq: 9, turn: 2, hand: ["5h", "9c"] });
  expect([table.choosing, table.target, table.chosenCards]).toEqual([null, null, ["9c"]]);
});

test("a search for a meld to borrow from goes on after a break", () => {
  const mine = { hand: ["5h"], steps: [step("borrow 7h m1", { verb: "borrow", cards: ["7h"], meld: 1 })] };
  show(mine);
  table.borrow();
  breaks(mine);
  expect(table.borrowing).toBe(true);
});

test("in a pause the main button says who asked for it, and while a bot plays for me it gives the seat back", () => {
  show({ hand: ["5h"] });
  server().says(room({ places: [place(1, "Mei"), place(2, "Boris")], paused: 2 }));
  expect([table.primary.label, table.primary.run]).toEqual(["Boris asked for a pause", null]);
  server().says(room({ places: [place(1, "Mei", { stand_in: true }), place(2, "Boris")] }));
  expect(table.primary.label).toBe("A bot plays for you: take your seat back");
  table.primary.run?.();
  expect(server().heard.at(-1)).toMatchObject({ type: "stand_in", seat: 1, on: false });
  server().says(room({ places: [place(1, "Mei"), place(2, "Boris")] }));
  expect(table.primary.label).not.toMatch(/bot/);
});

test("what was done is said with the hand as it is afterwards, whichever comes first: the picture or the word that it is done", () => {
  show({ hand: ["5h", "6h"], steps: [discard("5h"), discard("6h")] });
  choose("5h");
  table.end();
  const last = server().heard.findLast((one) => one.type !== "ask");
  server().says({ type: "ack", id: last && "id" in last ? last.id : "", seq: 1 });
  expect(table.voice.latest).not.toMatch(/^Done/);
  show({ seq: 2, turn: 2, hand: ["6h"] });
  expect(table.voice.latest).toBe("Done: Discard 5 of hearts; 1 card in your hand");
});
