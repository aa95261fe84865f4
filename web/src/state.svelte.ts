/** A table as this page sees it: the last view, the chosen cards, what can be done with them, and what went wrong. */
import { byRank } from "./cards";
import { announced, discardWords, wantsCarte } from "./discards";
import { acts, type Act, type Moment } from "./gin";
import { onLoan, pinned, stillChosen } from "./held";
import { HintState } from "./hint.svelte";
import { renew } from "./kept";
import { gameName } from "./knobs";
import { announcement, said, sinceMyTurn, worthALine, type Said, type Scene } from "./narrate";
import { doing, fitting, landings, stepsFor, ways } from "./options";
import type { Placed } from "./order";
import { jokersOwed, openingWords, owing } from "./owing";
import { COMMANDS } from "./keys";
import { watchFingers } from "./finger";
import { pauseNow } from "./motion";
import { Pace } from "./pace";
import { aimed, borrows, halted, mainButton, takeOf, type Primary } from "./primary";
import { Recap } from "./recap.svelte";
import { redoAfter } from "./redo";
import { layingOf, otherWays, type Laid } from "./revise";
import { RoomState } from "./room.svelte";
import { freshId, Line, type LineState, type Unsent } from "./socket";
import { Steady } from "./steady.svelte";
import { Tray, type Held } from "./tray.svelte";
import { Voice } from "./voice.svelte";
import { joined, numerals, t } from "./words";
import type { AnyEvent, Answer, Chair, ErrorMessage, Meld, Slot, Step, ToPage, ViewMessage, Why } from "./wire";

/** How long an answer is waited for before one goes on without it. */
const PATIENCE = 5000;

/** What went wrong, in a sentence, and the rule that says so. */
interface Wrong {
  text: string;
  rule: string | null;
}

/** What was asked of the server, as it is spoken, and the picture that was seen then. */
interface Asked {
  what: string;
  version: number | undefined;
}

export class TableState {
  view = $state.raw<ViewMessage | null>(null);
  line = $state<LineState>("connecting");
  /** The ids of the chosen cards, in the order in which they were chosen; those of borrowed cards are below zero. */
  chosen = $state.raw<number[]>([]);
  /** The meld that was tapped before a card. */
  target = $state<number | null>(null);
  /** A meld is being looked for to borrow from. */
  borrowing = $state(false);
  /** The last card is announced with the next discard. */
  carte = $state(false);
  /** Steps that were taken back, the next to play again first. */
  redo = $state.raw<string[]>([]);
  /** Several ways to do it: the page asks which. */
  choosing = $state.raw<Step[] | null>(null);
  log = $state.raw<AnyEvent[]>([]);
  /** What is said to those who hear the page. */
  readonly voice = new Voice();
  /** Moves on their way to the server. */
  busy = $state(0);
  /** Why the server does not let this page in: the code of its last word. */
  barred = $state<string | null>(null);
  readonly room: RoomState;
  readonly hint: HintState;
  /** My hand as it lies. */
  readonly own = new Tray((deal, groups) => {
    const id = freshId();
    this.#line.send({ type: "arrange", id, deal, groups });
    return id;
  });
  readonly steady = new Steady();
  readonly recap = new Recap(
    () => this.view,
    () => this.log,
  );

  #wrong = $state.raw<Wrong | null>(null);
  #answer = $state.raw<Answer | null>(null);
  #asked = 0;
  #bestAsked = 0;
  #spent = new Set<number>();
  /** Moves on their way, each with what is said aloud when it is done. */
  #sent = new Map<string, Asked>();
  /** What is done, but not yet seen. */
  #untold: string[] = [];
  /** Acts on their way that are no moves. */
  #acts = new Set<string>();
  /** Who waits to hear whether a move was done. */
  #waits = new Map<string, (done: boolean) => void>();
  /** Who waits for the answer to a question of its own. */
  #probes = new Map<number, (steps: Step[]) => void>();
  /** The joker's step that was taken back so that it can be laid in another way. */
  #revising: Laid | null = null;
  /** The last event that was shown before a finger or a key was pressed. */
  #seen = $state(0);
  /** After a break the server's picture counts, whatever its number. */
  #afterBreak = false;
  /** The last event that was heard of, shown or still waiting its turn to be shown. */
  #heard = 0;
  readonly #line: Line;
  readonly #pace: Pace;
  readonly #stopFingers: () => void;

