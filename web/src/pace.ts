/** Views in the order in which they came, those with moves of others not faster than one can follow. */
import type { ViewMessage } from "./wire";

export const SPEEDS = { off: 0, fast: 350, normal: 900, slow: 1800 } as const;
export type Speed = keyof typeof SPEEDS;

/** Whether a view shows a move by somebody else than its viewer. */
export const showsOthers = (view: ViewMessage): boolean =>
  view.news.some((event) => "seat" in event && event.type !== "dealt" && event.seat !== view.seat);

export class Pace {
  #queue: ViewMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  readonly #show: (view: ViewMessage) => void;
  readonly #pause: () => number;

  constructor(show: (view: ViewMessage) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  push(view: ViewMessage): void {
    this.#queue.push(view);
    if (this.#timer === undefined) this.#next();
  }

  /** Show nothing more until it is let go: a finger is down. */
  hold(): void {
    this.#held = true;
  }

  letGo(): void {
    this.#held = false;
    if (this.#timer === undefined) this.#next();
  }

  /** Show everything that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const view of this.#queue.splice(0)) this.#show(view);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#held) return;
    const view = this.#queue.shift();
    if (!view) return;
    this.#show(view);
    const pause = showsOthers(view) ? this.#pause() : 0;
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    else this.#next();
  }
}
