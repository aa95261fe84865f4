/** The message catalogue: one Fluent file a language, the same that the server reads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "$words/en.ftl?raw";

const OTHERS = import.meta.glob<string>(["$words/*.ftl", "!$words/en.ftl"], {
  query: "?raw",
  import: "default",
});

export type Arguments = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

const named = (path: string): string => path.split("/").at(-1)?.replace(".ftl", "") ?? "";

/** The languages there are, English first. */
export const languages: string[] = ["en", ...Object.keys(OTHERS).map(named)];

export const direction = (language: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.test(language) ? "rtl" : "ltr");

function bundleOf(language: string, text: string): FluentBundle {
  // Isolation marks are invisible characters; only where text runs both ways are they worth their trouble.
  const bundle = new FluentBundle(language, { useIsolating: direction(language) === "rtl" });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The bundles asked in turn: the chosen language, then English. */
let bundles: FluentBundle[] = [bundleOf("en", english)];

/** Bring a language. What it lacks is said in English. */
export async function speak(language: string): Promise<void> {
  const load = Object.entries(OTHERS).find(([path]) => named(path) === language)?.[1];
  const fallback = bundleOf("en", english);
  bundles = load ? [bundleOf(language, await load()), fallback] : [fallback];
}

/** The first of the wished languages that is there. */
export function choose(wished: readonly string[], there: readonly string[] = languages): string {
  for (const wish of wished) {
    const found = there.find((one) => one === wish) ?? there.find((one) => one === wish.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** The text of a message, or null where no language has it. */
export function known(id: string, args: Arguments = {}): string | null {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    if (value) return bundle.formatPattern(value, args, []);
  }
  return null;
}

/** The text of a message; its id where there is none, so that a gap is seen and nothing breaks. */
export const t = (id: string, args: Arguments = {}): string => known(id, args) ?? id;

/** The first of several messages that exists. */
export function firstOf(ids: string[], fallback: string): string {
  for (const id of ids) {
    const text = known(id);
    if (text !== null) return text;
  }
  return fallback;
}

/** A list as people write it: "a, b and c". */
export function listed(items: string[]): string {
  return new Intl.ListFormat(bundles[0]?.locales[0] ?? "en", { type: "conjunction" }).format(items);
}
