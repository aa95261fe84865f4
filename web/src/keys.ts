/** The keys of the table, the same as in the terminal until a person gives them to other commands. */
import { prefs } from "./prefs.svelte";
import type { ViewMessage } from "./wire";

export const COMMANDS = {
  draw: "d",
  take: "f",
  pass: "n",
  meld: "m",
  lay: "l",
  swap: "j",
  borrow: "b",
  carte: "k",
  knock: "k",
  discard: "x",
  end: "e",
  done: "n",
  biggin: "b",
  best: "o",
  undo: "u",
  redo: "r",
  hand: "h",
  table: "t",
  pile: "p",
  counts: "c",
  scores: "s",
  recap: "w",
  hint: "i",
  help: "?",
  clear: "Escape",
} as const;

export type Command = keyof typeof COMMANDS;

/** The shape of the turns of a game. */
export type Grammar = ViewMessage["grammar"];

/** The games in which a command has a meaning, where that is not all of them. */
const ONLY: Partial<Record<Command, readonly Grammar[]>> = {
  draw: ["draw_meld_discard", "concealed"],
  take: ["draw_meld_discard", "concealed"],
  discard: ["draw_meld_discard", "concealed"],
  pile: ["draw_meld_discard", "concealed"],
  meld: ["shed", "draw_meld_discard"],
  swap: ["shed", "draw_meld_discard"],
  borrow: ["draw_meld_discard"],
  carte: ["draw_meld_discard"],
  end: ["shed"],
  pass: ["concealed"],
  knock: ["concealed"],
  done: ["concealed"],
  biggin: ["concealed"],
};

/** The commands of a table, by the shape of its turns (null: of any table). */
export function commandsOf(grammar: Grammar | null): Command[] {
  const all = Object.keys(COMMANDS) as Command[];
  return grammar === null ? all : all.filter((one) => ONLY[one]?.includes(grammar) ?? true);
}

/** The key of a command: this person's own, or the usual one. */
export const keyOf = (command: Command): string => prefs.keys[command] ?? COMMANDS[command];

/** The key of what a button does, for `aria-keyshortcuts`. */
export const shortcut = (verb: string | undefined): string | undefined =>
  verb !== undefined && verb in COMMANDS ? keyOf(verb as Command) : undefined;

/** A key as it is written on a keyboard; a sign has no capital. */
export const keyName = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Whether a key can be given to a command: digits lead to the groups of the hand, the others belong to the page. */
export const givable = (key: string): boolean => key.length === 1 && !/[\d\s]/.test(key);

/** Whether two commands can be asked for at the same table. Passing and showing one's hand never are, at one moment. */
function meet(one: Command, other: Command): boolean {
  if (COMMANDS[one] === COMMANDS[other]) return false;
  const [here, there] = [ONLY[one], ONLY[other]];
  return !here || !there || here.some((grammar) => there.includes(grammar));
}

/** The command that has this key already at a table where the other one is asked for. */
export function takenBy(key: string, command: Command): Command | null {
  const wanted = key.toLowerCase();
  const all = Object.keys(COMMANDS) as Command[];
  return all.find((other) => other !== command && keyOf(other) === wanted && meet(command, other)) ?? null;
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">;

/** What a key asks for at a table, if anything. Where a discard ends the turn, the key of the end discards. */
export function commandOf(pressed: Pressed, grammar: Grammar): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const found = commandsOf(grammar).find((command) => keyOf(command) === key);
  return found ?? (key === keyOf("end") && grammar === "draw_meld_discard" ? "discard" : null);
}

/** The group of the hand that a digit leads to, from 1. */
export function groupOf(pressed: Pressed): number | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  return /^[1-9]$/.test(pressed.key) ? Number(pressed.key) : null;
}

/** The places at which the groups of a hand begin. */
export function groupStarts(groups: readonly { cards: readonly unknown[] }[]): number[] {
  let next = 0;
  return groups.map(({ cards }) => (next += cards.length) - cards.length);
}

/** Whether someone is typing, so that letters are letters. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");
}

/** Where the arrows lead in rows of cards; `at` and the answer count through all rows. */
export function arrow(key: string, at: number, rows: readonly number[]): number | null {
  const count = rows.reduce((sum, row) => sum + row, 0);
  if (count === 0) return null;
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  if (key === "ArrowRight") return Math.min(at + 1, count - 1);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  let start = 0;
  for (const [row, length] of rows.entries()) {
    if (at < start + length) {
      const other = key === "ArrowUp" ? row - 1 : row + 1;
      const otherLength = rows[other];
      if (otherLength === undefined) return at;
      const otherStart = other < row ? start - otherLength : start + length;
      return otherStart + Math.min(at - start, otherLength - 1);
    }
    start += length;
  }
  return at;
}
