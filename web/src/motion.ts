/** How much moves: what the person likes, and less where the device asks for less motion. */
import { SPEEDS } from "./pace";
import { prefs } from "./prefs.svelte";

/** Whether nothing travels: where a card came from is then said by an outline alone. */
export const calm = (): boolean => prefs.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a move of somebody else is shown before the next. */
export const pauseNow = (): number => (document.visibilityState === "hidden" || calm() ? 0 : SPEEDS[prefs.speed]);

/** How long a card is on its way: long enough to be followed, and there before the next move. */
export const travelNow = (): number => Math.min(250, SPEEDS[prefs.speed] * 0.6);
