import { beforeEach, expect, test } from "vitest";

import { RoomState } from "./room.svelte";
import { place, room } from "./testing";

beforeEach(() => localStorage.clear());

test("what was said again after a break is not said twice, and what was taken away is gone", () => {
  const state = new RoomState("test");
  for (const n of [2, 1, 2, 3]) state.listen({ type: "said", n, seat: 1, phrase: "thanks", text: null, before: false });
  expect(state.said.map((one) => one.n)).toEqual([1, 2, 3]);
  state.listen({ type: "unsaid", n: 2 });
  expect(state.said.map((one) => one.n)).toEqual([1, 3]);
});

test("who was muted stays so on this device, at this table", () => {
  new RoomState("test").mute(2, true);
  expect(new RoomState("test").muted).toEqual([2]);
  expect(new RoomState("other").muted).toEqual([]);
  const state = new RoomState("test");
  state.mute(2, false);
  expect(state.muted).toEqual([]);
});

test("open seats, my own and the host's are known", () => {
  const state = new RoomState("test");
  expect([state.spectator, state.gathering, state.iAmHost]).toEqual([false, false, false]);
  state.hear(room({ stage: "gathering", you: 1, places: [place(1, "Mei"), place(2, ""), place(3, "Bot Aina", { bot: "keeper", taken: false })] }));
  expect(state.open.map((one) => one.seat)).toEqual([2]);
  expect([state.me?.name, state.host?.name, state.iAmHost, state.gathering]).toEqual(["Mei", "Mei", true, true]);
  state.hear(room({ you: 2, host: 1, places: [place(1, "Mei"), place(2, "Boris")] }));
  expect([state.me?.name, state.iAmHost, state.spectator]).toEqual(["Boris", false, false]);
  state.hear(room({ stage: "closed", you: null, places: [place(1, "Mei"), place(2, "")] }));
  expect([state.open, state.closed, state.spectator]).toEqual([[], true, true]);
});

test.each([
  [place(2, "Boris"), "moved"],
  [place(2, "Boris", { taken: false }), "freed"],
  [place(2, "Bot Aina", { taken: false, bot: "keeper" }), "bot"],
] as const)("how my seat went away is told, until I sit again", (left, how) => {
  const state = new RoomState("test");
  state.hear(room({ you: null, places: [place(1, "Mei"), place(2, "Boris")] }));
  expect(state.lost).toBeNull();
  state.hear(room({ you: 2, places: [place(1, "Mei"), place(2, "Boris")] }));
  state.hear(room({ you: null, places: [place(1, "Mei"), left] }));
  expect(state.lost).toEqual({ seat: 2, how });
  state.hear(room({ you: null, places: [place(1, "Mei"), left] }));
  expect(state.lost).toEqual({ seat: 2, how });
  state.hear(room({ you: 1, places: [place(1, "Mei"), left] }));
  expect(state.lost).toBeNull();
});

test("a seat that I gave up myself is not missed", () => {
  const state = new RoomState("test");
  state.hear(room({ you: 2, places: [place(1, "Mei"), place(2, "Boris")] }));
  state.leaving = true;
  state.hear(room({ you: null, places: [place(1, "Mei"), place(2, "Boris", { taken: false })] }));
  expect([state.lost, state.leaving]).toEqual([null, false]);
});
