/** Whether a finger or a button of the mouse is down: until it is lifted nothing on the table moves. */

/** After the finger is lifted its tap still has to land. */
const LANDS = 60;

/** Tells when the first finger goes down, and when the last one is lifted and its tap has landed; answers how to stop. */
export function watchFingers(down: () => void, up: () => void): () => void {
  const pressing = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pressed = ({ pointerId }: PointerEvent): void => {
    pressing.add(pointerId);
    clearTimeout(timer);
    down();
  };
  const lifted = ({ pointerId }: PointerEvent): void => {
    if (!pressing.delete(pointerId) || pressing.size > 0) return;
    clearTimeout(timer);
    timer = setTimeout(up, LANDS);
  };
  const gone = (): void => {
    pressing.clear();
    clearTimeout(timer);
    up();
  };
  window.addEventListener("pointerdown", pressed, true);
  window.addEventListener("pointerup", lifted, true);
  window.addEventListener("pointercancel", lifted, true);
  window.addEventListener("blur", gone);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("pointerdown", pressed, true);
    window.removeEventListener("pointerup", lifted, true);
    window.removeEventListener("pointercancel", lifted, true);
    window.removeEventListener("blur", gone);
  };
}
