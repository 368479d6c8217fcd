import { expect, it } from "vitest";
import { ROUTES } from "../../app/routes.tsx";
import { mostAsked } from "./most-asked.ts";

it("six different questions are the most asked ones, whatever page one comes from", () => {
  for (const { path } of ROUTES) expect(new Set(mostAsked(path)).size, path).toBe(6);
  expect(mostAsked("/games/sudoku/daily")).toContain("hint");
  expect(mostAsked("/credit-buy")).toContain("invoice");
  expect(mostAsked("/studentGroups/g1")).toContain("newAssignment");
  expect(mostAsked("")).toEqual(mostAsked("/home"));
});
