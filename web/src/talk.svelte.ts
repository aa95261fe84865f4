/** What is said at a table: its words, the seconds for which it hangs at a seat, and who speaks too fast. */
import { t } from "./words";
import type { SaidMessage } from "./wire";

/** For so long words hang at the seat. */
export const HANGS = 7_000;
/** So much may be said in so much time. */
const MOST = 4;
const BREATH = 10_000;
/** What one writes oneself has at most so many characters. */
export const LONGEST = 200;

/** The sign of a phrase, and its words, which are all that is spoken. */
export interface Parts {
  sign: string;
  words: string;
}

export function parted(text: string): Parts {
  const [, sign, words] = /^(\p{So}\S*)\s+(.+)$/su.exec(text) ?? [];
  return sign !== undefined && words !== undefined ? { sign, words } : { sign: "", words: text };
}

export const phrase = (id: string): Parts => parted(t(`phrase-${id}`));

/** What somebody said. Words of their own are what they are. */
export const partsOf = ({ phrase: id, text }: SaidMessage): Parts => (id === null ? { sign: "", words: text ?? "" } : phrase(id));

/** What was said in the last seconds, the newest of each seat. */
export class Bubbles {
  #there = $state.raw<readonly SaidMessage[]>([]);

  /** The newest of all. */
  latest = $derived(this.#there.at(-1) ?? null);

  of(seat: number): SaidMessage | null {
    return this.#there.find((one) => one.seat === seat) ?? null;
  }

  show(message: SaidMessage): void {
    if (message.before) return;
    this.#there = [...this.#there.filter((one) => one.seat !== message.seat), message];
    setTimeout(() => this.drop(message.n), HANGS);
  }

  drop(n: number): void {
    this.#there = this.#there.filter((one) => one.n !== n);
  }
}

/** Keeps somebody from saying more than others can read. */
export class Breath {
  #spoken: number[] = [];

  /** Whether something may be said now; if so, it is. */
  take(now = performance.now()): boolean {
    this.#spoken = this.#spoken.filter((time) => now - time < BREATH);
    if (this.#spoken.length >= MOST) return false;
    this.#spoken.push(now);
    return true;
  }
}
