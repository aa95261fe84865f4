/** The step that the coach has in mind: towards the next goal where that can be done now, else whatever goes on. */
import { sameCards } from "../options";
import { goalsOf, isPure, within, type Goal } from "./goals";
import { openingOf } from "./opening";
import type { Step, ViewMessage } from "../wire";

export interface Plan {
  /** What it is good for; null: the turn simply goes on. */
  goal: Goal | null;
  /** What is to be played; null: what was laid leads nowhere, it is taken back. */
  step: Step | null;
}

const oneCard = (step: Step): boolean => step.cards.length === 1 && step.cards[0] !== "Jk";

/** Those first that are easiest to do: what can be read in one way, long melds before short ones. */
function easiest(some: readonly Step[], all: readonly Step[]): Step[] {
  const ways = (step: Step): number => all.filter((one) => sameCards(one.cards, step.cards)).length;
  return [...some].sort((a, b) => ways(a) - ways(b) || b.cards.length - a.cards.length);
}

/** The steps of a goal. */
function towards(goal: Goal, view: ViewMessage): Step[] {
  const { steps } = view;
  const found = steps.filter((step) => {
    if (goal === "passport") return isPure(step);
    if (goal === "layoff") return step.verb === "lay" && oneCard(step);
    return goal === "swap" && step.verb === "swap";
  });
  return easiest(found, steps);
}

/** The card that a turn throws: the dearest of those that lie in no meld, and no joker. */
export function toThrow(view: ViewMessage): Step | null {
  const throws = view.steps.filter((step) => step.verb === "discard");
  const useful = new Set(view.steps.flatMap((step) => (step.verb === "meld" ? step.cards : [])));
  const worth = (step: Step): number => step.points - (useful.has(step.cards[0] ?? "") ? 100 : 0) - (oneCard(step) ? 0 : 1000);
  return throws.sort((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** What to do now, where it is my turn. `done` are the goals that earlier turns have reached. */
export function planned(view: ViewMessage, done: ReadonlySet<Goal>): Plan {
  const now = within(view);
  const wanted = goalsOf(view.grammar).filter((goal) => !done.has(goal) && !now.has(goal));
  return view.grammar === "shed" ? shedding(view, wanted, now) : drawing(view, wanted, now);
}

/** Penang: something new in each turn; where nothing new can be done, anything that lets the turn end. */
function shedding(view: ViewMessage, wanted: readonly Goal[], now: ReadonlySet<Goal>): Plan {
  const end = view.steps.find((step) => step.verb === "end");
  if (end && now.size > 0) return { goal: null, step: end };
  for (const goal of wanted) {
    const step = towards(goal, view)[0];
    if (step) return { goal, step };
  }
  if (end) return { goal: null, step: end };
  const lays = view.steps.filter((step) => step.verb === "lay" || step.verb === "meld");
  return { goal: null, step: easiest(lays, view.steps)[0] ?? view.steps.find((step) => step.verb === "dead") ?? view.steps[0] ?? null };
}

/** Rami: draw, lay what can be laid, discard. */
function drawing(view: ViewMessage, wanted: readonly Goal[], now: ReadonlySet<Goal>): Plan {
  const draw = view.steps.find((step) => step.verb === "draw");
  if (draw) return { goal: wanted.includes("draw") ? "draw" : null, step: draw };
  if (view.opening && !view.opening.stands) {
    const laid = openingOf(view.steps, view.hand, view.opening)?.[0];
    if (laid) return { goal: "open", step: laid };
    if (view.draft.length > 0 && view.owed.length > 0) return { goal: null, step: null };
  } else if (wanted.includes("layoff") && !now.has("open")) {
    const step = towards("layoff", view)[0];
    if (step) return { goal: "layoff", step };
  }
  const step = toThrow(view);
  return { goal: wanted.includes("discard") && step ? "discard" : null, step };
}
