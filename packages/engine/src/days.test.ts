import { expect, it } from "vitest";
import { rowOfDays } from "./days.ts";

it("a row of days goes on while today is still open, and the longest one stays", () => {
  const row = (today: string, ...days: string[]) => rowOfDays(days, today);
  expect(row("2026-03-30")).toEqual({ current: 0, longest: 0 });
  expect(row("2026-03-30", "2026-03-28", "2026-03-29", "2026-03-30")).toEqual({ current: 3, longest: 3 });
  expect(row("2026-03-31", "2026-03-28", "2026-03-29", "2026-03-30")).toEqual({ current: 3, longest: 3 });
  expect(row("2026-04-01", "2026-03-28", "2026-03-29", "2026-03-30")).toEqual({ current: 0, longest: 3 });
  expect(row("2028-03-01", "2028-02-28", "2028-02-29", "2028-03-01")).toEqual({ current: 3, longest: 3 });
  expect(row("2027-01-01", "2026-12-01", "2026-12-31", "2027-01-01")).toEqual({ current: 2, longest: 2 });
});
