/** What changed among the people at a table, in sentences for the ear. */
import { t } from "./words";
import type { Place, RoomMessage } from "./wire";

/** Whether seats show presence and time: where several people play, or the clock runs. */
export const shared = ({ places, manners }: RoomMessage): boolean =>
  places.filter((place) => place.taken).length > 1 || manners.clock.turn > 0 || manners.clock.bank > 0;

/** Whether somebody may let a bot play for this person: who is away, and for whom none plays yet. */
export const mayPlayFor = (place: Place): boolean => place.taken && !place.here && !place.stand_in;

function ofPlace(before: Place, after: Place): string | null {
  const name = after.name;
  if (!before.taken || !after.taken) return null;
  if (before.here && !after.here) return t("say-away", { name });
  if (!before.here && after.here) return t("say-back", { name });
  if (before.stand_in !== after.stand_in) return t(after.stand_in ? "say-bot-plays" : "say-plays-again", { name });
  return null;
}

/** Who went and came back, for whom a bot plays, whether there is a pause, whether there is a next match. */
export function news(before: RoomMessage, after: RoomMessage): string[] {
  const said = after.places.map((place) => {
    const was = before.places.find((one) => one.seat === place.seat);
    return was && place.seat !== after.you ? ofPlace(was, place) : null;
  });
  const mine = (message: RoomMessage): boolean => message.places.some((place) => place.seat === message.you && place.stand_in);
  if (mine(after) && !mine(before)) said.push(t("bot-plays-for-me"));
  if (before.paused !== after.paused) said.push(after.paused === null ? t("say-goes-on") : pausedBy(after));
  if (before.next === null && after.next !== null) said.push(t("say-next-match"));
  return said.filter((one) => one !== null);
}

/** Who asked for the pause. */
export function pausedBy({ paused, places, you }: RoomMessage): string {
  const name = places.find((place) => place.seat === paused)?.name ?? "";
  return t("paused-by", { name, me: paused === you ? "yes" : "no" });
}
