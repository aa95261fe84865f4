/** What the page of a replay asks of its server; the key of a shared deal stands in a header, never in an address. */
import { ask, send } from "../http";
import type { Created, Refused, Replay, WhatIf } from "../wire";

const header = (key: string | null): Record<string, string> => (key === null ? {} : { "replay-key": key });

const dealOf = (table: string, deal: number): string => `/api/tables/${encodeURIComponent(table)}/deals/${deal}`;

/** The page of a deal, with the key that opens it to anybody. The fragment is never sent to a server. */
export const linkOf = (table: string, deal: number, key: string | null, origin = ""): string =>
  `${origin}/r/${encodeURIComponent(table)}/${deal}${key === null ? "" : `#${encodeURIComponent(key)}`}`;

/** Where the record of a deal lies, or that of the whole match. */
export const recordOf = (table: string, deal: number | null): string =>
  deal === null ? `/api/tables/${encodeURIComponent(table)}/record.rhh` : `${dealOf(table, deal)}/record.rhh`;

/** A deal step by step, or why it is not shown. */
export const loadReplay = (table: string, deal: number, key: string | null): Promise<Replay | Refused> =>
  send("GET", dealOf(table, deal), undefined, header(key));

/** Go on from a step on a table of one's own, or why that cannot be. */
export const whatIf = (table: string, deal: number, wish: WhatIf, key: string | null): Promise<Created | Refused> =>
  send("POST", `${dealOf(table, deal)}/what-if`, wish, header(key));

/** Save a file of the server under its own name; whether that was done. */
export async function download(path: string, key: string | null): Promise<boolean> {
  const response = await ask(path, { headers: header(key) }).catch(() => null);
  if (!response?.ok) return false;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "deal.rhh";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
