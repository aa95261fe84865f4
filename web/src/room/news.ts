/** What has changed among the people of a table, in sentences for the ear. */
import { joined, t } from "../words";
import type { Place, RoomMessage } from "../wire";

const who = (place: Place): "bot" | "person" | "open" => (place.bot !== null ? "bot" : place.taken ? "person" : "open");

/** Sentences about a seat to which somebody came, or from which somebody went. */
function ofSeat(before: Place, after: Place, you: number | null): string[] {
  const is = who(after);
  if (who(before) === is && (is === "open" || before.name === after.name)) return [];
  return [t(`room-news-${is}`, { seat: after.seat, name: after.name, me: after.seat === you ? "yes" : "no" })];
}

export function roomNews(before: RoomMessage, after: RoomMessage): string {
  const news: string[] = [];
  const fewer = before.places.length > after.places.length;
  if (fewer) news.push(t("room-news-dropped", { count: after.places.length }));
  else {
    for (const place of after.places) {
      const old = before.places.find((one) => one.seat === place.seat);
      if (old) news.push(...ofSeat(old, place, after.you));
    }
  }
  const host = after.places.find((place) => place.seat === after.host);
  if (!fewer && before.host !== after.host && host?.taken) {
    news.push(t("room-news-host", { name: host.name, me: host.seat === after.you ? "yes" : "no" }));
  }
  if (before.stage !== after.stage) news.push(t(`room-news-${after.stage}`));
  return joined(news, "lines");
}
