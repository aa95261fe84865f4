import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import Rules from "./parts/Rules.svelte";
import { queryOf, statedIn } from "./rules";
import type { RulesText } from "./wire";

const text: RulesText = {
  title: "The rules of Penang Rummy for 4 players",
  game: "penang",
  seats: 4,
  differences: [{ path: "values.ace_in_hand", label: "An ace", answer: "25", instead: "15", paragraph: "values" }],
  sections: [
    {
      id: "turn",
      title: "A turn",
      paragraphs: [
        { id: "goal", text: "Few points are good.", rules: ["A9.4", "A3.2"], changed: false, instead: null },
        { id: "turn", text: "There is no passing.", rules: ["A3.2", "A3.3"], changed: false, instead: null },
      ],
    },
    {
      id: "count",
      title: "Counting",
      paragraphs: [{ id: "values", text: "An ace counts 25.", rules: ["A9.1"], changed: true, instead: "In the book: An ace: 15." }],
    },
  ],
};

const paragraph = (id: string): HTMLElement => document.querySelector(`[data-paragraph="${id}"]`) as HTMLElement;

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

afterEach(cleanup);

test("the paragraph that a rule stands first in leads, then the others that state it", () => {
  expect(statedIn(text, "A3.2")).toEqual(["turn", "goal"]);
  expect(statedIn(text, "A3.3")).toEqual(["turn"]);
  expect(statedIn(text, "Z9")).toEqual([]);
});

test("the form asks with all its answers", () => {
  expect(queryOf(3, { "deal.hand_size": "12", "x y": "a&b" })).toBe("deal.hand_size=12&x+y=a%26b&seats=3");
});

test("what differs comes first, and is marked where it is told", async () => {
  render(Rules, { load: () => Promise.resolve(text) });
  const changes = await screen.findByRole("region", { name: "Changed at this table" });
  expect(changes.textContent).toMatch(/An ace\s*25 In the book: 15\./);
  expect(changes.compareDocumentPosition(paragraph("goal")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const values = paragraph("values");
  expect(values.querySelector("strong")?.textContent).toBe("An ace counts 25.");
  expect(values.textContent).toContain("changed");
  expect(values.textContent).toContain("In the book: An ace: 15.");
  expect(paragraph("turn").querySelector("strong")).toBeNull();
  await fireEvent.click(within(changes).getByRole("button", { name: "An ace" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(values));
});

test("opened at a rule, the focus is on its paragraph", async () => {
  render(Rules, { load: () => Promise.resolve(text), rule: "A3.2" });
  await screen.findByText(text.title);
  await vi.waitFor(() => expect(document.activeElement).toBe(paragraph("turn")));
  expect(document.querySelectorAll(".shown")).toHaveLength(2);
});

test("a rule that this table's text does not have opens the text", async () => {
  render(Rules, { load: () => Promise.resolve(text), rule: "Z9" });
  expect(await screen.findByText(text.title)).toBeTruthy();
  expect(document.querySelectorAll(".shown")).toHaveLength(0);
});

test("answers that cannot be are said one by one; a server that is away too", async () => {
  const problems = [
    { where: "deck.packs", text: "Too many cards." },
    { where: "seats", text: "No end." },
  ];
  const { unmount } = render(Rules, { load: () => Promise.resolve({ code: "refused", problems }) });
  expect((await screen.findByRole("alert")).textContent).toMatch(/no rules to read yet.*Packs: Too many cards\..*No end\./s);
  unmount();
  render(Rules, { load: () => Promise.reject(new Error("away")) });
  expect((await screen.findByRole("alert")).textContent).toContain("The rules could not be fetched");
});

test("a table that changes nothing says so", async () => {
  render(Rules, { load: () => Promise.resolve({ ...text, differences: [] }) });
  expect(await screen.findByText("Nothing: all is as in the book.")).toBeTruthy();
});
