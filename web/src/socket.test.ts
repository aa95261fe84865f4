import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { addressOf, freshId, Line, PATIENCE, PAUSES, type LineState } from "./socket";
import type { ToPage } from "./wire";

class Fake {
  static OPEN = 1;
  static made: Fake[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Fake.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  says(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let states: LineState[];
let heard: ToPage[];
let line: Line;
const socket = (): Fake => Fake.made.at(-1) as Fake;

beforeEach(() => {
  document.documentElement.lang = "fr";
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.made = [];
  states = [];
  heard = [];
  line = new Line("a b", { message: (one) => heard.push(one), state: (one) => states.push(one), since: () => 7 });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the address names the table, the last event known and the language", () => {
  expect(socket().address).toBe("ws://localhost:3000/api/tables/a%20b/socket?since=7&lang=fr");
  expect(addressOf("x", 0, { protocol: "https:", host: "tierce" } as Location)).toBe("wss://tierce/api/tables/x/socket?since=0&lang=fr");
});

test("what was said while away, or not acknowledged, is said again until it is", () => {
  line.send({ type: "play", id: "one", words: "end" });
  expect(socket().sent).toEqual([]);
  socket().opens();
  expect(socket().sent).toHaveLength(1);
  line.send({ type: "next", id: "two" });
  socket().says({ type: "ack", id: "one", seq: 8 });
  socket().breaks();
  vi.advanceTimersByTime(PAUSES[0] ?? 0);
  socket().opens();
  expect(socket().sent.map((text) => (JSON.parse(text) as { id: string }).id)).toEqual(["two"]);
  const why = { code: "x", text: "no", cards: [], numbers: {}, rule: null, readings: [] };
  socket().says({ type: "error", id: "two", why });
  socket().breaks();
  vi.advanceTimersByTime(PAUSES[0] ?? 0);
  socket().opens();
  expect(socket().sent).toEqual([]);
  expect(heard.map((one) => one.type)).toEqual(["ack", "error"]);
});

test("a question is asked once or not at all", () => {
  line.ask({ type: "ask", n: 1, cards: ["8h"] });
  socket().opens();
  expect(socket().sent).toEqual([]);
  line.ask({ type: "ask", n: 2, cards: ["8h"] });
  expect(socket().sent).toEqual(['{"type":"ask","n":2,"cards":["8h"]}']);
});

test("it comes back with longer and longer pauses, and says so", () => {
  for (const pause of [...PAUSES, PAUSES.at(-1) ?? 0]) {
    const before = Fake.made.length;
    socket().breaks();
    vi.advanceTimersByTime(pause - 1);
    expect(Fake.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Fake.made).toHaveLength(before + 1);
  }
  socket().opens();
  expect(states[0]).toBe("connecting");
  expect(states).toContain("lost");
  expect(states.at(-1)).toBe("open");
});

test("it comes back at once when the page is seen again", () => {
  socket().opens();
  socket().breaks();
  expect(Fake.made).toHaveLength(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(Fake.made).toHaveLength(2);
});

test("an open line is distrusted only after the page was hidden for long", () => {
  socket().opens();
  const see = (state: string): void => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  see("hidden");
  vi.advanceTimersByTime(1000);
  see("visible");
  expect(Fake.made).toHaveLength(1);
  see("hidden");
  vi.advanceTimersByTime(60_000);
  see("visible");
  expect(Fake.made).toHaveLength(2);
  vi.restoreAllMocks();
});

test("a page that the browser kept, or that is in another network, opens a new line", () => {
  socket().opens();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(Fake.made).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(Fake.made).toHaveLength(2);
  socket().opens();
  window.dispatchEvent(new Event("online"));
  expect(Fake.made).toHaveLength(3);
});

test("the old line is closed when the new one is there, and not before", () => {
  const old = socket();
  old.opens();
  window.dispatchEvent(new Event("online"));
  expect(old.readyState).toBe(1);
  socket().opens();
  expect(old.readyState).toBe(3);
  expect(states.at(-1)).toBe("open");
  // What the old one still says, and that it ends, is of no interest.
  old.says({ type: "ack", id: "one", seq: 8 });
  old.breaks();
  vi.advanceTimersByTime(60_000);
  expect([heard.length, Fake.made.length, states.at(-1)]).toEqual([0, 2, "open"]);
});

test("a line that acknowledges nothing is cut, and what was said goes over the next one", () => {
  socket().opens();
  line.send({ type: "play", id: "one", words: "end" });
  vi.advanceTimersByTime(PATIENCE - 1);
  line.send({ type: "play", id: "two", words: "end" });
  socket().says({ type: "ack", id: "one", seq: 8 });
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(Fake.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Fake.made).toHaveLength(2);
  socket().opens();
  expect(socket().sent.map((text) => (JSON.parse(text) as { id: string }).id)).toEqual(["two"]);
  socket().says({ type: "ack", id: "two", seq: 9 });
  vi.advanceTimersByTime(60_000);
  expect(Fake.made).toHaveLength(2);
});

test("it does not come back to a table that is not there, or not mine", () => {
  socket().opens();
  socket().breaks(4404);
  vi.advanceTimersByTime(60_000);
  expect(Fake.made).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("closed is closed", () => {
  line.close();
  socket().breaks();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(60_000);
  expect(Fake.made).toHaveLength(1);
});

test("ids differ, on pages without randomUUID too", () => {
  const ids = new Set(Array.from({ length: 100 }, freshId));
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  for (let n = 0; n < 100; n++) ids.add(freshId());
  expect(ids.size).toBe(200);
});
