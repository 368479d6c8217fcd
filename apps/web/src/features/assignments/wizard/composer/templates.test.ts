import { describe, expect, it } from "vitest";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { yearsOfLevel } from "@karota/games/school-years.ts";
import { numTasks } from "../draft.ts";
import { templatesFor } from "./templates.ts";
import { SCHOOL_YEARS } from "../../../../shared/format/year-words.ts";

const QUIZZES = CATALOGUE.filter(({ type }) => type === "education");

describe("ready plans", () => {
  it.each(SCHOOL_YEARS)("of school year %i have ten questions of what is taught in it, each quiz once", (year) => {
    const plans = templatesFor(year, QUIZZES);
    expect(plans.length).toBeGreaterThanOrEqual(3);
    for (const plan of plans) {
      expect(numTasks(plan)).toBe(10);
      for (const { game, options } of plan) {
        const [from, to] = yearsOfLevel(game, String(options["level"]))!;
        expect(from <= year && year <= to, `${game} ${options["level"]}`).toBe(true);
      }
    }
    const mixed = plans.at(-1)!.map(({ game }) => game);
    expect(mixed).toEqual(plans.slice(0, -1).map(([one]) => one!.game));
    expect(new Set(mixed).size).toBe(mixed.length);
  });

  it("begin with what is new in the year, of several categories", () => {
    const plans = templatesFor(7, QUIZZES);
    expect(plans[0]).toEqual([{ game: "fractions", options: { level: "medium" }, count: 10 }]);
    const categories = plans.at(-1)!.map(({ game }) => QUIZZES.find(({ id }) => id === game)!.subtype);
    expect(new Set(categories).size).toBeGreaterThan(1);
  });

  it("have no quiz that the site has closed, and there are none without quizzes", () => {
    const open = QUIZZES.filter(({ id }) => id !== "fractions");
    expect(JSON.stringify(templatesFor(7, open))).not.toContain("fractions");
    expect(templatesFor(7, [])).toEqual([]);
  });
});
