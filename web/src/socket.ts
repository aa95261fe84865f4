/**
 * The line to the server. It comes back by itself, says so while it is away, and loses no message: what was sent
 * with an id is sent again after a break until it is acknowledged, and the server does it once.
 */
import type { FromPage, ToPage } from "./wire";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** What a page says that must not get lost: everything but a question. */
export type Sure = Extract<FromPage, { id: string }>;

/** What changes nothing; the answer bears the same number. */
export type Question = Exclude<FromPage, Sure>;

/** The same before it has an id. */
export type Unsent<M = Sure> = M extends Sure ? Omit<M, "id"> : never;

export interface Listener {
  message: (message: ToPage) => void;
  state: (state: LineState) => void;
  /** The last event this page knows. */
  since: () => number;
}

export const PAUSES = [250, 500, 1000, 2000, 3000];
/** The server closes with one of these where coming back would not help: no such table, not my seat. */
const FINAL = [4403, 4404];
/** A page hidden for longer than this does not trust its line: phones cut it without telling. */
const STALE = 3_000;
/** A line on which nothing is acknowledged for so long is cut, whatever the browser says. */
export const PATIENCE = 8_000;

/** A name for a message that no other message has. `randomUUID` exists on secure pages only. */
export function freshId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function addressOf(table: string, since: number, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(table)}/socket?since=${since}&lang=${document.documentElement.lang}`;
}

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Sure>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hiddenAt = 0;
  #closed = false;
  readonly #table: string;
  readonly #listener: Listener;

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    document.addEventListener("visibilitychange", this.#seen);
    window.addEventListener("pageshow", this.#kept);
    window.addEventListener("online", this.#again);
    this.#open("connecting");
  }

  /** Say it now and until it is acknowledged. */
  send(message: Sure): void {
    this.#waiting.set(message.id, message);
    this.#write(message);
    this.#expect();
  }

  /** Ask; an answer that gets lost is asked for again by whoever misses it. */
  ask(question: Question): void {
    this.#write(question);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#doubt);
    document.removeEventListener("visibilitychange", this.#seen);
    window.removeEventListener("pageshow", this.#kept);
    window.removeEventListener("online", this.#again);
    this.#socket?.close();
    this.#listener.state("closed");
  }

  #write(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Doubt the line when what was said is not acknowledged in time. */
  #expect(): void {
    clearTimeout(this.#doubt);
    if (this.#waiting.size > 0) this.#doubt = setTimeout(this.#again, PATIENCE);
  }

  /** Open a line. The one before is closed only then, so that to the others nobody was away. */
  #open(state: LineState): void {
    clearTimeout(this.#timer);
    this.#listener.state(state);
    const before = this.#socket;
    const socket = new WebSocket(addressOf(this.#table, this.#listener.since()));
    this.#socket = socket;
    socket.onopen = () => {
      before?.close();
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.#listener.state("open");
      for (const message of this.#waiting.values()) this.#write(message);
      this.#expect();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(data) as ToPage;
      if (message.type === "ack") this.#settled(message.id);
      if (message.type === "error" && message.id !== null) this.#settled(message.id);
      this.#listener.message(message);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      before?.close();
      if (socket !== this.#socket || this.#closed) return;
      if (FINAL.includes(code)) return this.close();
      clearTimeout(this.#doubt);
      this.#listener.state("lost");
      const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)];
      this.#timer = setTimeout(() => this.#open("lost"), pause);
    };
  }

  #settled(id: string): void {
    if (this.#waiting.delete(id)) this.#expect();
  }

  /** Do not trust the line, and try at once, whatever the pause. */
  #again = (): void => {
    if (this.#closed) return;
    this.#failures = 0;
    this.#open("lost");
  };

  /** The page is seen again: without a line, or with one that was left alone for long, it opens one at once. */
  #seen = (): void => {
    if (document.visibilityState === "hidden") this.#hiddenAt = Date.now();
    else if (this.#socket?.readyState !== WebSocket.OPEN || Date.now() - this.#hiddenAt > STALE) this.#again();
  };

  /** The page was kept by the browser while others were shown: its line was not. */
  #kept = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#again();
  };
}
