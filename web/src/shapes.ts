/** Which groups of a hand are melds, as the server judges them. Known by their cards, wherever these lie. */
import type { HandMessage, Shape } from "./wire";

export type Shapes = ReadonlyMap<string, Shape>;

const named = (cards: readonly string[]): string => [...cards].sort().join(" ");

/** The shapes with what a message tells of more groups. */
export function learned(shapes: Shapes, { shapes: told }: Pick<HandMessage, "shapes">): Shapes {
  const some = told.flatMap((shape): [string, Shape][] => (shape ? [[named(shape.slots.map((slot) => slot.card)), shape]] : []));
  return new Map([...shapes, ...some]);
}

/** What exactly these cards would be as one meld, if they are known to be one. */
export const shapeOf = (shapes: Shapes, cards: readonly string[]): Shape | null => shapes.get(named(cards)) ?? null;
