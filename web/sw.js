/**
 * Keeps the page on this device, so that it opens without the server too and can say that there is none. What is
 * asked of the server itself, and the line to a table, never come through here.
 *
 * FILES are those of one build; the build writes them above this text. So each build has a keep of its own, and a
 * new one puts the old away.
 */
/* global FILES */

const KEEP = `tierce ${FILES.join(" ")}`;
/** An address is asked of the server first, and the kept page shown when it says nothing for so long. */
const PATIENCE = 5000;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEEP).then((keep) => keep.addAll(["/", ...FILES])));
});

addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== KEEP));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** The server's page, whatever it is by now; the kept one only while there is no server. */
async function page(request) {
  const kept = caches.open(KEEP).then((keep) => keep.match("/"));
  const later = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => kept);
  const asked = fetch(request).catch(() => kept);
  return (await Promise.race([asked, later])) ?? asked.then((answer) => answer ?? Response.error());
}

/** A file whose name holds a hash of what is in it: once here, it is the right one. */
async function asset(request) {
  const keep = await caches.open(KEEP);
  const kept = await keep.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep.put(request, answer.clone());
  return answer;
}
