/** The main button: what it will do with the chosen cards, or why it can do nothing. */
import { doing } from "./options";
import type { Scene } from "./narrate";
import { pausedBy } from "./presence";
import { joined, t } from "./words";
import type { RoomMessage, Step, ViewMessage, Why } from "./wire";

/** What the button is told. */
export interface Moment {
  view: ViewMessage | null;
  scene: Scene;
  myTurn: boolean;
  /** How many cards are chosen. */
  chosen: number;
  /** Whether one of them is from the hand, not borrowed. */
  fromHand: boolean;
  /** The meld that was tapped before a card. */
  target: number | null;
  /** Whether a single card lies ready for it. */
  takes: boolean;
  /** Whether a meld is being looked for to borrow from. */
  borrowing: boolean;
  options: readonly Step[];
  why: Why | null;
  /** What the turn still owes, in sentences: it keeps a card from being discarded. */
  owed: readonly string[];
}

export interface Main {
  label: string;
  aloud: string;
  /** One step is played, of several one is chosen, none: the button does nothing. */
  steps: Step[];
  /** It deals the next deal. */
  next: boolean;
  /** The rule that a refusal rests on. */
  rule: string | null;
}

/** The main button as it is pressed. */
export interface Primary {
  label: string;
  aloud: string;
  run: (() => void) | null;
  /** The rule that a refusal rests on. */
  rule: string | null;
  step: Step | null;
}

/** What the button says where nobody may play: there is a pause, or a bot plays for me. */
export function halted(room: RoomMessage | null, takeBack: (seat: number) => void): Primary | null {
  if (!room) return null;
  const plain = (label: string, run: (() => void) | null): Primary => ({ label, aloud: label, run, rule: null, step: null });
  if (room.paused !== null) return plain(pausedBy(room), null);
  const mine = room.places.find((place) => place.seat === room.you);
  return mine?.stand_in ? plain(t("take-seat-back"), () => takeBack(mine.seat)) : null;
}

const idle = (label: string, rule: string | null = null): Main => ({ label, aloud: label, steps: [], next: false, rule });

/** The steps on the meld that was tapped first, if any of them is there. */
export function aimed(steps: readonly Step[], target: number | null): Step[] {
  const there = target === null ? [] : steps.filter((step) => step.meld === target);
  return there.length ? there : [...steps];
}

/** A discard ends the turn, so it has the button only when the cards can do nothing else. */
export function foremost(steps: readonly Step[]): Step[] {
  const laying = steps.filter((step) => step.verb !== "discard");
  return laying.length ? laying : [...steps];
}

export const borrows = (view: ViewMessage | null, meld: number | null = null): Step[] =>
  (view?.steps ?? []).filter((step) => step.verb === "borrow" && (meld === null || step.meld === meld));

/** `take` with the card that it takes. */
export const takeOf = (view: ViewMessage): Step | null => {
  const step = view.steps.find((one) => one.verb === "take");
  const top = view.pile?.at(-1);
  return step && top !== undefined ? { ...step, cards: [top], stands_for: [null] } : null;
};

function does(steps: Step[], scene: Scene): Main {
  const only = steps.length === 1 ? steps[0] : undefined;
  const label = only ? doing(only, scene) : t("do-choose", { count: steps.length });
  return { label, aloud: only ? doing(only, scene, true) : label, steps, next: false, rule: null };
}

export function mainButton(moment: Moment): Main {
  const { view, scene } = moment;
  if (!view) return idle(t("wait-connecting"));
  if (view.phase === "deal_over") return { ...idle(t("do-next")), next: true };
  if (view.phase === "match_over") return idle(t("match-is-over"));
  if (!moment.myTurn) {
    const name = view.chairs.find((chair) => chair.seat === view.turn)?.name;
    return idle(name ? t("wait-for", { name }) : t("wait"));
  }
  if (view.phase === "draw") return drawing(view, scene);
  if (moment.borrowing) return idle(t("borrow-where"));
  if (moment.chosen === 0) return unchosen(moment, view);
  if (!moment.fromHand) return idle(t("choose-with-loan"));
  const steps = aimed(foremost(moment.options), moment.target);
  if (steps.length) return does(steps, scene);
  if (moment.chosen === 1 && view.grammar === "draw_meld_discard" && moment.owed.length) return idle(joined(moment.owed, "sentences"));
  return idle(moment.why?.text ?? t("wait-answer"), moment.why?.rule);
}

function drawing(view: ViewMessage, scene: Scene): Main {
  const draw = view.steps.find((step) => step.verb === "draw");
  if (!draw) return idle(t("wait-answer"));
  const main = does([draw], scene);
  const label = view.stock === 0 ? t("do-draw-empty") : main.label;
  return { ...main, label, aloud: label };
}

function unchosen(moment: Moment, view: ViewMessage): Main {
  const dead = view.steps.find((step) => step.verb === "dead");
  if (dead) return does([dead], moment.scene);
  if (moment.target !== null) {
    if (moment.takes) return idle(t("choose-for-meld"));
    const lent = borrows(view, moment.target);
    return lent.length ? does(lent, moment.scene) : idle(t("nothing-for-meld"));
  }
  const only = view.steps.length > 0 && view.steps.every((step) => step.verb === "discard");
  if (only) return idle(t("choose-discard"));
  return idle(t(view.grammar === "draw_meld_discard" ? "choose-cards-or-discard" : "choose-cards"));
}
