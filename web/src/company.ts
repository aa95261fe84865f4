/** Who else sits at a new table: at each other seat a bot of some kind, or a friend who comes by the link. */

/** What a form says of the other seats, also of those that are not there at the moment. */
export interface Company {
  /** Whether seats of which nothing was said are for friends. */
  friends: boolean;
  /** Whether this seat is for a friend. */
  open: (boolean | undefined)[];
  /** The kind of bot that was chosen here last. */
  kinds: (string | undefined)[];
}

export const ALONE: Company = { friends: false, open: [], kinds: [] };

/** Everybody a friend, or everybody a bot; the kinds of bots that were chosen come back. */
export const all = (company: Company, friends: boolean): Company => ({ friends, open: [], kinds: company.kinds });

/** This seat for a friend (null), or for a bot of this kind. */
export function seated(company: Company, at: number, who: string | null): Company {
  const open = [...company.open];
  const kinds = [...company.kinds];
  open[at] = who === null;
  if (who !== null) kinds[at] = who;
  return { ...company, open, kinds };
}

/** The strongest comes last in the server's list. */
const favourite = (kinds: readonly string[]): string => kinds.at(-1) ?? "";

/** Who takes each of so many other seats, of the kinds that the game has: a kind of bot, or null for a friend. */
export const others = (company: Company, count: number, kinds: readonly string[]): (string | null)[] =>
  Array.from({ length: count }, (_, at) => {
    if (company.open[at] ?? company.friends) return null;
    const kind = company.kinds[at] ?? "";
    return kinds.includes(kind) ? kind : favourite(kinds);
  });

/** The kind that stands in for the absent: the wished one, where the game has it. */
export const standIn = (wished: string, kinds: readonly string[]): string => (kinds.includes(wished) ? wished : favourite(kinds));
