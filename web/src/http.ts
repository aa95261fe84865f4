/** The few plain requests; everything else goes over the socket. */
import { queryOf } from "./rules";
import { joined } from "./words";
import type { Code, Create, Created, Game, HostRow, Moved, Played, Pruned, Refused, RulesText, ServerFacts, Square, TableRow } from "./wire";

/** A request, to be answered in the language of this page. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...init, headers: { ...init.headers, "accept-language": document.documentElement.lang } });
}

async function got<T>(path: string): Promise<T> {
  const response = await ask(path, { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

let games: Promise<Game[]> | null = null;

/** The games of this server, asked for once. */
export function loadGames(): Promise<Game[]> {
  games ??= got<Game[]>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** What this browser has played. */
export const loadPlayed = (): Promise<Played> => got<Played>("/api/me");

export const loadTables = (): Promise<TableRow[]> => got<TableRow[]>("/api/tables");

const rules = new Map<string, Promise<RulesText>>();

/** The rules of a table, which change with nothing but the number of its seats: asked for once. */
export function loadTableRules(table: string, seats: number): Promise<RulesText> {
  const key = `${table} ${seats}`;
  const there = rules.get(key);
  if (there) return there;
  const asked = got<RulesText>(`/api/tables/${encodeURIComponent(table)}/rules`).catch((error: unknown) => {
    rules.delete(key);
    throw error;
  });
  rules.set(key, asked);
  return asked;
}

/** The rules of a game with these answers, or everything that is wrong with them. */
export async function loadGameRules(game: string, seats: number, changes: Record<string, string>): Promise<RulesText | Refused> {
  const response = await ask(`/api/games/${encodeURIComponent(game)}/rules?${queryOf(seats, changes)}`);
  const body: unknown = await response.json().catch(() => null);
  if (body && typeof body === "object" && ("sections" in body || "problems" in body)) return body as RulesText | Refused;
  throw new Error(`${response.status}`);
}

/** Whether an answer says what is wrong with the question. */
export const isRefused = (answer: unknown): answer is Refused =>
  answer !== null && typeof answer === "object" && "problems" in answer;

/** Everything that is wrong with a question, in sentences. */
export const told = (answer: Refused): string =>
  joined(
    answer.problems.map((one) => one.text),
    "sentences",
  );

/** Ask for something to be done: the answer (null where there is none), or everything that is wrong with it. */
export async function send<T = null>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T | Refused> {
  const response = await ask(path, {
    method,
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.status === 204) return null as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok || isRefused(answer)) return answer as T | Refused;
  throw new Error(`${path}: ${response.status}`);
}

/** Open a table, or say everything that is wrong with the wish. */
export const create = (wish: Omit<Create, "lesson">): Promise<Created | Refused> => send("POST", "/api/tables", wish);

/** Open the table of a lesson. */
export const createLesson = (wish: Pick<Create, "game" | "you">): Promise<Created | Refused> =>
  send("POST", "/api/tables", { ...wish, lesson: true });

/** A text as a QR code. */
export const squareOf = (text: string): Promise<Square | Refused> => send("POST", "/api/qr", { text });

/** What this server is, and what this browser may do there. */
export const loadServer = (): Promise<ServerFacts> => got<ServerFacts>("/api/server");

/** Open a table to this browser with the key of its link. */
export const enter = (table: string, invite: string): Promise<null | Refused> =>
  send("POST", `/api/tables/${encodeURIComponent(table)}/guests`, { invite });

/** A short code that moves my seat at a table to another device. */
export const codeFor = (table: string): Promise<Code | Refused> => send("POST", `/api/tables/${encodeURIComponent(table)}/code`);

/** Bring the seat of a short code to this browser. */
export const typeCode = (code: string): Promise<Moved | Refused> => send("POST", "/api/codes", { code });

/** Delete my name everywhere. */
export const deleteMe = (): Promise<null | Refused> => send("DELETE", "/api/me");

const hosted = (table: string): string => `/api/host/tables/${encodeURIComponent(table)}`;

/** What whoever keeps the server may do, once it has shown its key. */
export const host = {
  enter: (key: string): Promise<null | Refused> => send("POST", "/api/host", { key }),
  tables: (): Promise<HostRow[]> => got<HostRow[]>("/api/host/tables"),
  open: (table: string): Promise<Created | Refused> => send("POST", `${hosted(table)}/open`),
  close: (table: string): Promise<null | Refused> => send("POST", `${hosted(table)}/close`),
  delete: (table: string): Promise<null | Refused> => send("DELETE", hosted(table)),
  prune: (days: number): Promise<Pruned | Refused> => send("POST", "/api/host/prune", { days }),
  /** Where a table's record lies: as rummy hand history, or as JSON. */
  record: (table: string, as: "rhh" | "json"): string => `${hosted(table)}/export.${as}`,
};
