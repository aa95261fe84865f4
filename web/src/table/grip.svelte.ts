/** A finger, or a mouse button, that is down on the hand: it taps, holds a card to see it big, drags cards, or swipes. */

/** From here on a pointer that moves is no tap. */
export const SLACK = 8;
/** So long a card is held until it is shown big, in milliseconds. */
export const HOLD = 400;

interface Point {
  x: number;
  y: number;
}

export interface Handler {
  /** The card at a point of the window. */
  cardAt: (point: Point) => number | null;
  /** Whether cards are dragged; else a swipe chooses several. */
  drags: () => boolean;
  /** A drag begins with this card: which cards go along, none where it may not be moved. */
  lift: (id: number) => number[];
  /** The dragged cards are here. */
  carry: (to: Point) => void;
  /** They are let go, or brought back where they lay. */
  drop: (at: Point | null) => void;
  /** A swipe passes over a card for the first time; `first` is where it began. */
  sweep: (id: number, first: number) => void;
}

export class Grip {
  /** A pointer is down on the hand. */
  down = $state(false);
  /** The card that is shown big. */
  big = $state<number | null>(null);
  /** The cards that go with the pointer, the one that is held first, and how far it has gone. */
  dragged = $state.raw<number[]>([]);
  by = $state.raw<Point>({ x: 0, y: 0 });

  #from: Point = { x: 0, y: 0 };
  #since = 0;
  #card: number | null = null;
  #pointer: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #swept: Set<number> | null = null;
  /** What the pointer did was more than a tap. */
  #acted = false;
  readonly #on: Handler;

  constructor(on: Handler) {
    this.#on = on;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0 || this.#pointer !== null) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#card = this.#on.cardAt(this.#from);
    if (this.#card === null) return;
    this.#pointer = event.pointerId;
    this.#since = event.timeStamp;
    this.#acted = false;
    this.down = true;
    this.#timer = setTimeout(() => {
      this.#acted = true;
      this.big = this.#card;
    }, HOLD);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer || this.#card === null || this.big !== null) return;
    const to = { x: event.clientX, y: event.clientY };
    this.by = { x: to.x - this.#from.x, y: to.y - this.#from.y };
    if (!this.#acted && Math.hypot(this.by.x, this.by.y) >= SLACK) this.#begin(this.#card);
    if (this.dragged.length) this.#on.carry(to);
    if (this.#swept) this.#sweep(this.#on.cardAt(to));
  }

  #begin(card: number): void {
    clearTimeout(this.#timer);
    this.#acted = true;
    if (this.#on.drags()) {
      this.dragged = this.#on.lift(card);
    } else {
      this.#swept = new Set();
      this.#sweep(card);
    }
  }

  #sweep(id: number | null): void {
    if (id === null || this.#card === null || this.#swept?.has(id)) return;
    this.#swept?.add(id);
    this.#on.sweep(id, this.#card);
  }

  release(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    // A page that was busy hears late of a finger that was up soon: that was a tap.
    if (this.big !== null && event.timeStamp - this.#since < HOLD) this.#acted = false;
    this.#end({ x: event.clientX, y: event.clientY });
  }

  /** The pointer was taken away, or the drag is given up. */
  cancel(event?: PointerEvent): void {
    if (this.#pointer !== null && (event === undefined || event.pointerId === this.#pointer)) this.#end(null);
  }

  #end(at: Point | null): void {
    clearTimeout(this.#timer);
    const drags = this.dragged.length > 0;
    this.#pointer = null;
    this.#swept = null;
    this.big = null;
    this.down = false;
    if (drags) this.#on.drop(at);
    this.dragged = [];
    this.by = { x: 0, y: 0 };
  }

  /** A click that ends more than a tap does nothing. One without a pointer comes from a key. */
  click(event: MouseEvent): void {
    if (!this.#acted || event.detail === 0) return;
    this.#acted = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
