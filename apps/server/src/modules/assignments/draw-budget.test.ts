import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawBudget } from "./draw-budget.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const REFUSED = "E-KAROTA-TOO_MANY_REQUESTS";

test("plans of one person that take five seconds are enough for a minute; quick ones and those of others are not counted", () => {
  const drawFor = drawBudget();
  const draw = (person: string, milliseconds: number) =>
    drawFor(person, () => {
      now += milliseconds;
      return "drawn";
    });
  for (let n = 0; n < 1000; n++) draw("one", 10);
  for (let n = 0; n < 5; n++) expect(draw("one", 1000)).toBe("drawn");
  expect(() => draw("one", 10)).toThrow(REFUSED);
  expect(draw("another", 10)).toBe("drawn");
  now += 60_000;
  expect(draw("one", 10)).toBe("drawn");
});

test("a plan that cannot be drawn counts as well", () => {
  const drawFor = drawBudget();
  const fail = () =>
    drawFor("one", () => {
      now += 6000;
      throw new Error("too few");
    });
  expect(fail).toThrow("too few");
  expect(fail).toThrow(REFUSED);
});
