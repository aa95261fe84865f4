/** The big buttons for a moment after they came to mean something else: a tap meant for what they said does nothing. */

const MOMENT = 300;

export class Steady {
  fresh = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It is another turn or phase, or there is a pause: the buttons speak of something else. */
  turned(): void {
    clearTimeout(this.#timer);
    this.fresh = true;
    this.#timer = setTimeout(() => (this.fresh = false), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
