/**
 * The line to the server. It comes back by itself, says so while it is away, and loses no message: what was sent
 * with an id is sent again after a break until it is acknowledged, and the server does it once.
 */
import type { FromPage, ToPage } from "./wire";

export type LineState = "connecting" | "open" | "lost" | "closed";

/** What a page says that must not get lost: everything but a question. */
export type Sure = Exclude<FromPage, { type: "ask" }>;

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
const STALE = 20_000;

/** A name for a message that no other message has. `randomUUID` exists on secure pages only. */
export function freshId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function addressOf(table: string, since: number, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(table)}/socket?since=${since}`;
}

export class Line {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Sure>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hiddenAt = 0;
  #closed = false;
  readonly #table: string;
  readonly #listener: Listener;

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    document.addEventListener("visibilitychange", this.#seen);
    window.addEventListener("online", this.#now);
    this.#open("connecting");
  }

  /** Say it now and until it is acknowledged. */
  send(message: Sure): void {
    this.#waiting.set(message.id, message);
    this.#write(message);
  }

  /** Ask; an answer that gets lost is not missed, since the next view asks again. */
  ask(n: number, cards: string[]): void {
    this.#write({ type: "ask", n, cards });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
    window.removeEventListener("online", this.#now);
    this.#socket?.close();
    this.#listener.state("closed");
  }

  #write(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(state: LineState): void {
    clearTimeout(this.#timer);
    this.#listener.state(state);
    const socket = new WebSocket(addressOf(this.#table, this.#listener.since()));
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.#listener.state("open");
      for (const message of this.#waiting.values()) this.#write(message);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(data) as ToPage;
      if (message.type === "ack") this.#waiting.delete(message.id);
      if (message.type === "error" && message.id !== null) this.#waiting.delete(message.id);
      this.#listener.message(message);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (socket !== this.#socket || this.#closed) return;
      if (FINAL.includes(code)) return this.close();
      this.#listener.state("lost");
      const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)];
      this.#timer = setTimeout(() => this.#open("lost"), pause);
    };
  }

  /** Try at once, whatever the pause. */
  #now = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#again();
  };

  #again(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#failures = 0;
    this.#open("lost");
  }

  #seen = (): void => {
    if (document.visibilityState === "hidden") {
      this.#hiddenAt = Date.now();
      return;
    }
    if (this.#socket?.readyState === WebSocket.OPEN && Date.now() - this.#hiddenAt > STALE) this.#again();
    else this.#now();
  };
}
