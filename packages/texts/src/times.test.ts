import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { formatOf } from "./format.ts";
import { timesOf, type Times } from "./times.ts";

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();
const all = (words: (times: Times) => string) => LANGUAGES.map((language) => words(timesOf(language)));

describe("a time of day", () => {
  it("has a clock of 24 hours, no zero before the hour and the language's sign", () => {
    const times = [at(22, 8, 42), at(22, 0, 5), at(22, 17, 0), at(22, 23, 59)];
    const spelled = Object.fromEntries(LANGUAGES.map((one) => [one, times.map((time) => timesOf(one).time(time))]));
    expect(spelled).toEqual({
      sl: ["8.42", "0.05", "17.00", "23.59"],
      en: ["8:42", "0:05", "17:00", "23:59"],
      de: ["8:42", "0:05", "17:00", "23:59"],
    });
  });

  it("is spelled in the same way behind a day, however the day is written", () => {
    expect(all((times) => times.moment(at(22, 8, 42)))).toEqual([
      "22. november ob 8.42",
      "22 November at 8:42",
      "22. November um 8:42",
    ]);
    expect(all((times) => times.moment(at(22, 0, 5), { day: "numeric", month: "short", year: "numeric" }))).toEqual([
      "22. nov. 2026, 0.05",
      "22 Nov 2026, 0:05",
      "22. Nov. 2026, 0:05",
    ]);
  });

  it("cannot be written by other options, which the compiler refuses", () => {
    const hour = { hour: "2-digit" } as const;
    // @ts-expect-error -- a day has no hours
    expect(formatOf("de").date(at(22, 8, 42), hour)).toContain("08");
  });

  it("is that of the given time zone", () => {
    const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;
    expect(timesOf("sl").moment("2026-11-22T00:05:00Z", day)).toBe("22. november ob 0.05");
  });
});

describe("hours of a day", () => {
  const now = at(22, 12, 0);

  it("come after their day, and the days around today are said by their words", () => {
    expect(all((times) => times.hours(at(22, 8, 42), at(22, 23, 59), now))).toEqual([
      "danes, 8.42–23.59",
      "today, 8:42–23:59",
      "heute, 8:42–23:59",
    ]);
    const sl = timesOf("sl");
    expect(sl.hours(at(23, 0, 0), at(23, 23, 59), now)).toBe("jutri, 0.00–23.59");
    expect(sl.hours(at(21, 8, 0), at(21, 9, 0), now)).toBe("včeraj, 8.00–9.00");
    expect(all((times) => times.hours(at(24, 8, 0), at(24, 9, 30), now))).toEqual([
      "tor., 24. november, 8.00–9.30",
      "Tue 24 November, 8:00–9:30",
      "Di., 24. November, 8:00–9:30",
    ]);
  });

  it("are counted from midnights where the clocks are turned", () => {
    // Zones of Europe turn their clocks on 25 October 2026; in others the day has 24 hours.
    const night = (day: number, hour: number) => new Date(2026, 9, day, hour).getTime();
    expect(timesOf("sl").hours(night(26, 0), night(26, 1), night(25, 1))).toBe("jutri, 0.00–1.00");
    expect(timesOf("sl").hours(night(24, 22), night(24, 23), night(25, 23))).toBe("včeraj, 22.00–23.00");
  });
});
