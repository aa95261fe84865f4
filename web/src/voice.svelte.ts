/** What is said to those who hear the page: one story, each sentence once, the newest last. */
import { joined } from "./words";

/** One thing that was said. */
export interface Said {
  n: number;
  text: string;
}

/** So many stay on the page, for who wants to hear the last ones again. */
const KEPT = 5;

export class Voice {
  lines = $state.raw<Said[]>([]);

  /** What was said last. */
  latest = $derived(this.lines.at(-1)?.text ?? "");

  /** Say these sentences together; nothing where all are empty. */
  say(...sentences: string[]): void {
    const text = joined(sentences, "lines");
    const n = (this.lines.at(-1)?.n ?? 0) + 1;
    if (text) this.lines = [...this.lines, { n, text }].slice(-KEPT);
  }
}
