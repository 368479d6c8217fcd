import type { Message } from "@karota/engine/message.ts";

/**
 * A number as the language writes it, for a sentence: 2,50.
 * @param value whole, in units of the last decimal place
 * @param least at least so many decimal places are written: 2 for money
 */
export function written(value: number, places: number, least = 0): number | Message {
  const power = 10 ** places;
  const digits =
    places === 0
      ? ""
      : String(value % power)
          .padStart(places, "0")
          .padEnd(least, "0");
  // 12,50 but 12: a whole amount of money has no cents.
  const shown = Number(digits) === 0 ? "" : digits.slice(0, least) + digits.slice(least).replace(/0+$/, "");
  const whole = Math.floor(value / power);
  return places === 0 || shown === "" ? whole : { id: "stories.decimal", values: { whole, digits: shown } };
}

/** A time of day in minutes from midnight, for a sentence: 8:05. */
export const clockValue = (minutes: number): Message => ({
  id: "stories.clock",
  values: { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, "0") },
});

/** How long something takes, in minutes, for a sentence: 1 hour and 25 minutes. */
export function durationValue(taken: number): Message {
  const [hours, minutes] = [Math.floor(taken / 60), taken % 60];
  if (minutes === 0) return { id: "stories.duration.hours", values: { hours } };
  if (hours === 0) return { id: "stories.duration.minutes", values: { minutes } };
  return { id: "stories.duration.both", values: { hours, minutes } };
}
