/** Times and lengths of time as people say them, in the language of the page. */

const SIZES: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

const spoken = (): string => document.documentElement.lang || "en";

/** A time of the server, which is in UTC also where it does not say so. */
export const timeOf = (said: string): Date => new Date(/(Z|[+-]\d\d:?\d\d)$/.test(said) ? said : `${said.replace(" ", "T")}Z`);

/** How long ago that was: "3 hours ago", "yesterday"; what is not a minute old is now. */
export function ago(said: string, now: number = Date.now(), language: string = spoken()): string {
  const seconds = (now - timeOf(said).getTime()) / 1000;
  if (Number.isNaN(seconds)) return "";
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = SIZES.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return words.format(-Math.floor(Math.max(seconds, 0) / size), unit);
}

/** The day and the minute, for those who ask. */
export const exactly = (said: string, language: string = spoken()): string => {
  const time = timeOf(said);
  return Number.isNaN(time.getTime()) ? "" : time.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
};

/** So many seconds, in minutes where they are whole ones and more than two: "90 seconds", "5 minutes". */
export function lasting(seconds: number, language: string = spoken()): string {
  const minutes = seconds >= 120 && seconds % 60 === 0;
  return new Intl.NumberFormat(language, { style: "unit", unit: minutes ? "minute" : "second", unitDisplay: "long" }).format(
    minutes ? seconds / 60 : seconds,
  );
}
