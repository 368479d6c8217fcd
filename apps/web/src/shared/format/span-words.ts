import type { Speaker } from "@karota/engine/message.ts";

const MINUTE_MS = 60_000;

/** `2 dni`, `5 h 42 min`, `3 min`: how long something still takes, in at most two units. */
export function spanWords(milliseconds: number, speaker: Speaker): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE_MS));
  const days = Math.floor(minutes / 1440);
  if (days >= 2) return speaker.say({ id: "span.days", values: { days } });
  if (minutes < 60) return speaker.say({ id: "span.minutes", values: { minutes } });
  return speaker.say({
    id: "span.hours",
    values: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  });
}
