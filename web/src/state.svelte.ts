/** A table as this page sees it: the last view, the chosen cards, what can be done with them, and what went wrong. */
import { announcement, said, sinceMyTurn, worthALine, type Said, type Scene } from "./narrate";
import { doing, fitting, landings, stepsFor, ways } from "./options";
import { arranged, forgotten, moved, present, remembered, settled, sorted, type Placed } from "./order";
import { Pace, SPEEDS } from "./pace";
import { keep, prefs, recall } from "./prefs.svelte";
import { freshId, Line, type LineState } from "./socket";
import { t } from "./words";
import type { AnyEvent, Answer, Chair, ErrorMessage, Meld, Step, ToPage, ViewMessage, Why } from "./wire";

/** The main button: what it will do, or why it can do nothing. */
export interface Primary {
  label: string;
  aloud: string;
  run: (() => void) | null;
  /** The rule that a refusal rests on. */
  rule: string | null;
  step: Step | null;
}

/** What went wrong, in a sentence, and the rule that says so. */
interface Wrong {
  text: string;
  rule: string | null;
}

interface Kept {
  deal: number;
  cards: string[];
}

export class TableState {
  view = $state.raw<ViewMessage | null>(null);
  line = $state<LineState>("connecting");
  order = $state.raw<Placed[]>([]);
  /** The ids of the chosen cards, in the order in which they were chosen. */
  chosen = $state.raw<number[]>([]);
  /** The meld that was tapped before a card. */
  target = $state<number | null>(null);
  /** Several ways to do it: the page asks which. */
  choosing = $state.raw<Step[] | null>(null);
  log = $state.raw<AnyEvent[]>([]);
  aloud = $state("");
  /** Messages on their way to the server. */
  busy = $state(0);

  #wrong = $state.raw<Wrong | null>(null);
  #answer = $state.raw<Answer | null>(null);
  #asked = 0;
  #spent = new Set<number>();
  /** Messages on their way, each with what is said aloud when it is done. */
  #sent = new Map<string, string>();
  /** After a break the server's picture counts, whatever its number. */
  #afterBreak = false;
  /** The last event that was heard of, shown or still waiting its turn to be shown. */
  #heard = 0;
  readonly #line: Line;
  readonly #pace: Pace;

  hand = $derived(present(this.order));
  myTurn = $derived(this.view !== null && this.view.phase === "play" && this.view.turn === this.view.seat);
  scene: Scene = $derived({
    me: this.view?.seat ?? 0,
    chairs: this.view?.chairs ?? [],
    melds: this.view?.melds ?? [],
  });
  me: Chair | null = $derived(this.view?.chairs.find((chair) => chair.seat === this.view?.seat) ?? null);
  chosenCards: string[] = $derived(
    this.chosen.flatMap((id) => this.hand.find((one) => one.id === id)?.card ?? []),
  );
  /** Whether the server has answered for exactly the chosen cards. */
  answered = $derived(this.#answer !== null && this.#answer.n === this.#asked);
  why: Why | null = $derived(this.answered ? (this.#answer?.why ?? null) : null);
  /** Nothing is under way, and what the buttons say is true of the chosen cards. */
  settled = $derived(this.busy === 0 && (this.answered || this.chosen.length === 0 || !this.myTurn));
  options: Step[] = $derived.by(() => {
    if (!this.myTurn || this.chosenCards.length === 0) return [];
    if (this.answered && this.#answer) return ways(this.#answer.options, this.#answer.why);
    return stepsFor(this.view?.steps ?? [], this.chosenCards);
  });
  landings = $derived(landings(this.options));
  /** Cards that lie ready for a meld of the table (the tapped one, or any). */
  fits = $derived(fitting(this.view?.steps ?? [], this.target));
  /** What this turn still owes before it may end, in sentences. */
  owed: string[] = $derived((this.view?.owed ?? []).map((code) => t(`owed-${code.replaceAll("_", "-")}`)));
  canEnd = $derived(this.myTurn && (this.view?.steps.some((step) => step.verb === "end") ?? false));
  canUndo = $derived(this.myTurn && (this.view?.draft.length ?? 0) > 0);
  lines: Said[] = $derived(this.log.filter(worthALine).map((event) => said(event, this.scene)));
  sinceMine: AnyEvent[] = $derived(sinceMyTurn(this.log, this.scene.me));
  touched: Set<number> = $derived(new Set(this.sinceMine.flatMap((event) => ("meld" in event ? [event.meld] : []))));
  primary: Primary = $derived(this.#primary());

  constructor(readonly table: string) {
    this.#pace = new Pace(
      (view) => this.#show(view),
      () => (document.visibilityState === "hidden" ? 0 : SPEEDS[prefs.speed]),
    );
    this.#line = new Line(table, {
      message: (message) => this.#hear(message),
      state: (state) => {
        if (state === "open" && this.line === "lost") {
          this.#afterBreak = true;
          this.#ask();
        }
        this.line = state;
      },
      since: () => this.#heard,
    });
  }

  close(): void {
    this.#pace.stop();
    this.#line.close();
  }

  get problem(): string | null {
    return this.#wrong?.text ?? null;
  }

  set problem(text: string | null) {
    this.#wrong = text === null ? null : { text, rule: null };
  }

  /** The rule that the problem rests on. */
  get problemRule(): string | null {
    return this.#wrong?.rule ?? null;
  }

  // -- what the server says ----------------------------------------------------------------------------------

  #hear(message: ToPage): void {
    switch (message.type) {
      case "view":
        this.#heard = Math.max(this.#heard, message.seq);
        // A table already seen is shown move by move; the first picture, and what was missed, at once.
        if (!this.view) this.#show(message);
        else this.#pace.push(message);
        break;
      case "answer":
        if (message.n === this.#asked) this.#answer = message;
        break;
      case "ack":
        this.#done(message.id);
        break;
      case "error":
        this.#refused(message);
    }
  }

  #done(id: string): void {
    const what = this.#sent.get(id);
    if (what) this.aloud = t("say-done", { what, count: this.view?.hand.length ?? 0 });
    this.#settle(id);
  }

  #settle(id: string | null): void {
    if (id !== null && this.#sent.delete(id)) this.busy = this.#sent.size;
  }

  #refused({ id, why }: ErrorMessage): void {
    this.#settle(id);
    this.#spent.clear();
    this.#wrong = why;
    if (why.readings.length) this.choosing = why.readings;
  }