  playing = $derived(this.view !== null && this.view.phase !== "deal_over" && this.view.phase !== "match_over");
  myTurn = $derived(this.playing && this.view?.seat !== null && this.view?.turn === this.view?.seat);
  /** A card is to be drawn, or the one that is offered taken. */
  drawing = $derived(this.myTurn && ["draw", "offer", "wall"].includes(this.view?.phase ?? ""));
  laying = $derived(this.myTurn && ["play", "layoff"].includes(this.view?.phase ?? ""));
  /** Cards of the hand that this turn must still lay: they lie apart. */
  pinned = $derived(this.view && this.laying ? pinned(this.hand, this.view.took, jokersOwed(this.view)) : []);
  tray = $derived(this.hand.filter((one) => !this.pinned.includes(one)));
  /** Borrowed cards, each group for one new meld. */
  loan = $derived(onLoan(this.view?.borrowed ?? []));
  /** Whether turns here end with a discard. */
  discards = $derived(this.view?.grammar === "draw_meld_discard");
  /** Whether melds are kept in hand until somebody knocks. */
  knocks = $derived(this.view?.grammar === "concealed");
  scene: Scene = $derived({
    me: this.view?.seat ?? null,
    chairs: this.view?.chairs ?? [],
    melds: this.view?.melds ?? [],
    grammar: this.view?.grammar,
  });
  me: Chair | null = $derived(this.view?.chairs.find((chair) => chair.seat === this.view?.seat) ?? null);
  chosenCards: string[] = $derived(
    this.chosen.flatMap((id) => [...this.hand, ...this.loan.flat()].find((one) => one.id === id)?.card ?? []),
  );
  /** Whether a card of the hand is chosen, not only borrowed ones. */
  fromHand = $derived(this.chosen.some((id) => id > 0));
  /** Whether the server has answered for exactly the chosen cards. */
  answered = $derived(this.#answer !== null && this.#answer.n === this.#asked);
  why: Why | null = $derived(this.answered ? (this.#answer?.why ?? null) : null);
  /** Whether the server is asked what the chosen cards can do; where one knocks all of it is listed. */
  asks = $derived(this.laying && !this.knocks);
  /** Nothing is under way, and what the buttons say is true of the chosen cards. */
  settled = $derived(this.busy === 0 && (this.answered || this.chosen.length === 0 || !this.asks));
  options: Step[] = $derived.by(() => {
    if (!this.laying || this.chosenCards.length === 0) return [];
    const listed = stepsFor(this.view?.steps ?? [], this.chosenCards);
    const answer = this.answered ? this.#answer : null;
    if (!answer) return announced(listed, this.carte);
    // Discards are listed, not asked for: they mean nothing else.
    const found = ways(answer.options, answer.why).filter((step) => step.verb !== "discard");
    return announced([...found, ...listed.filter((step) => step.verb === "discard")], this.carte);
  });
  landings = $derived(landings(this.borrowing ? borrows(this.view) : this.options));
  /** Cards that lie ready for a meld of the table (the tapped one, or any). */
  fits = $derived(fitting(this.view?.steps ?? [], this.target));
  /** What this turn still owes before it may end, in sentences. */
  owed: string[] = $derived(this.view ? owing(this.view) : []);
  /** The discard of the one chosen card, if it may end the turn. */
  discardStep = $derived(this.options.find((step) => step.verb === "discard") ?? null);
  takeStep = $derived(this.drawing && this.view ? takeOf(this.view) : null);
  canEnd = $derived(this.laying && (this.view?.steps.some((step) => step.verb === "end") ?? false));
  canUndo = $derived(this.myTurn && (this.view?.draft.length ?? 0) > 0);
  canRedo = $derived(this.myTurn && this.redo.length > 0);
  canBorrow = $derived(this.laying && borrows(this.view).length > 0);
  canDraw = $derived(this.drawing && (this.view?.steps.some((step) => step.verb === "draw") ?? false));
  canTouch = $derived(this.drawing && (this.view?.steps.some((step) => step.verb === "touch") ?? false));
  /** Whether the player has to announce the last card by hand. */
  wantsCarte = $derived(this.view !== null && wantsCarte(this.view));
  lines: Said[] = $derived(this.log.filter(worthALine).map((event) => said(event, this.scene)));
  sinceMine: AnyEvent[] = $derived(sinceMyTurn(this.log, this.scene.me));
  touched: Set<number> = $derived(new Set(this.sinceMine.flatMap((event) => ("meld" in event ? [event.meld] : []))));
  /** The melds that changed since the last touch; in a recap that of the deed. */
  outlined: Set<number> = $derived.by(() => {
    const told = this.recap.shown?.event;
    const events = this.recap.at === null ? this.sinceMine.filter((event) => event.seq > this.#seen) : told ? [told] : [];
    return new Set(events.flatMap((event) => ("meld" in event ? [event.meld] : [])));
  });
  /** What the buttons of a game with a knock speak of. */
  moment: Moment | null = $derived(
    this.view && this.knocks ? { view: this.view, scene: this.scene, chosen: this.chosenCards, target: this.target } : null,
  );
  /** What the main button says where nobody may play: there is a pause, or a bot plays for me. */
  halted: Primary | null = $derived(this.#halted());
  /** The two big buttons of a game with a knock. */
  acts: Act[] = $derived(this.moment && this.myTurn && !this.halted ? acts(this.moment) : []);
  /** The cards with which one may knock. */
  knockable = $derived(new Set(this.view?.steps.flatMap((step) => (step.verb === "knock" ? step.cards : [])) ?? []));
  /** The groups of the tray, with gaps between them. */
  groups: Held[] = $derived(
    this.pinned.length === 0
      ? this.own.groups
      : this.own.groups.flatMap((group) => {
          const cards = group.cards.filter((one) => !this.pinned.includes(one));
          if (cards.length === group.cards.length) return [group];
          return cards.length ? [{ ...group, cards, shape: null }] : [];
        }),
  );
  primary: Primary = $derived(this.#primary());

  constructor(readonly table: string) {
    this.room = new RoomState(table);
    this.hint = new HintState(
      (n) => this.#line.ask({ type: "hint", n }),
      (text) => this.voice.say(text),
    );
    this.#pace = new Pace(
      (view) => this.#show(view),
      pauseNow,
    );
    this.#stopFingers = watchFingers(
      () => {
        this.see();
        this.#pace.hold();
      },
      () => this.#pace.letGo(),
    );
    this.#line = new Line(table, {
      message: (message) => this.#hear(message),
      state: (state) => {
        if (state === "open" && this.line === "lost") {
          this.#afterBreak = true;
          this.#ask();
          void renew();
        }
        this.line = state;
      },
      since: () => this.#heard,
    });
  }

  close(): void {
    this.#stopFingers();
    this.#pace.stop();
    this.steady.stop();
    this.#line.close();
  }

  get hand(): Placed[] {
    return this.own.hand;
  }

  get problem(): string | null {
    return this.#wrong && numerals(this.#wrong.text);
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
        this.#probes.get(message.n)?.(message.options);
        break;
      case "hint":
        this.hint.hear(message);
        break;
      case "hand":
        this.own.hear(message);
        break;
      case "best":
        if (message.n === this.#bestAsked) this.#layBest(message.groups.map((group) => group.cards), message.left);
        break;
      case "ack":
        this.own.arrived(message.id);
        this.#done(message.id);
        break;
      case "room": {
        const before = this.halted?.label;
        this.voice.say(this.room.hear(message));
        if (this.view && this.halted?.label !== before) this.steady.turned();
        break;
      }
      case "said":
      case "unsaid":
        this.room.listen(message);
        break;
      case "error":
        this.#refused(message);
    }
  }

  #done(id: string): void {
    const asked = this.#sent.get(id);
    if (asked?.what) {
      this.#untold.push(asked.what);
      // What came of it is in a picture that may be still to come: until then the hand that is seen is the old one.
      if (this.view?.version !== asked.version) this.#tell();
    }
    this.#settle(id, true);
  }

  /** Say what was done, with the hand and the opening as they are now. */
  #tell(): void {
    for (const what of this.#untold.splice(0)) {
      const opening = this.laying && this.view?.opening ? joined(openingWords(this.view.opening)) : "";
      this.voice.say(t("say-done", { what, count: this.view?.hand.length ?? 0 }), opening);
    }
  }

