/** Games with a knock: the two big buttons of a moment, the ways to show a hand, the hand in its best melds, the score. */
import { short, spoken } from "./cards";
import type { Command } from "./keys";
import type { Scene } from "./narrate";
import { doing, stepsFor } from "./options";
import { takeOf } from "./primary";
import { t } from "./words";
import type { Deadwood, Result, Showdown, Step, ViewMessage } from "./wire";

/** A big button: what it does, or why it can do nothing. */
export interface Act {
  command: Command;
  label: string;
  aloud: string;
  /** One step is played, of several one is chosen, none: it is not possible now. */
  steps: Step[];
  /** The one that leads on. */
  main: boolean;
}

export interface Moment {
  view: ViewMessage;
  scene: Scene;
  /** The chosen cards, in the notation. */
  chosen: readonly string[];
  /** The meld that was tapped. */
  target: number | null;
}

const of = (view: ViewMessage, verb: Step["verb"]): Step[] => view.steps.filter((step) => step.verb === verb);

/** A button for these steps, which says what the first of them does. */
function does(command: Command, steps: Step[], scene: Scene, main = true): Act {
  const [first] = steps;
  return { command, label: first ? doing(first, scene) : "", aloud: first ? doing(first, scene, true) : "", steps, main };
}

/** A button that can do nothing now, and says why. */
const idle = (command: Command, label: string, aloud = label): Act => ({ command, label, aloud, steps: [], main: false });

/** The two buttons of my turn; none while the other plays. */
export function acts(moment: Moment): Act[] {
  switch (moment.view.phase) {
    case "offer":
    case "wall":
      return [taking(moment, true), passing(moment)];
    case "draw":
      return [does("draw", of(moment.view, "draw"), moment.scene), taking(moment, false)];
    case "play":
      return [discarding(moment), knocking(moment)];
    case "layoff":
      return [layingOff(moment), finishing(moment)];
    default:
      return [];
  }
}

function passing({ view, scene }: Moment): Act {
  const calls = view.phase === "wall" && view.wall === "declare";
  const act = does("pass", of(view, "pass"), scene, false);
  return calls ? { ...act, label: t("do-call-dead"), aloud: t("do-call-dead") } : act;
}

function taking({ view, scene }: Moment, main: boolean): Act {
  const step = takeOf(view);
  const top = view.pile?.at(-1) ?? "";
  if (step) return does("take", [step], scene, main);
  return idle("take", t("do-take", { card: short(top) }), t("do-take", { card: spoken(top) }));
}

function discarding({ view, scene, chosen }: Moment): Act {
  const steps = stepsFor(of(view, "discard"), chosen);
  const [card] = chosen;
  if (steps.length) return does("discard", steps, scene, stepsFor(of(view, "knock"), chosen).length === 0);
  if (of(view, "discard").length === 0) return idle("discard", t("gin-only-knock"));
  return card === undefined
    ? idle("discard", t("choose-discard"))
    : idle("discard", t("do-discard", { card: short(card) }), t("do-discard", { card: spoken(card) }));
}

function knocking({ view, scene, chosen }: Moment): Act {
  const [card] = chosen;
  const big = of(view, "biggin");
  if (card === undefined && big.length) return does("biggin", big.slice(0, 1), scene);
  const all = of(view, "knock");
  const here = byLeast(stepsFor(all, chosen));
  const gin = here.filter((step) => step.left.length === 0);
  // Who goes gin shows all, and nothing can be laid off: there is nothing to choose.
  if (here.length) return does("knock", gin.length ? gin.slice(0, 1) : here, scene);
  if (all.length === 0) return idle("knock", t("gin-no-knock", numbers(view.deadwood)));
  return card === undefined
    ? idle("knock", t("gin-choose-thrown-short"))
    : idle("knock", t("gin-no-knock-with", { card: short(card) }), t("gin-no-knock-with", { card: spoken(card) }));
}

