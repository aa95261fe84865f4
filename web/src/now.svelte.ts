/** The time that runs on the page. */
import { createSubscriber } from "svelte/reactivity";

/** Often enough that no second is shown late. */
const BEAT = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** `performance.now()`, looked at again and again where something on the page depends on it. */
export function now(): number {
  subscribe();
  return performance.now();
}
