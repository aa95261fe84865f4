/** The link of a table, and the ways in which a browser can hand it on. */
import { isThisMachine } from "../address";

/** The page of a table, with the key that opens it to a guest. The fragment is never sent to a server. */
export const linkTo = (table: string, invite: string, origin: string = location.origin): string =>
  `${origin}/t/${encodeURIComponent(table)}#${encodeURIComponent(invite)}`;

/** The key in the fragment of an address; null where there is none that can be read. */
export function inviteIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.replace(/^#/, "")) || null;
  } catch {
    return null;
  }
}

/** Where others find this page: at its own address, or, if that leads to this machine alone, at the one in the house. */
export const originFor = (address: string | null, at: Pick<Location, "hostname" | "origin"> = location): string =>
  address !== null && isThisMachine(at.hostname) ? new URL(address).origin : at.origin;

/** Put the text of a field on the clipboard. Over plain http browsers may only let us select it: then it says false. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
