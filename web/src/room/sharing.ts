/** The link of a table, and the ways in which a browser can hand it on. */

/** The page of a table, with the key that opens it to a guest. */
export const linkTo = (table: string, invite: string, origin: string = location.origin): string =>
  `${origin}/t/${encodeURIComponent(table)}#${encodeURIComponent(invite)}`;
