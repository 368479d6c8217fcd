import { expect, it } from "vitest";
import { ROUTES } from "../../app/routes.tsx";
import { mostAsked } from "./most-asked.ts";

it("six different questions are the most asked ones, whatever page one comes from", () => {
  for (const { path } of ROUTES) expect(new Set(mostAsked(path, null)).size, path).toBe(6);
  expect(mostAsked("/games/sudoku/daily", null)).toContain("hint");
  expect(mostAsked("/credit-buy", null)).toContain("invoice");
  expect(mostAsked("/studentGroups/g1", null)).toContain("newAssignment");
  expect(mostAsked("", null)).toEqual(mostAsked("/home", null));
});
