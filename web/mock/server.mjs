// A server without a game, to look at the page: `npm run build`, `npm run mock`, then http://127.0.0.1:8123/t/melds26
// (the tables are the names in scenes.mjs). The page comes with the headers of the real server.

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { played, WHY } from "./rami.mjs";
import { answer, SCENES } from "./scenes.mjs";

const PAGE = fileURLToPath(new URL("../../src/tierce/server/page", import.meta.url));
const GAMES = fileURLToPath(new URL("games.json", import.meta.url));
const RULES = fileURLToPath(new URL("rules.json", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const CSP = "default-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

async function body(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || "null");
}

const server = createServer(async (request, response) => {
  const path = new URL(request.url, "http://mock").pathname;
  const json = (value, status = 200) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
  if (path === "/api/games") return json(JSON.parse(await readFile(GAMES, "utf8")));
  if (path === "/api/server") return json({ version: "mock", address: null, phrases: [], host: false });
  if (path.endsWith("/rules")) return json(JSON.parse(await readFile(RULES, "utf8")));
  if (path === "/api/tables" && request.method === "POST") {
    const wish = await body(request);
    if (!wish.changes["deck.packs"]) return json({ table: "hand20", invite: "" }, 201);
    return json(
      {
        code: "refused",
        problems: [
          { where: "deck.packs", text: "1 pack is too small: 4 players need 80 cards." },
          { where: "you", text: "Please give a name." },
        ],
      },
      400,
    );
  }
  if (path === "/api/tables") {
    const row = (table, turn, over) => ({ table, game: "penang", title: "Penang Rummy", names: ["Mei", "Aina", "Boris"], stage: "playing", seat: 2, deal: 3, your_turn: turn, over, touched: new Date().toISOString() });
    return json([row("melds12", true, false), row("waiting", false, false), row("match", false, true)]);
  }
  const file = path.startsWith("/assets/") || extname(path) ? path : "/index.html";
  try {
    const text = await readFile(join(PAGE, file));
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain", "content-security-policy": CSP });
    response.end(text);
  } catch {
    response.writeHead(404).end();
  }
});

/** One text frame from the server. */
function frame(text) {
  const data = Buffer.from(text);
  const head = data.length < 126 ? Buffer.from([0x81, data.length]) : Buffer.from([0x81, 126, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}

/** The short text frames of a page, unmasked. */
function* frames(data) {
  let at = 0;
  while (at + 6 <= data.length) {
    let length = data[at + 1] & 127;
    let start = at + 2;
    if (length === 126) {
      length = data.readUInt16BE(start);
      start += 2;
    }
    const mask = data.subarray(start, start + 4);
    const text = Buffer.from(data.subarray(start + 4, start + 4 + length)).map((byte, i) => byte ^ mask[i % 4]);
    if ((data[at] & 15) === 1) yield text.toString();
    at = start + 4 + length;
  }
}

server.on("upgrade", (request, socket) => {
  const name = decodeURIComponent(request.url.split("/")[3] ?? "");
  const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  let view = (SCENES[name] ?? SCENES.hand20)();
  const send = (message) => socket.write(frame(JSON.stringify(message)));
  send(view);
  socket.on("error", () => {});
  socket.on("data", (data) => {
    for (const text of frames(data)) {
      const message = JSON.parse(text);
      const after = message.type === "play" && view.grammar === "draw_meld_discard" ? played(message.words, view) : null;
      if (message.type === "ask") send(answer(message, view));
      else if (after) {
        view = after;
        send(view);
        send({ type: "ack", id: message.id, seq: view.seq });
      }
      else if (message.type === "play" && message.words.startsWith("lay")) {
        const step = view.steps.find((one) => one.words === message.words);
        const hand = [...view.hand];
        hand.splice(hand.indexOf(step.cards[0]), 1);
        const melds = view.melds.map((meld) => {
          if (meld.number !== step.meld) return meld;
          const slot = { card: step.cards[0], stands_for: step.stands_for[0] };
          return { ...meld, slots: step.end === "<" ? [slot, ...meld.slots] : [...meld.slots, slot] };
        });
        view = { ...view, hand, melds, version: view.version + 1, news: [], draft: [...view.draft, message.words] };
        send(view);
        send({ type: "ack", id: message.id, seq: view.seq });
      } else {
        const owing = view.owed[0];
        const why = owing
          ? { code: owing, text: WHY[owing], cards: [], numbers: {}, rule: "B4.1", readings: [] }
          : { code: "no_action", text: "A turn needs at least one meld or lay-off before it ends.", cards: [], numbers: {}, rule: "A3.3", readings: [] };
        send({ type: "error", id: message.id, why });
      }
    }
  });
});

server.listen(Number(process.env.PORT ?? 8123), "127.0.0.1");