  #settle(id: string | null, done: boolean): void {
    if (id === null) return;
    if (this.#sent.delete(id)) this.busy = this.#sent.size + this.#probes.size;
    this.#waits.get(id)?.(done);
    this.#waits.delete(id);
    if (this.#acts.delete(id)) this.room.busy = this.#acts.size;
  }

  #refused({ id, why }: ErrorMessage): void {
    // How the hand lies is seen all the same; the server does not keep it.
    if (id !== null && this.own.arrived(id)) return;
    const act = id !== null && this.#acts.has(id);
    this.#settle(id, false);
    if (!act) this.#spent.clear();
    if (why.code === "no_table" || why.code === "not_invited") this.barred = why.code;
    this.#wrong = why;
    if (why.readings.length) this.choosing = why.readings;
  }

  #show(view: ViewMessage): void {
    const before = this.view;
    if (before && view.version < before.version && !this.#afterBreak) return;
    this.#afterBreak = false;
    const lent = this.loan;
    const same = before?.deal === view.deal && before.seq === view.seq;
    const again = same && before.phase === view.phase && before.draft.join() === view.draft.join();
    this.redo = same ? redoAfter(this.redo, before.draft, view.draft) : [];
    this.view = view;
    if (before) this.#tell();
    this.#remember(view, before);
    this.own.lay(view, before, this.#spent);
    this.#spent.clear();
    this.chosen = stillChosen(this.chosen, this.hand, lent, this.loan);
    if (before && (before.turn !== view.turn || before.phase !== view.phase || before.deal !== view.deal)) {
      this.target = null;
      this.steady.turned();
    }
    if (!this.wantsCarte) this.carte = false;
    // The same picture after a break takes nothing out of the hand, and closes no question.
    if (!again) {
      this.borrowing = false;
      if (!this.#revising || !this.myTurn) this.choosing = this.#revising = null;
      this.hint.drop();
    }
    if (this.recap.at !== null && !this.playing) this.recap.close();
    this.#ask();
  }

  #remember(view: ViewMessage, before: ViewMessage | null): void {
    const last = this.log.at(-1)?.seq ?? 0;
    const news = view.news.filter((event) => event.seq > last);
    this.log = [...this.log, ...news].filter((event) => event.deal === view.deal);
    const turn = before && before.turn !== view.turn && this.myTurn;
    this.voice.say(
      before ? announcement(news, this.scene) : "",
      before?.deal === view.deal ? "" : t("say-deal", { title: gameName(view.game, view.title), deal: view.deal, count: view.hand.length }),
      turn || (!before && this.myTurn) ? t("say-your-turn") : "",
    );
  }

  // -- what the player does ----------------------------------------------------------------------------------

  /** Whether a big button may do what it says: a finger that came too early may have meant what it said before; a key not. */
  lets(event: MouseEvent): boolean {
    const early = this.steady.fresh && event.detail > 0;
    if (early) this.problem = t("just-changed");
    return !early;
  }

  /** A finger or a key was pressed: what changed until now has been seen. */
  see(): void {
    this.#seen = this.log.at(-1)?.seq ?? 0;
  }

  toggle(id: number): void {
    if (!this.hand.some((one) => one.id === id)) return;
    this.problem = null;
    this.recap.close();
    this.own.touch(id);
    if (this.isKept(id)) return;
    // Where one knocks, only one card at a time is played.
    const others = this.knocks ? [] : this.chosen;
    this.choose(this.chosen.includes(id) ? this.chosen.filter((one) => one !== id) : [...others, id]);
  }

  /** Choose exactly these cards. */
  choose(ids: readonly number[]): void {
    this.chosen = [...ids];
    this.#ask();
  }

  /** Whether this card is kept; then it is said, as nothing can be done with it. */
  isKept(id: number): boolean {
    const keeper = this.own.keeper(id);
    this.own.pointed = keeper ? id : null;
    if (keeper) this.problem = t("kept-says");
    return keeper !== null;
  }

  /** A borrowed group is chosen whole, as it goes whole into one meld. */
  toggleLoan(group: readonly Placed[]): void {
    this.problem = null;
    const ids = group.map((one) => one.id);
    const rest = this.chosen.filter((id) => !ids.includes(id));
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, ...ids];
    this.#ask();
  }

