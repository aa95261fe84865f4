/** A walk through what happened since my last turn, on the table itself. */
import { frames, present, type Frame } from "./recap";
import type { AnyEvent, ViewMessage } from "./wire";

export class Recap {
  /** The step that is shown, 0 before the first deed; null while the table is shown as it lies. */
  at = $state<number | null>(null);
  readonly #view: () => ViewMessage | null;
  readonly #log: () => AnyEvent[];

  readonly #frames: Frame[] = $derived.by(() => {
    const view = this.#view();
    return view ? frames(view, this.#log()) : [];
  });
  /** How many deeds there are to walk through. */
  count = $derived(Math.max(this.#frames.length - 1, 0));
  /** What is seen of the table: as it lies, or as it lay then. */
  shown: Frame | null = $derived.by(() => {
    const view = this.#view();
    return (this.at === null ? undefined : this.#frames[this.at]) ?? (view && present(view));
  });

  constructor(view: () => ViewMessage | null, log: () => AnyEvent[]) {
    this.#view = view;
    this.#log = log;
  }

  open(): void {
    if (this.count > 0) this.at = 0;
  }

  /** To a step; beyond an end it stays there. */
  to(at: number): void {
    if (this.at !== null) this.at = Math.min(Math.max(at, 0), this.count);
  }

  close(): void {
    this.at = null;
  }
}
