/** The message catalogue: one Fluent file a language, the same that the server reads, without what the page never says. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import there from "virtual:languages";

const FILES = import.meta.glob<string>("$words/*.ftl", { query: "?page", import: "default" });

export type Arguments = Record<string, FluentVariable>;

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** The languages there are, English first. */
export const languages: string[] = there.map(({ code }) => code);

/** What a language is called in itself, and whether a native reader has gone over it. */
export const spokenHere = there;

export const direction = (language: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.test(language) ? "rtl" : "ltr");

/** Numerals of the Arabic east, where a person likes them; on cards stand those of the cards. */
const EASTERN = [..."٠١٢٣٤٥٦٧٨٩"];
const NUMBER = /\d+(?![\d♠♥♦♣])/g;

let bundle = new FluentBundle("en");
let eastern = false;

/** Speak a language, in the numerals one likes; it is loaded, and no other. */
export async function speak(language: string, digits: "latin" | "eastern" = "latin"): Promise<void> {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1];
  if (!load) throw new Error(`${language} is not spoken here`);
  // Isolation marks are invisible characters; only where text runs both ways are they worth their trouble.
  bundle = new FluentBundle(`${language}-u-nu-latn`, { useIsolating: direction(language) === "rtl" });
  eastern = digits === "eastern" && language === "ar";
  bundle.addResource(new FluentResource(await load()));
}

/** The first of the wished languages that is there. */
export function choose(wished: readonly string[], there: readonly string[] = languages): string {
  for (const wish of wished) {
    const found = there.find((one) => one === wish) ?? there.find((one) => one === wish.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** A number, or a text with numbers, in the numerals that this person likes. */
export function numerals(text: string | number): string {
  const plain = String(text);
  return eastern ? plain.replace(NUMBER, (number) => [...number].map((digit) => EASTERN[Number(digit)]).join("")) : plain;
}

/** The text of a message, or null where there is none. */
export function known(id: string, args: Arguments = {}): string | null {
  const value = bundle.getMessage(id)?.value;
  return value ? numerals(bundle.formatPattern(value, args, [])) : null;
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

/** Those texts that say something, with what the language puts between items, sentences, or lines without a full stop. */
export const joined = (texts: readonly (string | null)[], what: "items" | "sentences" | "lines" = "items"): string =>
  texts.filter(Boolean).join(t(`between-${what}`));

/** A list as people write it: "a, b and c". */
export function listed(items: string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "conjunction" }).format(items);
}