  clear(): void {
    this.chosen = [];
    this.own.pointed = null;
    this.target = null;
    this.borrowing = false;
    this.problem = null;
    this.recap.close();
    this.dismiss();
    this.#ask();
  }

  /** Put the hand in its best melds, the rest beside them. */
  best(): void {
    this.problem = null;
    const deadwood = this.view?.deadwood;
    if (deadwood) this.#layBest(deadwood.melds, [...deadwood.left].sort(byRank));
    else this.#line.ask({ type: "best", n: ++this.#bestAsked });
  }

  #layBest(melds: readonly (readonly string[])[], left: readonly string[]): void {
    if (melds.length === 0) {
      this.problem = t("sort-best-none");
      return;
    }
    this.own.inGroups([...melds, left]);
    this.voice.say(t("arranged", { how: "best" }));
  }

  /** Press one of the big buttons: do it, ask which, or hear from the server why not. */
  press(one: Act): void {
    if (this.busy) return;
    this.problem = null;
    if (one.steps.length) this.offer(one.steps);
    else if (one.command === "take") void this.#say("play", "take");
    else if (one.command === "discard") this.discard();
    else if (one.command === "knock" && this.chosenCards[0]) void this.#say("play", `knock ${this.chosenCards[0]}`);
    else this.problem = one.label;
  }

  /** The key of a big button that may not be there now. */
  key(command: Act["command"]): void {
    const big = command === "knock" ? "biggin" : command;
    const one = this.acts.find((there) => COMMANDS[there.command] === COMMANDS[command] || there.command === big);
    if (one) this.press(one);
    else if (!this.myTurn) this.explain();
    else this.problem = this.drawing ? t("draw-first") : t("gin-not-now");
  }

  /** Play a step. What it plays from the hand is known, so that of two equal cards the chosen one goes. */
  play(step: Step): void {
    if (this.busy) return;
    this.problem = null;
    if (this.#revising) return void this.#layAgain(this.#revising, step.words);
    const mine = this.chosen.filter((id) => step.cards.includes(this.hand.find((one) => one.id === id)?.card ?? ""));
    this.#spent = new Set(mine);
    this.choosing = null;
    this.target = null;
    // What was drawn is said when it is seen.
    void this.#say("play", step.words, step.verb === "draw" ? "" : doing(step, this.scene, true));
  }

  /** End the turn: where one discards, with the chosen card. */
  end(): void {
    if (this.discards) this.discard();
    else if (!this.laying) this.explain();
    else if (!this.busy) void this.#say("play", "end");
  }

  /** Discard the chosen card. What the turn still owes keeps it, and the server says why. */
  discard(): void {
    if (this.busy) return;
    const [card, ...others] = this.chosenCards;
    if (this.drawing) this.problem = t("draw-first");
    else if (!this.laying) this.explain();
    else if (this.discardStep) this.play(this.discardStep);
    else if (this.fromHand && card !== undefined && others.length === 0) void this.#say("play", discardWords(card, this.carte));
    else this.problem = joined([...this.owed, t(others.length ? "discard-one" : "discard-choose")], "sentences");
  }

  draw(): void {
    if (this.knocks) this.key("draw");
    else if (this.drawing) this.primary.run?.();
    else this.problem = this.myTurn && this.discards ? t("drawn-already") : this.primary.label;
  }

  /** Take the top of the discards, or hear from the server why not. */
  take(): void {
    if (this.busy) return;
    if (this.knocks) this.key("take");
    else if (this.takeStep) this.play(this.takeStep);
    else if (this.drawing) void this.#say("play", "take");
    else this.draw();
  }

  touch(): void {
    if (this.canTouch && !this.busy) void this.#say("play", "touch", t("do-touch"));
  }

  /** Look for a meld to borrow from; from the one that was tapped at once. */
  borrow(): void {
    this.problem = null;
    const there = this.target === null ? [] : borrows(this.view, this.target);
    if (there.length) this.offer(there);
    else if (this.canBorrow) this.borrowing = !this.borrowing;
    else this.problem = t("cannot-borrow");
  }

  announce(): void {
    if (this.wantsCarte) this.carte = !this.carte;
    else this.problem = t("no-carte-now");
  }

  playAgain(): void {
    const words = this.redo[0];
    if (!this.canRedo) this.problem = t("cannot-redo");
    else if (words !== undefined && !this.busy) void this.#say("play", words, t("redo"));
  }

  undo(all = false): void {
    if (!this.canUndo) this.problem = t("cannot-undo", { why: !this.myTurn ? "turn" : this.discards && !this.drawing ? "drawn" : "none" });
    else if (!this.busy) void this.#say(all ? "all" : "undo");
  }

  /** The step of this turn that laid a joker, if the joker may still be told to stand for another card. */
  layingOf(meld: Meld, slot: Slot): Laid | null {
    return this.view && this.canUndo && this.chosen.length === 0 ? layingOf(this.view.draft, this.view.melds, meld, slot) : null;
  }

  /** Ask again what a joker of this turn stands for: back to before it, and on from there with the new answer. */
  async revise(meld: Meld, slot: Slot): Promise<void> {
    const laid = this.layingOf(meld, slot);
    if (!laid || this.busy) return;
    this.#revising = laid;
    for (let left = laid.after.length; left >= 0; left--) {
      if (!(await this.#say("undo"))) return void (this.#revising = null);
    }
    const ways = otherWays(laid, await this.#probe(laid.cards));
    if (this.#revising !== laid) return;
    if (ways.length > 1) this.choosing = ways;
    else if (await this.#layAgain(laid, laid.words)) this.problem = t("joker-one-way");
  }

  /** Lay the cards of that step in this way, and then all that came after it. */
  async #layAgain(laid: Laid, words: string): Promise<boolean> {
    this.#revising = this.choosing = null;
    for (const one of [words, ...laid.after]) if (!(await this.#say("play", one, t("redo")))) return false;
    return true;
  }

  /** Leave the question open: nothing is played, and a joker stands for what it stood for. */
  dismiss(): void {
    if (this.#revising) void this.#layAgain(this.#revising, this.#revising.words);
    this.choosing = null;
  }

  next(): void {
    if (!this.busy) void this.#say("next");
  }

  /** A meld was tapped: play there if there is one way, ask which if there are several, else wait for a card. */
  tap(meld: Meld): void {
    this.problem = null;
    if (this.recap.at !== null) return this.recap.close();
    const there = (this.borrowing ? borrows(this.view) : this.options).filter((step) => step.meld === meld.number);
    if (there.length) this.offer(there);
    else if (this.knocks && !this.laying) return;
    else if (this.borrowing) this.problem = t("cannot-borrow-there");
    else if (this.chosenCards.length && this.laying) this.#wrong = this.why ?? { text: t("no-place-there"), rule: null };
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
    const meld = this.view?.melds.find((one) => one.number === this.target);
    const joker = meld?.slots.find((slot) => this.layingOf(meld, slot));
    if (verb === "swap" && meld && joker) return void this.revise(meld, joker);
    const steps = this.options.filter((step) => step.verb === verb);
    if (steps.length) this.offer(aimed(steps, this.target));
    else if (this.primary.run === null) this.explain();
    else this.problem = t(`cannot-${verb}`);
  }

  /** Say in full why the main button can do nothing. */
  explain(): void {
    this.#wrong = { text: this.primary.label, rule: this.primary.rule };
  }

  /** Do something at the table that is no move: sit, leave, speak. It is sent until the server has answered. */
  act(message: Unsent): void {
    const id = freshId();
    this.problem = null;
    this.#acts.add(id);
    if (message.type === "leave") this.room.leaving = true;
    this.room.busy = this.#acts.size;
    this.#line.send({ ...message, id });
  }

  /** Say a move; whether it was done is heard later. */
  #say(what: "play" | "undo" | "all" | "next", words = "", aloud = ""): Promise<boolean> {
    const id = freshId();
    const done = new Promise<boolean>((heard) => this.#waits.set(id, heard));
    this.recap.close();
    // Who acts has seen enough of the others: what comes of it is shown at once.
    this.#pace.flush();
    this.problem = null;
    this.#sent.set(id, { what: what === "undo" || what === "all" ? t("undo") : aloud, version: this.view?.version });
    this.busy = this.#sent.size;
    if (what === "play") this.#line.send({ type: "play", id, words });
    else if (what === "next") this.#line.send({ type: "next", id });
    else this.#line.send({ type: "undo", id, all: what === "all" });
    return done;
  }

  /** What can be done with these cards, asked beside what is asked of the chosen ones. */
  #probe(cards: string[]): Promise<Step[]> {
    const n = ++this.#asked;
    return new Promise((resolve) => {
      const heard = (steps: Step[]): void => {
        clearTimeout(timer);
        this.#probes.delete(n);
        this.busy = this.#sent.size;
        resolve(steps);
      };
      const timer = setTimeout(() => heard([]), PATIENCE);
      this.#probes.set(n, heard);
      this.busy = this.#sent.size + 1;
      this.#line.ask({ type: "ask", n, cards });
    });
  }

  #ask(): void {
    this.#asked++;
    this.#answer = null;
    if (this.asks && this.chosenCards.length) this.#line.ask({ type: "ask", n: this.#asked, cards: this.chosenCards });
  }

  #halted(): Primary | null {
    return this.playing ? halted(this.room.message, (seat) => this.act({ type: "stand_in", seat, on: false })) : null;
  }

  #primary(): Primary {
    if (this.halted) return this.halted;
    const act = this.acts[0];
    if (act) {
      const run = act.steps.length ? (): void => this.press(act) : null;
      return { label: act.label, aloud: act.aloud, run, rule: null, step: act.steps.length === 1 ? (act.steps[0] ?? null) : null };
    }
    const { label, aloud, steps, next, rule } = mainButton({
      view: this.view,
      scene: this.scene,
      myTurn: this.myTurn,
      chosen: this.chosenCards.length,
      fromHand: this.fromHand,
      target: this.target,
      takes: this.fits.size > 0,
      borrowing: this.borrowing,
      options: this.options,
      why: this.why,
      owed: this.owed,
    });
    const run = next ? (): void => this.next() : steps.length ? (): void => this.offer(steps) : null;
    return { label, aloud, run, rule, step: steps.length === 1 ? (steps[0] ?? null) : null };
  }
}
