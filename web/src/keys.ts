/** The keys of the table, the same as in the terminal. */
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
  best: ["concealed"],
};

/** The commands of a table, by the shape of its turns (null: of any table). */
export function commandsOf(grammar: Grammar | null): Command[] {
  const all = Object.keys(COMMANDS) as Command[];
  return grammar === null ? all : all.filter((one) => ONLY[one]?.includes(grammar) ?? true);
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">;

/** What a key asks for at a table, if anything. Where a discard ends the turn, the key of the end discards. */
export function commandOf(pressed: Pressed, grammar: Grammar): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const found = commandsOf(grammar).find((command) => COMMANDS[command] === key);
  return found ?? (key === COMMANDS.end && grammar === "draw_meld_discard" ? "discard" : null);
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
