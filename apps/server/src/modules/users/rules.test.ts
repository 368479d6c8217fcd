import { expect, test } from "vitest";
import { calendarOf } from "../../calendar.ts";
import { unusedSince } from "./rules.ts";

test("who is listed as unused is whom the night warns: the warning's days are counted first, then the months", () => {
  const calendar = calendarOf("Europe/Ljubljana");
  // A leap year: 30 days on is 11 March, and the months are those before that day.
  const since = unusedSince({ unused_months: 24, warn_days: 30 }, calendar, Date.parse("2028-02-10T12:00:00+01:00"));
  expect(calendar.iso(since)).toBe("2026-03-11T12:00:00+01:00");
});
