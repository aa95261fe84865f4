import { expect, test } from "vitest";

import { arrow, commandOf, COMMANDS, commandsOf, givable, groupOf, keyOf, takenBy, typing, type Grammar } from "./keys";
import { prefs } from "./prefs.svelte";

const key = (key: string, held = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

const GRAMMARS: Grammar[] = ["shed", "draw_meld_discard", "concealed"];

test("every command of a game has its key, in either case, and no key has two", () => {
  for (const grammar of GRAMMARS) {
    const commands = commandsOf(grammar);
    for (const command of commands) {
      const its = COMMANDS[command];
      const found = command === "done" ? "pass" : command;
      expect(commandOf(key(its), grammar)).toBe(found);
      if (its.length === 1) expect(commandOf(key(its.toUpperCase()), grammar)).toBe(found);
    }
    // A card is passed, and a hand shown, at different moments: both say that one takes nothing more.
    expect(new Set(commands.map((one) => COMMANDS[one])).size).toBe(commands.length - (commands.includes("pass") ? 1 : 0));
  }
});

test("where a discard ends the turn, the key of the end discards", () => {
  expect(commandOf(key("e"), "draw_meld_discard")).toBe("discard");
});

test("other keys, and those with Ctrl, Alt or Meta, are the browser's", () => {
  expect(commandOf(key("z"), "shed")).toBeNull();
  expect(commandOf(key("Tab"), "shed")).toBeNull();
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(commandOf(key("c", { [held]: true }), "shed")).toBeNull();
});

test("a command can have another key, which no other of the same table has", () => {
  prefs.keys = { meld: "g" };
  expect(keyOf("meld")).toBe("g");
  expect(commandOf(key("g"), "shed")).toBe("meld");
  expect(commandOf(key("m"), "shed")).toBeNull();
  expect(takenBy("M", "lay")).toBeNull();
  expect(takenBy("G", "lay")).toBe("meld");
  prefs.keys = {};
  expect(takenBy("k", "lay")).toBe("carte");
  // A knock and “carte” are of different games.
  prefs.keys = { knock: "y" };
  expect(takenBy("y", "carte")).toBeNull();
  expect(takenBy("y", "lay")).toBe("knock");
  prefs.keys = {};
});

test("digits lead to the groups of the hand, and are given to nothing else", () => {
  expect(groupOf(key("3"))).toBe(3);
  expect(groupOf(key("0"))).toBeNull();
  expect(groupOf(key("3", { ctrlKey: true }))).toBeNull();
  expect(["g", "G", ",", "?"].every(givable)).toBe(true);
  expect(["3", " ", "Enter", "ArrowLeft", "Escape"].some(givable)).toBe(false);
});

test("what is of no use at a table is not among its keys", () => {
  expect(commandsOf("shed")).not.toContain("draw");
  expect(commandsOf("shed")).toContain("end");
  expect(commandsOf("draw_meld_discard")).toContain("discard");
  expect(commandsOf("draw_meld_discard")).not.toContain("knock");
  expect(commandsOf("concealed")).toContain("knock");
  expect(commandsOf("concealed")).not.toContain("meld");
  expect(commandsOf(null)).toHaveLength(Object.keys(COMMANDS).length);
});

test("letters typed into a field are letters", () => {
  expect(typing(document.createElement("input"))).toBe(true);
  expect(typing(document.createElement("button"))).toBe(false);
  expect(typing(null)).toBe(false);
});

test("arrows walk through rows", () => {
  const rows = [9, 8, 8];
  expect(arrow("ArrowLeft", 0, rows)).toBe(0);
  expect(arrow("ArrowRight", 8, rows)).toBe(9);
  expect(arrow("ArrowRight", 24, rows)).toBe(24);
  expect(arrow("ArrowDown", 8, rows)).toBe(16);
  expect(arrow("ArrowDown", 3, rows)).toBe(12);
  expect(arrow("ArrowUp", 12, rows)).toBe(3);
  expect(arrow("ArrowUp", 3, rows)).toBe(3);
  expect(arrow("ArrowDown", 20, rows)).toBe(20);
  expect(arrow("Home", 20, rows)).toBe(0);
  expect(arrow("End", 0, rows)).toBe(24);
  expect(arrow("a", 0, rows)).toBeNull();
  expect(arrow("ArrowLeft", 0, [])).toBeNull();
});
