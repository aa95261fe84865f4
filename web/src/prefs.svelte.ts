/** What this person likes, kept on this device. */
import { SPEEDS, type Speed } from "./pace";
import { languages } from "./words";

const KEY = "tierce.prefs";

interface Liked {
  name: string;
  theme: "auto" | "light" | "dark";
  deck: "four" | "two";
  /** A letter beside each suit. */
  letters: boolean;
  cards: "normal" | "large";
  /** The hand that taps: buttons and the rows of cards lie at its side. */
  thumb: "right" | "left";
  /** Whether cards can be dragged; else a swipe along them chooses several. */
  drag: boolean;
  speed: Speed;
  /** Null: not asked yet, so nothing is heard. */
  sound: boolean | null;
  /** What is heard is written too. */
  captions: boolean;
  /** The felt with its cards, or the same as lists, for those who hear the page. */
  view: "table" | "list";
  language: string | null;
  digits: "latin" | "eastern";
  /** Keys that were given to other commands than they have here. */
  keys: Record<string, string>;
}

const DEFAULTS: Liked = {
  name: "",
  theme: "auto",
  deck: "four",
  letters: false,
  cards: "normal",
  thumb: "right",
  drag: true,
  speed: "normal",
  sound: null,
  captions: true,
  view: "table",
  language: null,
  digits: "latin",
  keys: {},
};

/** Read JSON from this device; null where there is none or it may not be read. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keep JSON on this device, if it lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: it works, it only forgets.
  }
}

function read(): Liked {
  const liked = { ...DEFAULTS, ...recall<Partial<Liked>>(KEY) };
  if (!(liked.speed in SPEEDS)) liked.speed = "normal";
  if (liked.language !== null && !languages.includes(liked.language)) liked.language = null;
  return liked;
}

export const prefs = $state<Liked>(read());

export const keepPrefs = (): void => keep(KEY, $state.snapshot(prefs));
