/** What the page of a replay asks of its server; the key of a shared deal stands in a header, never in an address. */
import { ask, isRefused } from "../http";
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
export async function loadReplay(table: string, deal: number, key: string | null): Promise<Replay | Refused> {
  const response = await ask(dealOf(table, deal), { headers: header(key) });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok || isRefused(answer)) return answer as Replay | Refused;
  throw new Error(`${response.status}`);
}

/** Go on from a step on a table of one's own, or why that cannot be. */
export async function whatIf(table: string, deal: number, wish: WhatIf, key: string | null): Promise<Created | Refused> {
  const response = await ask(`${dealOf(table, deal)}/what-if`, {
    method: "POST",
    headers: { ...header(key), "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok || isRefused(answer)) return answer as Created | Refused;
  throw new Error(`${response.status}`);
}

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
