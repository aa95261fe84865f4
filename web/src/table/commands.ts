/** What the keys of the table do. */
import type { Panel } from "./panels";
import type { Command } from "../keys";
import type { TableState } from "../state.svelte";

/** What a key may ask of the page beside the table itself. */
export interface Places {
  hand: () => void;
  felt: () => void;
  /** The walk through what happened. */
  recap: () => void;
  open: (panel: Panel) => void;
}

/** The commands that only show something: who watches may press them too. */
const SHOWING: readonly Command[] = ["table", "counts", "scores", "pile", "help", "recap", "clear"];

/** Do what a key asks for. `idle`: who presses it only watches. */
export function carryOut(command: Command, table: TableState, places: Places, idle: boolean): void {
  if (idle && !SHOWING.includes(command)) return;
  switch (command) {
    case "meld":
    case "lay":
    case "swap":
      return table.knocks ? table.key(command) : table.by(command);
    case "pass":
    case "knock":
    case "biggin":
    case "done":
      return table.key(command);
    case "draw":
    case "take":
    case "borrow":
    case "discard":
    case "end":
    case "best":
    case "undo":
      return table[command]();
    case "carte":
      return table.announce();
    case "redo":
      return table.playAgain();
    case "hand":
      return places.hand();
    case "table":
      return places.felt();
    case "counts":
    case "scores":
    case "pile":
    case "help":
      return places.open(command);
    case "recap":
      return places.recap();
    case "hint":
      return table.hint.more();
    case "clear":
      return table.clear();
  }
}
