/** The pages by their addresses. Each is loaded when it is opened: who comes to a table needs no form for a new one. */
import type { Component } from "svelte";

export interface Opened {
  Page: Component<Record<string, unknown>>;
  given: Record<string, unknown>;
}

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

async function opened<Props extends Record<string, unknown>>(loaded: Loaded<Props>, given: Props): Promise<Opened> {
  return { Page: (await loaded).default as Opened["Page"], given };
}

export function pageAt(path: string): Promise<Opened> {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) return opened(import("./room/Door.svelte"), { table: decodeURIComponent(table) });
  const replay = /^\/r\/([^/]+)\/(\d+)\/?$/.exec(path);
  if (replay) return opened(import("./replay/Replay.svelte"), { table: decodeURIComponent(replay[1] ?? ""), deal: Number(replay[2]) });
  const place = /^\/(host|code|me)\/?$/.exec(path)?.[1];
  if (place === "me") return opened(import("./me/Me.svelte"), {});
  if (place === "host") return opened(import("./host/Host.svelte"), {});
  return opened(import("./lobby/Lobby.svelte"), { code: place === "code" });
}
