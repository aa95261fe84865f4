/** The page is kept on this device where the browser allows it, and never stays when the server has another. */

/** The files that a page begins with; their names hold a hash of all that is in them. */
const files = (of: Document): string =>
  [...of.querySelectorAll("script[src^='/assets/'], link[href^='/assets/']")]
    .filter((one) => !one.matches("[rel=modulepreload]"))
    .map((one) => one.getAttribute("src") ?? one.getAttribute("href"))
    .join(" ");

const mine = files(document);

/** Load the page anew if the server has another than this one. Asked whenever the server was away. */
export async function renew(): Promise<void> {
  if (!mine) return; // Vite serves the page while it is worked on.
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const there = files(new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (there && there !== mine) location.reload();
}

// A part of an old page that the server does not have any more.
window.addEventListener("vite:preloadError", () => void renew());

/** Only secure pages may keep themselves: https, and the machine itself. Done when all is loaded. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // A kept page may be older than the server.
  if (navigator.serviceWorker.controller) void renew();
  navigator.serviceWorker.addEventListener("controllerchange", fetchAgain);
  navigator.serviceWorker.register("/sw.js").then(fetchAgain, () => undefined); // a private window may refuse
}

/** What was loaded before this worker was there is asked for once more, and so kept too: the language. */
function fetchAgain(): void {
  if (!navigator.serviceWorker.controller) return;
  for (const { name } of performance.getEntriesByType("resource")) {
    if (new URL(name).pathname.startsWith("/assets/")) void fetch(name).catch(() => undefined);
  }
}