function layingOff({ view, scene, chosen, target }: Moment): Act {
  const all = of(view, "lay");
  const steps = stepsFor(all, chosen);
  const aimed = steps.filter((step) => step.meld === target);
  const [card] = chosen;
  if (steps.length) return does("lay", aimed.length ? aimed : steps, scene);
  if (all.length === 0) return idle("lay", t("gin-nothing-fits"));
  return card === undefined
    ? idle("lay", t("gin-choose-fitting"))
    : idle("lay", t("gin-fits-nowhere", { card: short(card) }), t("gin-fits-nowhere", { card: spoken(card) }));
}

function finishing({ view, scene }: Moment): Act {
  return does("done", byLeast(of(view, "done")), scene, of(view, "lay").length === 0);
}

/** What there is to do, in a sentence above the buttons. */
export function prompt({ view, scene, chosen }: Moment, name: (card: string) => string): string {
  const card = name(view.pile?.at(-1) ?? "");
  const other = scene.chairs.find((chair) => chair.seat !== scene.me)?.name ?? "";
  const limit = view.deadwood?.limit ?? 0;
  if (view.turn !== view.seat) {
    if (view.phase === "offer") return t("gin-offer-wait", { name: other, card });
    return view.phase === "layoff" ? t("gin-layoff-wait", { name: other }) : "";
  }
  switch (view.phase) {
    case "offer":
      return t("gin-offer", { card });
    case "wall":
      return takeOf(view) ? t("gin-wall", { wall: view.wall ?? "knock", card }) : t("gin-wall-pass", { card });
    case "draw":
      return takeOf(view) ? "" : t("gin-must-draw", { card });
    case "play": {
      const knocks = of(view, "knock");
      const gin = knocks.some((step) => step.left.length === 0);
      if (of(view, "discard").length === 0) return t("gin-must-knock", { why: gin ? "gin" : "wall" });
      // Before a knock is possible the buttons say all of it.
      if (chosen.length || knocks.length === 0) return "";
      return t("gin-play", { knock: of(view, "biggin").length ? "big" : gin ? "gin" : "yes", limit });
    }
    case "layoff": {
      const count = of(view, "lay").length;
      return count ? t("gin-layoff", { name: other, count }) : "";
    }
    default:
      return "";
  }
}

/** What the words of the meter speak of. */
export const numbers = (deadwood: Deadwood | null): { points: number; limit: number } => ({
  points: deadwood?.have ?? 0,
  limit: deadwood?.limit ?? 0,
});

// -- showing a hand ------------------------------------------------------------------------------------------

/** The ways to show a hand, those that leave least first. */
export const byLeast = (steps: readonly Step[]): Step[] => [...steps].sort((a, b) => a.points - b.points);

/** Whether another way melds all that this one does, and a card more. */
const holdsBack = (step: Step, others: readonly Step[]): boolean =>
  others.some((other) => other.left.length < step.left.length && other.left.every((card) => step.left.includes(card)));

/** The ways that meld all they can, and those that hold a card back. */
export function waysToShow(steps: readonly Step[]): { full: Step[]; back: Step[] } {
  const sorted = byLeast(steps);
  return { full: sorted.filter((step) => !holdsBack(step, sorted)), back: sorted.filter((step) => holdsBack(step, sorted)) };
}

// -- the end of a deal ---------------------------------------------------------------------------------------

/** What the deal came to, for the words: "knock", "undercut", "gin", "big_gin", "even". */
export const outcome = (result: Result, showdown: Showdown): string =>
  showdown.undercut ? "undercut" : showdown.scorer === null ? "even" : result.ending;

/** How the score of a deal with a knock came about, step by step. */
export function settlement(result: Result, showdown: Showdown): string[] {
  const sums = result.counts.map((count) => count.cards_total);
  const score = result.counts.find((count) => count.seat === showdown.scorer)?.score ?? 0;
  const parts = [t("showdown-difference", { more: Math.max(...sums), fewer: Math.min(...sums), points: showdown.difference })];
  if (showdown.bonus) parts.push(t("showdown-bonus", { how: outcome(result, showdown), points: showdown.bonus }));
  if (showdown.doubled && score) parts.push(t("showdown-doubled"));
  return [...parts, score ? t("showdown-score", { points: score }) : t("scored-nothing")];
}
