import { describe, expect, it } from "vitest";

import { Film, heard, laid, seen } from "./film.svelte";
import { meld, view } from "../testing";
import type { AnyEvent, Chair, Frame, Replay } from "../wire";

const chairs = (known: string[] = []): Chair[] => view().chairs.map((chair) => ({ ...chair, known: chair.seat === 2 ? known : [] }));

const drew = (seat: number, card: string): AnyEvent => ({ type: "drew", seq: 1, deal: 1, stand_in: false, seat, card });

const frame = (turn: number, over: Partial<Frame> = {}): Frame => ({
  turn,
  phase: "play",
  acts: 1,
  chairs: chairs(),
  hands: [["7h"], ["Jk", "9d"]],
  melds: [],
  stock: 40,
  pile: [],
  events: [],
  ...over,
});

const replay = (frames: Frame[], over: Partial<Replay> = {}): Replay => ({
  table: "t",
  game: "rami51",
  title: "Rami 51",
  grammar: "draw_meld_discard",
  deal: 1,
  deals: 1,
  over: true,
  seat: 1,
  dealer: 2,
  date: null,
  key: "key",
  frames,
  notes: [],
  ...over,
});

describe("what these eyes see", () => {
  it("is all of one's own hand, and of another's what the table saw", () => {
    const chair = chairs(["9d"])[1] as Chair;
    expect(seen(["Jk", "9d", "2c"], chair, "all")).toEqual(["2c", "9d", "Jk"]);
    expect(seen(["Jk", "9d", "2c"], chair, 2)).toEqual(["2c", "9d", "Jk"]);
    expect(seen(["Jk", "9d", "2c"], chair, 1)).toEqual(["9d", "??", "??"]);
  });

  it("is no card that another drew", () => {
    expect(heard(drew(2, "9d"), 1)).toMatchObject({ card: null });
    expect(heard(drew(2, "9d"), 2)).toMatchObject({ card: "9d" });
    expect(heard(drew(2, "9d"), "all")).toMatchObject({ card: "9d" });
  });

  it("is every hand when the deal is over", () => {
    const film = new Film(replay([frame(0), frame(1, { acts: null })]));
    film.eyes = 1;
    expect(film.hand(2)).toEqual(["??", "??"]);
    film.go(1);
    expect(film.hand(2)).toEqual(["9d", "Jk"]);
  });

  it("is what my seat knows as long as the deal is played", () => {
    expect(new Film(replay([frame(0)], { over: false, key: null })).eyes).toBe(1);
  });
});

describe("the film", () => {
  it("keeps the melds of which a step says nothing", () => {
    const [one, two, grown] = [meld(1, "run", 1, "5h", "6h", "7h"), meld(2, "set", 2, "9c", "9d", "9s"), meld(1, "run", 1, "4h", "5h", "6h", "7h")];
    const all = laid([frame(0), frame(1, { melds: [one] }), frame(2, { melds: [two] }), frame(3, { melds: [grown] })]);
    expect(all.map((lies) => lies.map((each) => each.slots.length))).toEqual([[], [3], [3, 3], [4, 3]]);
  });

  it("goes by steps and by turns, and not past its ends", () => {
    const film = new Film(replay([0, 1, 1, 2, 2].map((turn) => frame(turn))));
    const walked = [1, 1, 1, -1, -1, -1].map((by) => {
      film.turn(by as 1 | -1);
      return film.place;
    });
    expect(walked).toEqual([1, 3, 4, 3, 1, 0]);
    film.step(-1);
    expect(film.place).toBe(0);
    film.go(99);
    expect(film.place).toBe(4);
  });

  it("tells a card that came into a hand to those who saw it", () => {
    const film = new Film(replay([frame(0), frame(1, { events: [drew(2, "9d")] })]));
    film.go(1);
    expect(film.came(2)).toEqual(["9d"]);
    film.eyes = 1;
    expect(film.came(2)).toEqual([]);
    expect(film.story[1]?.text).not.toContain("9");
  });
});
