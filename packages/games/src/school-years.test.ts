import { expect, it } from "vitest";
import { CATALOGUE, findGame } from "./catalogue.ts";
import { levelsFor, SECONDARY, suits, yearsOf, yearsOfLevel } from "./school-years.ts";

const YEARS = Array.from({ length: SECONDARY }, (_, place) => place + 1);

/** What a failure names: the game and the file that lists its years. */
const listed = (id: string): string => `${id}: its school years in packages/games/src/catalogue.ts`;

it.each(CATALOGUE.map(({ id }) => id))("lists for %s only years that there are", (id) => {
  const [from, to] = yearsOf(id)!;
  expect([1 <= from, from <= to, to <= SECONDARY], listed(id)).toEqual([true, true, true]);
});

it.each(CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id))(
  "the years of every level of %s are listed, and harder levels are for older children",
  async (id) => {
    const { options } = await findGame(id)!.load();
    const levels = options.fields.find(({ name }) => name === "level")!.values;
    const years = levels.map((level) => yearsOfLevel(id, String(level))!);
    expect(years, listed(id)).not.toContain(null);
    for (const [from, to] of years) expect(from, listed(id)).toBeLessThanOrEqual(to);
    for (const end of [0, 1] as const) {
      const inOrder = years.map((span) => span[end]);
      expect(inOrder, listed(id)).toEqual(inOrder.toSorted((one, other) => one - other));
    }
  },
);

it("every school year has something to learn and something to enjoy", () => {
  for (const year of YEARS)
    for (const type of ["education", "entertainment"])
      expect(CATALOGUE.filter((row) => row.type === type && suits(row.id, year)).length, `${year}`).toBeGreaterThan(1);
});

it("names the levels of a year", () => {
  expect(levelsFor("addition", 1)).toEqual(["starter"]);
  expect(levelsFor("addition", 2)).toEqual(["starter", "easy"]);
  expect(yearsOfLevel("roots", "starter")).toBeNull();
  expect(levelsFor("multiplication", 5)).toEqual(["medium", "hard"]);
  expect(levelsFor("addition", 9)).toEqual([]);
  expect(levelsFor("sudoku", 5)).toEqual([]);
  expect([suits("addition", 9), suits("sudoku", 5), suits("sudoku", 1)]).toEqual([false, true, false]);
});