  #show(view: ViewMessage): void {
    const before = this.view;
    if (before && view.version < before.version && !this.#afterBreak) return;
    this.#afterBreak = false;
    this.view = view;
    this.#remember(view, before);
    this.#arrange(view, before);
    if (before && (before.turn !== view.turn || before.phase !== view.phase)) this.target = null;
    this.choosing = null;
    this.#ask();
  }

  #remember(view: ViewMessage, before: ViewMessage | null): void {
    const last = this.log.at(-1)?.seq ?? 0;
    const news = view.news.filter((event) => event.seq > last);
    this.log = [...this.log, ...news].filter((event) => event.deal === view.deal);
    const turn = before && before.turn !== view.turn && view.turn === view.seat && view.phase === "play";
    const parts = before ? [announcement(news, this.scene)] : [];
    if (turn || (!before && this.myTurn)) parts.push(t("say-your-turn"));
    const text = parts.filter(Boolean).join(". ");
    if (text) this.aloud = text;
  }

  #arrange(view: ViewMessage, before: ViewMessage | null): void {
    let order = this.order;
    if (before?.deal !== view.deal) {
      const kept = recall<Kept>(this.#key);
      order = kept?.deal === view.deal ? remembered(kept.cards) : arranged(view.hand);
    }
    this.order = settled(order, view.hand, this.#spent);
    if (view.draft.length === 0) this.order = forgotten(this.order);
    if (!before) this.order = this.order.map((one) => ({ ...one, fresh: false }));
    this.chosen = this.chosen.filter((id) => this.hand.some((one) => one.id === id));
    this.#spent.clear();
    this.#keep();
  }

  get #key(): string {
    return `tierce.hand.${this.table}`;
  }

  #keep(): void {
    keep(this.#key, { deal: this.view?.deal ?? 0, cards: this.order.map((one) => one.card) } satisfies Kept);
  }

  // -- what the player does ----------------------------------------------------------------------------------

  toggle(id: number): void {
    this.problem = null;
    this.order = this.order.map((one) => (one.id === id ? { ...one, fresh: false } : one));
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((one) => one !== id) : [...this.chosen, id];
    this.#ask();
  }

  clear(): void {
    this.chosen = [];
    this.target = null;
    this.problem = null;
    this.choosing = null;
    this.#ask();
  }

  move(id: number, by: number): void {
    this.order = moved(this.order, id, by);
    this.#keep();
  }

  sort(by: "suit" | "rank"): void {
    this.order = sorted(this.order, by);
    this.#keep();
  }

  /** Play a step. What it plays from the hand is known, so that of two equal cards the chosen one goes. */
  play(step: Step): void {
    if (this.busy) return;
    const mine = this.chosen.filter((id) => step.cards.includes(this.hand.find((one) => one.id === id)?.card ?? ""));
    this.#spent = new Set(mine);
    this.choosing = null;
    this.target = null;
    this.#say("play", step.words, doing(step, this.scene, true));
  }

  end(): void {
    if (this.myTurn && !this.busy) this.#say("play", "end");
  }

  undo(all = false): void {
    if (this.canUndo && !this.busy) this.#say(all ? "all" : "undo");
  }

  next(): void {
    if (!this.busy) this.#say("next");
  }

  /** A meld was tapped: play there if there is one way, ask which if there are several, else wait for a card. */
  tap(meld: Meld): void {
    this.problem = null;
    const there = this.options.filter((step) => step.meld === meld.number);
    if (there.length) this.offer(there);
    else if (this.chosenCards.length && this.myTurn) this.#wrong = this.why ?? { text: t("no-place-there"), rule: null };
    else this.target = this.target === meld.number ? null : meld.number;
  }

  /** Play the only one of these steps, or ask which. */
  offer(steps: Step[]): void {
    const only = steps[0];
    if (steps.length === 1 && only) this.play(only);
    else if (steps.length) this.choosing = steps;
  }

  /** The keys M, L and J: the chosen cards in this way, or why not. */
  by(verb: "meld" | "lay" | "swap"): void {
    const steps = this.options.filter((step) => step.verb === verb);
    if (steps.length) this.offer(this.#aimed(steps));
    else if (this.primary.run === null) this.explain();
    else this.problem = t(`cannot-${verb}`);
  }

  /** Say in full why the main button can do nothing. */
  explain(): void {
    this.#wrong = { text: this.primary.label, rule: this.primary.rule };
  }

  #say(what: "play" | "undo" | "all" | "next", words = "", aloud = ""): void {
    const id = freshId();
    this.problem = null;
    this.#sent.set(id, what === "undo" || what === "all" ? t("undo") : aloud);
    this.busy = this.#sent.size;
    if (what === "play") this.#line.send({ type: "play", id, words });
    else if (what === "next") this.#line.send({ type: "next", id });
    else this.#line.send({ type: "undo", id, all: what === "all" });
  }

  #ask(): void {
    this.#asked++;
    this.#answer = null;
    if (this.myTurn && this.chosenCards.length) this.#line.ask(this.#asked, this.chosenCards);
  }

  #aimed(steps: Step[]): Step[] {
    const aimed = this.target === null ? [] : steps.filter((step) => step.meld === this.target);
    return aimed.length ? aimed : steps;
  }

  #primary(): Primary {
    const view = this.view;
    const nothing = (label: string, rule: string | null = null): Primary => ({ label, aloud: label, run: null, rule, step: null });
    if (!view) return nothing(t("wait-connecting"));
    if (view.phase === "deal_over") {
      return { label: t("do-next"), aloud: t("do-next"), run: () => this.next(), rule: null, step: null };
    }
    if (view.phase === "match_over") return nothing(t("match-is-over"));
    if (!this.myTurn) {
      const name = view.chairs.find((chair) => chair.seat === view.turn)?.name;
      return nothing(name ? t("wait-for", { name }) : t("wait"));
    }
    if (this.chosenCards.length === 0) {
      const dead = view.steps.find((step) => step.verb === "dead");
      if (dead) return this.#does(dead);
      if (this.target !== null) return nothing(t(this.fits.size ? "choose-for-meld" : "nothing-for-meld"));
      return nothing(t("choose-cards"));
    }
    const steps = this.#aimed(this.options);
    const only = steps[0];
    if (steps.length === 1 && only) return this.#does(only);
    if (steps.length > 1) {
      const label = t("do-choose", { count: steps.length });
      return { label, aloud: label, run: () => this.offer(steps), rule: null, step: null };
    }
    return nothing(this.why?.text ?? t("wait-answer"), this.why?.rule);
  }

  #does(step: Step): Primary {
    return {
      label: doing(step, this.scene),
      aloud: doing(step, this.scene, true),
      run: () => this.play(step),
      rule: null,
      step,
    };
  }
}
