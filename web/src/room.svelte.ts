/** Who is at a table, how it is kept, and what was said there, as this page sees it. */
import { keep, recall } from "./prefs.svelte";
import { roomNews } from "./room/news";
import { linkTo } from "./room/sharing";
import { Breath, Bubbles } from "./talk.svelte";
import type { Place, RoomMessage, SaidMessage, UnsaidMessage } from "./wire";

/** Why a seat that was mine is mine no longer. */
export type Lost = "moved" | "freed" | "bot";

export class RoomState {
  message = $state.raw<RoomMessage | null>(null);
  /** When the message came, by `performance.now()`: its clocks and absences run on from there. */
  at = $state(0);
  said = $state.raw<SaidMessage[]>([]);
  /** What was said just now. */
  readonly bubbles = new Bubbles();
  readonly breath = new Breath();
  /** The seats whose words this person does not want to see. */
  muted = $state.raw<number[]>([]);
  /** Acts on their way to the server. */
  busy = $state(0);
  /** My seat has gone without my doing. */
  lost = $state.raw<{ seat: number; how: Lost } | null>(null);

  /** I am giving up my seat, so that I shall not miss it. */
  leaving = false;

  readonly #key: string;

  places = $derived(this.message?.places ?? []);
  me: Place | null = $derived(this.#place(this.message?.you ?? null));
  host: Place | null = $derived(this.#place(this.message?.host ?? null));
  iAmHost = $derived(this.me !== null && this.message?.host === this.me.seat);
  gathering = $derived(this.message?.stage === "gathering");
  closed = $derived(this.message?.stage === "closed");
  /** At the table, but not on a seat. */
  spectator = $derived(this.message !== null && this.me === null);
  open = $derived(this.closed ? [] : this.places.filter((place) => !place.taken && place.bot === null));
  /** The cards are not for guests to see. */
  outside = $derived(this.spectator && !this.gathering && !this.message?.manners.spectators);
  /** Where others find this server. */
  origin = $state(location.origin);
  /** The link that opens this table to a guest. */
  link = $derived(this.message ? linkTo(this.message.table, this.message.invite, this.origin) : "");

  constructor(table: string) {
    this.#key = `tierce.muted.${table}`;
    this.muted = recall<number[]>(this.#key) ?? [];
  }

  /** How the table is now; what has changed there, in words. */
  hear(message: RoomMessage): string {
    const before = this.message;
    const mine = this.me;
    this.message = message;
    this.at = performance.now();
    if (message.you !== null || this.leaving) this.lost = null;
    else if (mine) this.lost = { seat: mine.seat, how: howLost(message.places.find((place) => place.seat === mine.seat)) };
    if (message.you === null) this.leaving = false;
    return before ? roomNews(before, message) : "";
  }

  /** What was said, or taken away. What is sent again after a break is not said twice. */
  listen(message: SaidMessage | UnsaidMessage): void {
    const others = this.said.filter((one) => one.n !== message.n);
    if (message.type === "unsaid") this.bubbles.drop(message.n);
    else if (others.length === this.said.length) this.bubbles.show(message);
    this.said = message.type === "unsaid" ? others : [...others, message].sort((a, b) => a.n - b.n);
  }

  /** Hide what this seat says from now on, or show it again; on this device only. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...new Set([...this.muted, seat])] : this.muted.filter((one) => one !== seat);
    keep(this.#key, this.muted);
  }

  nameOf(seat: number): string {
    return this.#place(seat)?.name ?? "";
  }

  #place(seat: number | null): Place | null {
    return this.places.find((place) => place.seat === seat) ?? null;
  }
}

const howLost = (place: Place | undefined): Lost => (place?.taken ? "moved" : place?.bot ? "bot" : "freed");
