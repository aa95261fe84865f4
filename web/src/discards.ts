/** Discards as the page offers them: one a card, announced or not. */
import type { Step, ViewMessage } from "./wire";

/** Whether the next discard leaves one card, so that the table may want to hear of it. */
export const leavesOne = (view: ViewMessage): boolean =>
  view.phase === "play" && view.turn === view.seat && view.hand.length === 2 && view.borrowed.length === 0;

/** Whether the player has to announce the last card by hand now. */
export const wantsCarte = (view: ViewMessage): boolean => view.carte === "manual" && leavesOne(view);

/** The words of a discard, announced or not. */
export const discardWords = (card: string, carte: boolean): string => `discard ${card}${carte ? " carte" : ""}`;

/** The steps with each discard once: announced if `carte`, else said plainly. */
export function announced(steps: readonly Step[], carte: boolean): Step[] {
  const seen = new Set<string>();
  return steps.flatMap((step) => {
    const card = step.cards[0];
    if (step.verb !== "discard" || card === undefined) return [step];
    if (seen.has(card)) return [];
    seen.add(card);
    return [{ ...step, carte, words: discardWords(card, carte) }];
  });
}
