/** Waiting in code for what is shown. */
import { untrack } from "svelte";

/** Until something that the page knows is so. */
export const when = (so: () => boolean): Promise<void> =>
  new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!so()) return;
        untrack(done);
        queueMicrotask(() => stop());
      });
    });
  });
