/** The keys of the table, the same as in the terminal. */

export const COMMANDS = {
  draw: "d",
  take: "f",
  meld: "m",
  lay: "l",
  swap: "j",
  borrow: "b",
  carte: "k",
  discard: "x",
  end: "e",
  undo: "u",
  redo: "r",
  hand: "h",
  table: "t",
  pile: "p",
  counts: "c",
  scores: "s",
  help: "?",
  clear: "Escape",
} as const;

export type Command = keyof typeof COMMANDS;

/** What has a meaning only where one draws and discards; there a discard is the end of a turn. */
const DISCARDING: readonly Command[] = ["draw", "take", "borrow", "carte", "discard", "pile"];

/** The commands of a table, by whether its turns end with a discard (null: of any table). */
export function commandsOf(discards: boolean | null): Command[] {
  const all = Object.keys(COMMANDS) as Command[];
  if (discards === null) return all;
  return all.filter((one) => (discards ? one !== "end" : !DISCARDING.includes(one)));
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">;

/** What a key asks for at the table, if anything. */
export function commandOf(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  for (const [command, its] of Object.entries(COMMANDS)) if (its === key) return command as Command;
  return null;
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
