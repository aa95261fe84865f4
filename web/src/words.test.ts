import { expect, test } from "vitest";

import { choose, direction, firstOf, known, listed, numerals, speak, t } from "./words";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every message that the page names is in the catalogue", () => {
  const missing: string[] = [];
  for (const [file, text] of Object.entries(sources)) {
    for (const [, id] of text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)) {
      if (id && known(id) === null) missing.push(`${file}: ${id}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every message whose name is put together is there too", () => {
  const names = {
    "rank-": [..."A23456789TJQK"],
    "ranks-": [..."A23456789TJQK"],
    "joker-as-": [..."A23456789TJQK"],
    "rank-short-": [..."A23456789TJQK"],
    "suit-": [..."shdc"],
    "suit-short-": [..."shdc"],
    "panel-": ["rules", "scores", "counts", "log", "help"],
    "cannot-": ["meld", "lay", "swap"],
    "sheet-kind-": ["cumulative", "independent"],
    "like-theme-": ["auto", "light", "dark"],
    "like-deck-": ["four", "two"],
    "like-speed-": ["off", "fast", "normal", "slow"],
    "key-": ["walk", "move", "choose", "meld", "lay", "swap", "end", "undo", "hand", "table", "counts", "scores", "help", "clear"],
    "bot-": ["random", "greedy", "keeper"],
  };
  const missing = Object.entries(names).flatMap(([stem, ends]) => ends.map((end) => stem + end).filter((id) => known(id) === null));
  expect(missing).toEqual([]);
});

test("a message that is missing shows its id, and nothing breaks", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(firstOf(["no-such-message", "close"], "x")).toBe("Close");
  expect(firstOf(["no-such-message"], "x")).toBe("x");
});

test("plurals follow the language", () => {
  expect(t("your-hand", { count: 1 })).toBe("Your hand, 1 card");
  expect(t("your-hand", { count: 20 })).toBe("Your hand, 20 cards");
  expect(listed(["a", "b"])).toBe("a and b");
});

test("the first wished language that is there is taken, English otherwise", () => {
  expect(choose(["fr-CA", "en"], ["en", "fr"])).toBe("fr");
  expect(choose(["xx"], ["en", "fr"])).toBe("en");
  expect(direction("ar")).toBe("rtl");
  expect(direction("fr")).toBe("ltr");
});

test("numbers stand in the numerals one likes, on cards in those of the cards", async () => {
  await speak("en", "eastern");
  expect(numerals(20)).toBe("20");
  await speak("ar", "eastern");
  expect(numerals("38 / 51, 10♥ 2♣")).toBe("٣٨ / ٥١, 10♥ 2♣");
  expect(t("your-hand", { count: 20 })).toContain("٢٠");
  await speak("ar");
  expect(t("your-hand", { count: 20 })).toContain("20");
  await speak("en");
});
