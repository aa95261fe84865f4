import { expect, test } from "vitest";

import { roomNews } from "./news";
import { place, room } from "../testing";

const bot = (seat: number, name: string) => place(seat, name, { bot: "keeper", taken: false });
const alone = room({ stage: "gathering", places: [place(1, "Mei"), place(2, ""), place(3, "")] });

test("who sat down is told, and where", () => {
  const places = [place(1, "Mei"), place(2, "Boris"), place(3, "")];
  expect(roomNews(alone, { ...alone, places })).toBe("Boris sat down at seat 2");
  expect(roomNews({ ...alone, you: null }, { ...alone, you: 2, places })).toBe("You sit at seat 2");
  expect(roomNews({ ...alone, places }, alone)).toBe("Seat 2 is open");
});

test("bots come and go", () => {
  const places = [place(1, "Mei"), bot(2, "Ravi"), place(3, "")];
  expect(roomNews(alone, { ...alone, places })).toBe("A bot, Ravi, has seat 2");
  expect(roomNews({ ...alone, places }, alone)).toBe("Seat 2 is open");
});

test("the host, and seats that were taken away", () => {
  const both = { ...alone, places: [place(1, "Mei"), place(2, "Boris")] };
  expect(roomNews(both, { ...both, host: 2 })).toBe("Boris is the host now");
  expect(roomNews({ ...both, you: 2 }, { ...both, you: 2, host: 2 })).toBe("You are the host now");
  expect(roomNews(alone, { ...alone, places: alone.places.slice(0, 2) })).toBe("A seat was taken away: there are 2 seats now");
});

test("the match begins, the table is closed; presence alone is no news of this kind", () => {
  expect(roomNews(alone, { ...alone, stage: "playing" })).toBe("The cards are dealt");
  expect(roomNews(alone, { ...alone, stage: "closed" })).toBe("The table is closed");
  const away = [place(1, "Mei", { here: false, away: 3 }), ...alone.places.slice(1)];
  expect(roomNews(alone, { ...alone, places: away })).toBe("");
});
