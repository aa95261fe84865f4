/** The screen stays on while one plays, where the browser allows it: on secure pages, and while the page is seen. */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** Keep the screen on until the returned function is called. Where that cannot be, nothing happens. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let over = false;
  let asking = false;

  // The browser takes the lock away from a page that is hidden: it is asked for again when the page is seen.
  async function take(): Promise<void> {
    if (over || asking || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    asking = true;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    asking = false;
    if (over) drop();
  }

  function drop(): void {
    lock?.release().catch(() => undefined);
    lock = null;
  }

  const seen = (): void => void take();
  document.addEventListener("visibilitychange", seen);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", seen);
    drop();
  };
}
