import { expect, test } from "vitest";
import { calendarOf } from "../../calendar.ts";
import { isOver, latestEnd, marksOf, ownEndOf, presetsAt, readTime, statusAt } from "./rules.ts";

const calendar = calendarOf("Europe/Ljubljana");
const at = (iso: string): number => Date.parse(iso);
const said = (now: string) =>
  Object.fromEntries(
    presetsAt(calendar, at(now)).map(({ preset, start, end }) => [
      preset,
      `${calendar.iso(start)} ${calendar.iso(end)}`,
    ]),
  );

test("presets have the same time of day when the clocks go forward", () => {
  // 29 March 2026, a Sunday of 23 hours.
  expect(said("2026-03-28T10:00:00.789+01:00")).toEqual({
    today: "2026-03-28T10:00:00+01:00 2026-03-28T23:59:59+01:00",
    tomorrow: "2026-03-29T00:00:00+01:00 2026-03-29T23:59:59+02:00",
    thisWeek: "2026-03-28T10:00:00+01:00 2026-03-29T23:59:59+02:00",
    nextWeek: "2026-03-30T00:00:00+02:00 2026-04-05T23:59:59+02:00",
  });
});

test("presets have the same time of day when the clocks go back", () => {
  // 25 October 2026, a Sunday of 25 hours.
  expect(said("2026-10-19T00:00:00+02:00")).toEqual({
    today: "2026-10-19T00:00:00+02:00 2026-10-19T23:59:59+02:00",
    tomorrow: "2026-10-20T00:00:00+02:00 2026-10-20T23:59:59+02:00",
    thisWeek: "2026-10-19T00:00:00+02:00 2026-10-25T23:59:59+01:00",
    nextWeek: "2026-10-26T00:00:00+01:00 2026-11-01T23:59:59+01:00",
  });
  expect(said("2026-10-25T02:30:00+01:00")["today"]).toBe("2026-10-25T02:30:00+01:00 2026-10-25T23:59:59+01:00");
});

test("a preset in the last second of the day has no time left", () => {
  expect(() => readTime(calendar, { preset: "today" }, at("2026-11-21T23:59:59.500+01:00"))).toThrow(
    "E-KAROTA-GAME_VALIDATION",
  );
});

test("90 days are days of the calendar, over both changes of the clocks", () => {
  for (const [start, end] of [
    ["2026-02-01T08:00:00+01:00", "2026-05-02T08:00:00+02:00"],
    ["2026-09-01T08:00:00+02:00", "2026-11-30T08:00:00+01:00"],
  ] as const) {
    expect(calendar.iso(latestEnd(calendar, at(start)))).toBe(end);
    expect(readTime(calendar, { start, end }, at(start))).toEqual({ start: at(start), end: at(end) });
    const later = calendar.iso(at(end) + 1000);
    expect(() => readTime(calendar, { start, end: later }, at(start))).toThrow("too long");
  }
});

test("a start in the past, or none, is now, to the second", () => {
  const now = at("2026-11-21T12:00:00.700+01:00");
  const end = "2026-11-21T13:00:00+01:00";
  const time = { start: at("2026-11-21T12:00:00+01:00"), end: at(end) };
  expect(readTime(calendar, { start: "2026-11-20T12:00:00+01:00", end }, now)).toEqual(time);
  expect(readTime(calendar, { end }, now)).toEqual(time);
});

test("an assignment is upcoming, in progress and completed, or cancelled, by its own moments", () => {
  const assignment = { start_at: 1000, end_at: 2000, cancelled_at: null, num_tasks: 3 };
  const states = [999, 1000, 2000, 2001].map((now) => statusAt(assignment, now));
  expect(states).toEqual(["upcoming", "inProgress", "inProgress", "completed"]);
  expect(statusAt(assignment, 2001, ownEndOf(assignment, 3000))).toBe("inProgress");
  expect(statusAt(assignment, 3001, ownEndOf(assignment, 3000))).toBe("completed");
  expect(ownEndOf(assignment, 1500), "extra time only lengthens").toBe(2000);
  for (const now of [500, 1500, 2500]) expect(statusAt({ ...assignment, cancelled_at: 1 }, now)).toBe("cancelled");
  const over = (solved: number, own_end: number | null, now: number) => isOver(assignment, { solved, own_end }, now);
  expect([over(2, null, 2000), over(2, null, 2001), over(3, null, 1500)]).toEqual([false, true, true]);
  expect([over(2, 3000, 2001), over(2, 3000, 3001)]).toEqual([false, true]);
  expect(isOver({ ...assignment, cancelled_at: 1 }, { solved: 0, own_end: null }, 5000)).toBe(false);
});

test("marks are one character a task, whatever the order of the answers", () => {
  expect(marksOf(null, 3)).toBe("...");
  expect(marksOf("5,0", 4)).toBe("0.1.");
  expect(marksOf("98,99", 50)).toBe(`${".".repeat(49)}1`);
});
