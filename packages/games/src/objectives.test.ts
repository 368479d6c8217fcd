import { expect, it } from "vitest";
import { CATALOGUE, findGame } from "./catalogue.ts";
import {
  ABSENCES,
  CURRICULA,
  curriculaFor,
  findAbsence,
  gistOf,
  isAbout,
  listedLevels,
  OBJECTIVES,
  yearLabel,
} from "./data/objectives/objectives.ts";
import { SECONDARY, yearsOfLevel } from "./school-years.ts";

/** A new quiz gets its objectives before it becomes active. */
const QUIZZES = CATALOGUE.filter(({ type, active }) => type === "education" && active).map(({ id }) => id);
const LEVELS = ["starter", "easy", "medium", "hard"];

it.each(QUIZZES)("each level of %s is listed in each curriculum, or its absence has a reason", (game) => {
  const levels = LEVELS.filter((level) => yearsOfLevel(game, level) !== null);
  expect(listedLevels(game)).toEqual(levels);
  for (const level of levels) {
    expect(gistOf(game, level), level).not.toBe("");
    for (const curriculum of CURRICULA) {
      const found = OBJECTIVES.some((one) => one.game === game && one.level === level && one.curriculum === curriculum);
      const absence = findAbsence(curriculum, game, level);
      expect(
        absence === null ? found : !found && ABSENCES.some((one) => one === absence),
        `${curriculum} ${level}`,
      ).toBe(true);
    }
  }
});

it("are about values that the options of their quiz have", async () => {
  for (const { game, only } of OBJECTIVES) {
    if (!only) continue;
    const { fields } = (await findGame(game)!.load()).options;
    for (const [name, value] of Object.entries(only))
      expect(fields.find((field) => field.name === name)?.values, `${game} ${name}`).toContain(value);
  }
});

it("name documents, areas and school years, and Slovenian years are those that the catalogue lists", () => {
  for (const one of OBJECTIVES) {
    const name = `${one.curriculum}: ${one.game} ${one.level} ${one.text}`;
    expect(one.document?.title, name).toBeTruthy();
    expect(one.area && one.text, name).toBeTruthy();
    const [from, to] = one.years;
    expect(1 <= from && from <= to && to <= 13, name).toBe(true);
    if (one.curriculum !== "slovenia") continue;
    const [first, last] = yearsOfLevel(one.game, one.level)!;
    expect([Math.min(from, SECONDARY) >= first, Math.min(to, SECONDARY) <= last], name).toEqual([true, true]);
  }
});

it("other curricula teach a level at most two years before or after the Slovenian one", () => {
  for (const { game, level, years, curriculum } of OBJECTIVES) {
    const [first, last] = yearsOfLevel(game, level)!;
    const apart = Math.max(first - years[1], Math.min(years[0], SECONDARY) - last);
    expect(apart, `${curriculum}: ${game} ${level}`).toBeLessThanOrEqual(2);
  }
});

it("school years are called what the curriculum calls them", () => {
  expect(yearLabel({ curriculum: "slovenia", years: [3, 4] })).toBe("3.–4. razred");
  expect(yearLabel({ curriculum: "slovenia", years: [10, 10] })).toBe("1. letnik");
  expect(yearLabel({ curriculum: "austria", years: [5, 5] })).toBe("5. Schulstufe");
  expect(yearLabel({ curriculum: "bavaria", years: [3, 4] })).toBe("Jahrgangsstufe 3/4");
});

it("the curriculum of the reader's schools comes first", () => {
  expect(curriculaFor("sl")[0]).toBe("slovenia");
  expect(curriculaFor("de", ["en", "de-AT"])[0]).toBe("austria");
  expect(curriculaFor("de", ["de-DE"])).toEqual(["bavaria", "slovenia", "austria"]);
});

it("an objective of one topic is not named beside another topic", () => {
  const clock = OBJECTIVES.find(({ game, only }) => game === "time" && only?.["topic"] === "clock")!;
  expect(isAbout(clock, { level: clock.level, topic: "clock" })).toBe(true);
  expect(isAbout(clock, { level: clock.level, topic: "calendar" })).toBe(false);
  expect(isAbout(clock, { level: "another" })).toBe(false);
});
