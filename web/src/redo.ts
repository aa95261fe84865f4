/** Steps taken back, kept so that they can be played again. The server forgets them; this page does not. */

const begins = (all: readonly string[], first: readonly string[]): boolean =>
  first.length <= all.length && first.every((words, at) => words === all[at]);

/**
 * What can be played again, the next first, once the draft of a turn went from `before` to `after`.
 *
 * What was taken back comes in front; what was played again leaves; another step makes the rest senseless.
 */
export function redoAfter(redo: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  if (begins(before, after)) return [...before.slice(after.length), ...redo];
  if (!begins(after, before)) return [];
  const added = after.slice(before.length);
  return begins(redo, added) ? redo.slice(added.length) : [];
}
