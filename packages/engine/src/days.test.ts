import { expect, it } from "vitest";
import { rowOfDays } from "./days.ts";

it("a row of days goes on while today is still open, and the longest one stays", () => {
  expect(rowOfDays([], 30)).toEqual({ current: 0, longest: 0 });
  expect(rowOfDays([28, 29, 30], 30)).toEqual({ current: 3, longest: 3 });
  expect(rowOfDays([28, 29, 30], 31)).toEqual({ current: 3, longest: 3 });
  expect(rowOfDays([28, 29, 30], 32)).toEqual({ current: 0, longest: 3 });
  expect(rowOfDays([1, 2, 3, 4, 30, 31], 31)).toEqual({ current: 2, longest: 4 });
});
