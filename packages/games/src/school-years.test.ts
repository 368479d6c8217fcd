import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { levelsFor, SECONDARY, suits, yearsOf, yearsOfLevel } from "./school-years.ts";

const YEARS = Array.from({ length: SECONDARY }, (_, place) => place + 1);

/** What a failure names: the game and the file that lists its years. */
const listed = (id: string): string => `${id}: its school years in packages/games/src/catalogue.ts`;

it.each(CATALOGUE.map(({ id }) => id))("lists for %s only years that there are", (id) => {
  const [from, to] = yearsOf(id)!;
  expect([1 <= from, from <= to, to <= SECONDARY], listed(id)).toEqual([true, true, true]);
});

it.each(CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id))(
  "harder levels of %s are for older children",
  (id) => {
    const [easy, medium, hard] = (["easy", "medium", "hard"] as const).map((level) => yearsOfLevel(id, level)!);
    for (const [from, to] of [easy!, medium!, hard!]) expect(from, listed(id)).toBeLessThanOrEqual(to);
    expect(easy![0] <= medium![0] && medium![0] <= hard![0], listed(id)).toBe(true);
    expect(easy![1] <= medium![1] && medium![1] <= hard![1], listed(id)).toBe(true);
  },
);

it("every school year has something to learn and something to enjoy", () => {
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
