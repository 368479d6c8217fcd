import { describe, expect, it } from "vitest";
import { calendarOf } from "./calendar.ts";

const HOUR_MS = 3_600_000;
const calendar = calendarOf("Europe/Ljubljana");
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Ljubljana]`).epochMilliseconds;

describe("days", () => {
  it("change at midnight in the zone, not in UTC", () => {
    expect(calendar.spanOf("daily", at("2026-11-21T23:59:59.999")).key).toBe("2026-11-21");
    expect(calendar.spanOf("daily", at("2026-11-22T00:00")).key).toBe("2026-11-22");
    expect(calendar.spanOf("daily", Date.parse("2026-07-01T22:00:00Z")).key).toBe("2026-07-02");
  });

  it("are 23 and 25 hours long when the clocks change", () => {
    const spring = calendar.spanOf("daily", at("2026-03-29T12:00"));
    expect([spring.key, (spring.ends - spring.starts) / HOUR_MS]).toEqual(["2026-03-29", 23]);
    const autumn = calendar.spanOf("daily", at("2026-10-25T12:00"));
    expect([autumn.key, (autumn.ends - autumn.starts) / HOUR_MS]).toEqual(["2026-10-25", 25]);
    // Both 02:30 of that night lie in it.
    const first = Date.parse("2026-10-25T00:30:00Z");
    expect(calendar.spanOf("daily", first)).toEqual(calendar.spanOf("daily", first + HOUR_MS));
  });

  it("include 29 February in leap years only", () => {
    expect(calendar.spanOf("daily", calendar.spanOf("daily", at("2028-02-28T12:00")).ends).key).toBe("2028-02-29");
    expect(calendar.spanOf("daily", calendar.spanOf("daily", at("2026-02-28T12:00")).ends).key).toBe("2026-03-01");
  });

  it("start later where the clocks change at midnight", () => {
    const cairo = calendarOf("Africa/Cairo");
    const span = cairo.spanOf("daily", Date.parse("2026-04-24T12:00:00Z"));
    expect(cairo.iso(span.starts)).toBe("2026-04-24T01:00:00+03:00");
    expect(span.ends - span.starts).toBe(23 * HOUR_MS);
  });

  it("follow each other without a gap for ten years", () => {
    let span = calendar.spanOf("daily", at("2024-01-01T00:00"));
    const seen = new Set<string>();
    while (span.starts < at("2034-01-01T00:00")) {
      expect(seen.has(span.key)).toBe(false);
      seen.add(span.key);
      const next = calendar.spanOf("daily", span.ends);
      expect(next.starts).toBe(span.ends);
      expect(next.number).toBe(span.number + 1);
      span = next;
    }
    expect(seen.size).toBe(3653);
  });
});

describe("weeks", () => {
  it("begin on Monday at midnight", () => {
    const week = calendar.spanOf("weekly", at("2026-11-21T10:00"));
    expect(week.key).toBe("2026-W47");
    expect(calendar.iso(week.starts)).toBe("2026-11-16T00:00:00+01:00");
    expect(calendar.iso(week.ends)).toBe("2026-11-23T00:00:00+01:00");
  });

  it("number as ISO 8601 does, with a week 53 and years that begin in December", () => {
    expect(calendar.spanOf("weekly", at("2026-12-31T10:00")).key).toBe("2026-W53");
    expect(calendar.spanOf("weekly", at("2027-01-03T23:59")).key).toBe("2026-W53");
    expect(calendar.spanOf("weekly", at("2027-01-04T00:00")).key).toBe("2027-W01");
    expect(calendar.spanOf("weekly", at("2024-12-30T00:00")).key).toBe("2025-W01");
  });

  it("are counted, over the ends of years too", () => {
    const numbers = ["2026-12-27", "2026-12-28", "2027-01-03", "2027-01-04"].map(
      (date) => calendar.spanOf("weekly", at(`${date}T12:00`)).number,
    );
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 1, 2]);
  });

  it("are an hour shorter and longer when the clocks change", () => {
    const length = (text: string) => {
      const span = calendar.spanOf("weekly", at(text));
      return (span.ends - span.starts) / HOUR_MS;
    };
    expect([length("2026-03-25T12:00"), length("2026-10-20T12:00")]).toEqual([167, 169]);
  });
});

it("lists the last days, the oldest first, over a clock change", () => {
  expect(calendar.lastDays(3, at("2026-10-26T00:10")).map((day) => day.key)).toEqual([
    "2026-10-24",
    "2026-10-25",
    "2026-10-26",
  ]);
});

it("writes times with the offset of their moment", () => {
  expect(calendar.iso(Date.parse("2026-07-01T10:00:00Z"))).toBe("2026-07-01T12:00:00+02:00");
  expect(calendar.iso(Date.parse("2026-12-01T10:00:00Z"))).toBe("2026-12-01T11:00:00+01:00");
});
