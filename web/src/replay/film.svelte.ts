/** A deal as a film: where it stands, whose eyes one looks through, and what is seen there. */
import { bySuit } from "../cards";
import { said, type Scene } from "../narrate";
import { joined, t } from "../words";
import type { AnyEvent, Chair, Frame, Meld, Replay } from "../wire";

/** A seat whose knowledge is shown, or every card. */
export type Eyes = number | "all";

const BACK = "??";

/** The hand of a seat as these eyes see it: a card that is not known is a back. */
export function seen(hand: readonly string[], chair: Chair, eyes: Eyes): string[] {
  const cards = eyes === "all" || eyes === chair.seat ? hand : [...chair.known, ...hand.slice(chair.known.length).map(() => BACK)];
  return [...cards].sort(bySuit);
}

/** An event as a seat heard it: what another drew is not told. */
export function heard(event: AnyEvent, eyes: Eyes): AnyEvent {
  if (eyes === "all" || !("seat" in event) || event.seat === eyes) return event;
  if (event.type === "drew") return { ...event, card: null };
  if (event.type === "penalised") return { ...event, cards: null };
  return event;
}

/** For each frame the melds as they lay then: a frame tells those that have changed. */
export function laid(frames: readonly Frame[]): Meld[][] {
  const lies = new Map<number, Meld>();
  return frames.map((frame) => {
    for (const meld of frame.melds) lies.set(meld.number, meld);
    return [...lies.values()].sort((a, b) => a.number - b.number);
  });
}

export class Film {
  readonly replay: Replay;
  readonly #melds: Meld[][];

  place = $state(0);
  eyes = $state<Eyes>("all");

  frame: Frame = $derived.by(() => this.at(this.place));
  melds: Meld[] = $derived.by(() => this.#melds[this.place] ?? []);
  /** The melds that this step has laid or changed. */
  touched: Set<number> = $derived.by(() => new Set(this.place ? this.frame.melds.map((meld) => meld.number) : []));
  /** The sentence of every step, for the eye and for the ear. */
  story: { text: string; aloud: string }[] = $derived.by(() => this.replay.frames.map((frame, at) => this.#told(frame, at)));

  constructor(replay: Replay) {
    this.replay = replay;
    this.#melds = laid(replay.frames);
    if (!replay.over && replay.seat !== null) this.eyes = replay.seat;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  at(place: number): Frame {
    const frame = this.replay.frames[place];
    if (!frame) throw new Error(`there is no step ${place}`);
    return frame;
  }

  go(place: number): void {
    this.place = Math.min(Math.max(place, 0), this.last);
  }

  step(by: 1 | -1): void {
    this.go(this.place + by);
  }

  /** To the begin of the next turn, or of the one that runs or was before. */
  turn(by: 1 | -1): void {
    const starts = this.replay.frames.flatMap((frame, at) => (at === 0 || frame.turn !== this.replay.frames[at - 1]?.turn ? [at] : []));
    const to = by > 0 ? starts.find((at) => at > this.place) : starts.findLast((at) => at < this.place);
    this.go(to ?? (by > 0 ? this.last : 0));
  }

  hand(seat: number): string[] {
    const chair = this.frame.chairs[seat - 1];
    const hand = this.frame.hands[seat - 1] ?? [];
    if (!chair) return [];
    return seen(hand, chair, this.frame.acts === null ? "all" : this.eyes);
  }

  /** The cards that came into a hand with this step, where these eyes saw them. */
  came(seat: number): string[] {
    return this.frame.events.flatMap((event) => {
      const told = heard(event, this.eyes);
      if (!("seat" in told) || told.seat !== seat) return [];
      if (told.type === "drew" || told.type === "took") return told.card === null ? [] : [told.card];
      return told.type === "swapped" ? ["Jk"] : [];
    });
  }

  #told(frame: Frame, at: number): { text: string; aloud: string } {
    if (at === 0) return { text: t("replay-dealt"), aloud: t("replay-dealt") };
    const scene: Scene = {
      me: this.replay.seat,
      chairs: frame.chairs,
      melds: this.#melds[at] ?? [],
      grammar: this.replay.grammar,
    };
    // That a turn has ended is told where nothing else says so.
    const told = frame.events.filter((event) => event.type !== "turn_ended");
    const lines = (told.length ? told : frame.events).map((event) => said(heard(event, this.eyes), scene));
    return { text: lines.map((line) => line.text).join(" · "), aloud: joined(lines.map((line) => line.aloud), "lines") };
  }
}
