/** Tests read the page in English, in a window that likes motion. */
import { speak } from "./words";

await speak("en");

window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
