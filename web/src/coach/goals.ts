/** What a lesson teaches: one goal after the other, each reached by doing it once. */
import type { AnyEvent, Step, ViewMessage } from "../wire";

export type Goal = "passport" | "draw" | "open" | "discard" | "layoff" | "swap";

/** The goals of a game, in the order in which they are taught. */
export function goalsOf(grammar: ViewMessage["grammar"]): Goal[] {
  return grammar === "shed" ? ["passport", "layoff", "swap"] : ["draw", "open", "discard", "layoff"];
}

/** The goals that the turns of a seat have reached so far. */
export function reached(log: readonly AnyEvent[], seat: number | null): Set<Goal> {
  const found = new Set<Goal>();
  for (const event of log) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "melded" && event.passport) found.add("passport").add("open");
    if (event.type === "laid_off") found.add(event.passport ? "open" : "layoff");
    if (event.type === "swapped") found.add("swap");
    if (event.type === "drew" || event.type === "took") found.add("draw");
    if (event.type === "discarded") found.add("discard");
  }
  return found;
}

/** What each word of a half-played turn reaches when the turn ends. */
const WORDS: Readonly<Record<string, Goal>> = { lay: "layoff", swap: "swap" };

/** The goals that the steps of the running turn reach. */
export function within(view: ViewMessage): Set<Goal> {
  const verbs = view.draft.map((words) => words.split(" ")[0] ?? "");
  const found = new Set(verbs.flatMap((verb) => WORDS[verb] ?? []));
  if (verbs.includes("meld")) found.add("passport");
  if (view.opening?.stands) found.add("open");
  return found;
}

export const isPure = (step: Step): boolean =>
  step.verb === "meld" && step.kind === "run" && step.stands_for.every((one) => one === null);
