/** A hint as it is told: first that something can be done, then where, then what exactly. It holds for one moment. */
import type { HintMessage, Step, Why } from "./wire";
import { numerals } from "./words";

export class HintState {
  /** How much of it is shown: nothing, one sentence, two, or all three. */
  shown = $state(0);
  #message = $state.raw<HintMessage | null>(null);
  #asked = 0;
  readonly #ask: (n: number) => void;
  readonly #say: (text: string) => void;

  /** `ask` asks the server, `say` says a sentence aloud. */
  constructor(ask: (n: number) => void, say: (text: string) => void) {
    this.#ask = ask;
    this.#say = say;
  }

  /** The sentences that are shown; none while the answer is on its way. */
  lines: string[] = $derived(this.#message ? sentences(this.#message).slice(0, this.shown) : []);
  /** Whether there is more of it to be told. */
  hasMore: boolean = $derived(this.#message !== null && this.lines.length < sentences(this.#message).length);
  /** Why there is no hint. */
  why: Why | null = $derived(this.#message?.why ?? null);
  /** What it comes to, once all is shown. */
  step: Step | null = $derived(this.#message && !this.hasMore ? this.#message.step : null);

  /** Tell a sentence more; the first has to be asked for. After the last it goes away. */
  more(): void {
    if (this.#message === null) {
      this.shown = 1;
      this.#ask(++this.#asked);
    } else if (this.hasMore) {
      this.shown += 1;
      this.#tell();
    } else {
      this.drop();
    }
  }

  hear(message: HintMessage): void {
    if (message.n !== this.#asked || this.shown === 0) return;
    this.#message = message;
    this.#tell();
  }

  /** It is no longer wanted, or no longer true. */
  drop(): void {
    this.shown = 0;
    this.#message = null;
  }

  #tell(): void {
    const last = this.lines.at(-1);
    if (last) this.#say(last);
  }
}

const sentences = ({ that, where, which, why }: HintMessage): string[] =>
  why ? [why.text] : [...new Set([that, where, which].filter(Boolean))].map(numerals);
