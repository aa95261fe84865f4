/** What this person likes, kept on this device. */
import { SPEEDS, type Speed } from "./pace";
import { languages } from "./words";

const KEY = "tierce.prefs";

interface Liked {
  name: string;
  theme: "auto" | "light" | "dark";
  deck: "four" | "two";
  speed: Speed;
  language: string | null;
}

const DEFAULTS: Liked = { name: "", theme: "auto", deck: "four", speed: "normal", language: null };

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
