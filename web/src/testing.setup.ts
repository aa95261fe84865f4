/** Tests read the page in English. */
import { speak } from "./words";

await speak("en");
