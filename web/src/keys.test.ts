import { expect, test } from "vitest";

import { arrow, commandOf, COMMANDS, commandsOf, typing } from "./keys";

const key = (key: string, held = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test("every command has its key, in either case, and no key has two", () => {
  for (const [command, its] of Object.entries(COMMANDS)) {
    expect(commandOf(key(its))).toBe(command);
    if (its.length === 1) expect(commandOf(key(its.toUpperCase()))).toBe(command);
  }
  expect(new Set(Object.values(COMMANDS)).size).toBe(Object.keys(COMMANDS).length);
});

test("other keys, and those with Ctrl, Alt or Meta, are the browser's", () => {
  expect(commandOf(key("z"))).toBeNull();
  expect(commandOf(key("Tab"))).toBeNull();
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(commandOf(key("c", { [held]: true }))).toBeNull();
});

test("what is of no use at a table is not among its keys", () => {
  expect(commandsOf(false)).not.toContain("draw");
  expect(commandsOf(false)).toContain("end");
  expect(commandsOf(true)).toContain("discard");
  expect(commandsOf(true)).not.toContain("end");
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
