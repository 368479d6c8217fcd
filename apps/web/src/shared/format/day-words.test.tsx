import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formatOf } from "@karota/texts/format.ts";
import { dayWords } from "./day-words.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 0, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

it("names the last days by midnights, not by hours, and older ones by their date", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const format = formatOf("sl");
  expect(dayWords(at(25, 0), format)).toBe("danes");
  expect(dayWords(at(24, 23), format)).toBe("včeraj");
  expect(dayWords(at(24, 1), format)).toBe("včeraj");
  expect(dayWords(at(22, 23), format)).toBe("22. november");
});
