/**
 * The message catalogue for the page: each language a file of its own, without what only the server and the terminal
 * say, and a list of the languages there are.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Said by the server, which sends sentences, and by the terminal; the page never asks for them. */
const ELSEWHERE = /^(terminal|reason|problem|advice|why|rule(?!-link\b)|rules-section)-/;

const LIST = "virtual:languages";

interface Entry {
  id: string;
  text: string;
}

/** The messages of a Fluent file, comments left out. */
export function entries(file: string): Entry[] {
  const found: Entry[] = [];
  for (const line of file.split("\n")) {
    const id = /^([a-z][\w-]*) *=/.exec(line)?.[1];
    if (id) found.push({ id, text: line });
    else if (line.startsWith("#")) continue;
    else if (line.trim()) {
      const last = found.at(-1);
      if (last) last.text += `\n${line}`;
    }
  }
  return found;
}

/** What the page needs of a language's Fluent file; what it lacks yet is said in English. */
export function forThePage(file: string, english = file): string {
  const own = entries(file);
  const there = new Set(own.map(({ id }) => id));
  return [...own, ...entries(english).filter(({ id }) => !there.has(id))]
    .filter(({ id }) => !ELSEWHERE.test(id))
    .map(({ text }) => text)
    .join("\n");
}

/** Every language by its code, in its own name; `reviewed` when a native reader has gone over it. English first. */
export function languagesIn(folder: string): { code: string; name: string; reviewed: boolean }[] {
  const codes = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.replace(".ftl", ""));
  const others = codes.filter((code) => code !== "en").sort();
  return ["en", ...others].map((code) => {
    const told = new Map(entries(readFileSync(join(folder, `${code}.ftl`), "utf-8")).map(({ id, text }) => [id, text.split("=")[1]?.trim()]));
    return { code, name: told.get("language-name") ?? code, reviewed: told.get("language-reviewed") === "yes" };
  });
}

export const catalogue = (folder: string): Plugin => ({
  name: "catalogue",
  enforce: "pre",
  resolveId: (id) => (id === LIST ? `\0${LIST}` : null),
  load(id) {
    if (id === `\0${LIST}`) return `export default ${JSON.stringify(languagesIn(folder))};`;
    const [path, query] = id.split("?");
    if (!path?.endsWith(".ftl") || query !== "page") return null;
    const english = join(folder, "en.ftl");
    for (const file of [path, english]) this.addWatchFile(file);
    return `export default ${JSON.stringify(forThePage(readFileSync(path, "utf-8"), readFileSync(english, "utf-8")))};`;
  },
});
