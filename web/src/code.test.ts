import { expect, it } from "vitest";

import { codeOf } from "./code";

it.each(["K7MP2X", "k7mp2x", " K7M P2X ", "k7m-p2x", "K7M–P2X", "k 7 m p 2 x"])("%s is one and the same code", (typed) => {
  expect(codeOf(typed)).toBe("K7MP2X");
});
