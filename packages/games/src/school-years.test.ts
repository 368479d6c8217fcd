import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { levelsFor, SECONDARY, suits, yearsOf, yearsOfLevel } from "./school-years.ts";

const YEARS = Array.from({ length: SECONDARY }, (_, place) => place + 1);

it("has judged every game, each for years that there are", () => {
  for (const { id } of CATALOGUE) {
    const [from, to] = yearsOf(id) ?? [0, 0];
    expect([1 <= from, from <= to, to <= SECONDARY], id).toEqual([true, true, true]);
  }
});

it("has harder levels for older children", () => {
  for (const { id, type } of CATALOGUE) {
    if (type === "entertainment") continue;
    const [easy, medium, hard] = (["easy", "medium", "hard"] as const).map((level) => yearsOfLevel(id, level)!);
    expect(easy![0] <= medium![0] && medium![0] <= hard![0], id).toBe(true);
    expect(easy![1] <= medium![1] && medium![1] <= hard![1], id).toBe(true);
  }
});

it("has something to learn and something to enjoy in every school year", () => {
  for (const year of YEARS)
    for (const type of ["education", "entertainment"])
      expect(CATALOGUE.filter((row) => row.type === type && suits(row.id, year)).length, `${year}`).toBeGreaterThan(1);
});

it("names the levels of a year", () => {
  expect(levelsFor("addition", 2)).toEqual(["easy"]);
  expect(levelsFor("multiplication", 5)).toEqual(["medium", "hard"]);
  expect(levelsFor("addition", 9)).toEqual([]);
  expect(levelsFor("sudoku", 5)).toEqual([]);
  expect([suits("addition", 9), suits("sudoku", 5), suits("sudoku", 1)]).toEqual([false, true, false]);
});
