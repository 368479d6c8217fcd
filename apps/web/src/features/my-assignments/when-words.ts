import type { Speaker } from "@karota/engine/message.ts";
import { formatOf } from "../../shared/i18n.tsx";

const MINUTE = 60_000;

/** `2 dni`, `5 h 42 min`, `3 min`: how long something still takes, in at most two units. */
export function spanWords(milliseconds: number, speaker: Speaker): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE));
  const days = Math.floor(minutes / 1440);
  if (days >= 2) return speaker.say({ id: "myAssignments.span.days", values: { days } });
  if (minutes < 60) return speaker.say({ id: "myAssignments.span.minutes", values: { minutes } });
  return speaker.say({
    id: "myAssignments.span.hours",
    values: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  });
}

/** `petek, 27. november, 18:00` */
export const momentWords = (iso: string, { language }: Speaker): string =>
  formatOf(language).date(iso, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** `27. november` */
export const dayWords = (iso: string, { language }: Speaker): string => formatOf(language).date(iso);
