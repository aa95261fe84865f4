/** Where dragged cards may be let go on the table, and what happens there. A drop presses what lies beneath it. */
import type { TableState } from "../state.svelte";
import { t } from "../words";

export interface Point {
  x: number;
  y: number;
}

export interface Target {
  box: DOMRect;
  /** A landing place on a meld, which is marked there. */
  land: boolean;
  /** The whole felt, for a new meld, counts only where nothing else lies. */
  whole: boolean;
  press: () => void;
}

/** A drop so near to a target snaps to it. */
export const NEAR = 24;

const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

export function distance({ x, y }: Point, box: Pick<DOMRect, "left" | "right" | "top" | "bottom">): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** The places that take the chosen cards. */
export function targets(table: TableState): Target[] {
  const found: Target[] = [...document.querySelectorAll<HTMLElement>(".land")].map((land) => ({
    box: land.getBoundingClientRect(),
    land: true,
    whole: false,
    press: () => land.click(),
  }));
  const pile = boxOf("[data-top]");
  if (pile && table.discardStep) found.push({ box: pile, land: false, whole: false, press: () => table.discard() });
  const felt = boxOf(".rail");
  if (felt && table.options.some((step) => step.verb === "meld")) {
    found.push({ box: felt, land: false, whole: true, press: () => table.by("meld") });
  }
  return found;
}

/** The target that is meant: the nearest, and only then the felt as a whole. */
export function nearest(at: Point, all: readonly Target[]): Target | null {
  const near = all.map((target) => ({ target, far: distance(at, target.box) })).filter(({ far }) => far <= NEAR);
  near.sort((a, b) => Number(a.target.whole) - Number(b.target.whole) || a.far - b.far);
  return near[0]?.target ?? null;
}

/** Let the chosen cards go at a point of the window: play there, or say why not. */
export function dropped(table: TableState, at: Point): void {
  const target = nearest(at, targets(table));
  if (target) return target.press();
  const meld = [...document.querySelectorAll<HTMLElement>("[data-meld] .whole")].find(
    (one) => distance(at, one.getBoundingClientRect()) === 0,
  );
  const felt = boxOf(".rail");
  if (table.drawing) table.problem = t("draw-first");
  else if (meld) meld.click();
  else if (!felt || distance(at, felt) > NEAR) table.problem = t("drag-nowhere");
  else if (table.laying && table.options.length > 0) table.problem = t("drag-marked");
  else table.explain();
}
