/** What the coach says at a moment: what is to be done next, with which cards, on which button. */
import { short, spoken } from "../cards";
import { doing, sameCards } from "../options";
import type { Scene } from "../narrate";
import { listed, t } from "../words";
import { goalsOf, reached, type Goal } from "./goals";
import { planned, type Plan } from "./plan";
import type { AnyEvent, Step, ViewMessage } from "../wire";

/** What the coach sees of the table. */
export interface Moment {
  view: ViewMessage;
  scene: Scene;
  log: readonly AnyEvent[];
  myTurn: boolean;
  /** The cards that are chosen. */
  chosen: readonly string[];
  /** In how many ways they can be played. */
  ways: number;
  /** The page asks which of these it is to be. */
  choosing: readonly Step[] | null;
}

/** A button that is to be pressed. */
export type Press = "main" | "end" | "undo" | "way";

export interface Advice {
  goal: Goal | null;
  /** What it is good for, where that is new. */
  why: string;
  /** What to do, for the eye and for the ear. */
  text: string;
  aloud: string;
  /** The cards that are to be chosen now. */
  cards: string[];
  press: Press | null;
  /** The words of the step that it leads to. */
  words: string | null;
}

const ENDS: readonly Step["verb"][] = ["end", "discard"];

const says = (text: string, more: Partial<Advice> = {}): Advice => ({
  goal: null,
  why: "",
  text,
  aloud: text,
  cards: [],
  press: null,
  words: null,
  ...more,
});

/** The goals of the lesson with what is done of them. */
export function progress({ view, log }: Pick<Moment, "view" | "log">): { goal: Goal; done: boolean }[] {
  const done = reached(log, view.seat);
  return goalsOf(view.grammar).map((goal) => ({ goal, done: done.has(goal) }));
}

/** What to do now. */
export function advise(moment: Moment): Advice {
  const { view, log } = moment;
  const all = progress(moment);
  if (all.every((one) => one.done)) return says(t("coach-finished"));
  if (view.phase === "deal_over" || view.phase === "match_over") {
    return says(t("coach-deal-over", { done: all.filter((one) => one.done).length, all: all.length }));
  }
  if (!moment.myTurn) {
    const name = view.chairs.find((chair) => chair.seat === view.turn)?.name ?? "";
    return says(t("coach-wait", { name }));
  }
  return towards(moment, planned(view, reached(log, view.seat)));
}

/** The next thing to be done for a plan: choose its cards, then press what plays them. */
function towards({ scene, chosen, ways, choosing }: Moment, { goal, step }: Plan): Advice {
  if (step === null) return says(t("coach-undo"), { press: "undo" });
  const why = goal ? t(`coach-why-${goal}`) : "";
  const press = (id: string, press: Press): Advice =>
    says(t(id, { what: doing(step, scene) }), {
      goal,
      press,
      aloud: t(id, { what: doing(step, scene, true) }),
      words: step.words,
    });
  if (choosing) return press("coach-choose-way", "way");
  if (step.cards.length === 0) return { ...press("coach-press", step.verb === "end" ? "end" : "main"), why };
  if (!sameCards(step.cards, chosen)) {
    const cards = [...step.cards];
    const args = (name: (card: string) => string): Record<string, string | number> => ({
      cards: listed(cards.map(name)),
      count: cards.length,
      others: chosen.some((card) => !cards.includes(card)) ? "yes" : "no",
    });
    return says(t("coach-choose", args(short)), { goal, why, cards, aloud: t("coach-choose", args(spoken)), words: step.words });
  }
  if (ENDS.includes(step.verb)) return press("coach-press", "end");
  return ways > 1 ? press("coach-press-and-choose", "main") : press("coach-press", "main");
}
