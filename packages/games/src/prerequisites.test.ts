import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { BUILDS_ON, buildsOn, inTeachingOrder } from "./prerequisites.ts";
import { yearsOf } from "./school-years.ts";

const QUIZZES: readonly string[] = CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id);

it("names only quizzes, each once", () => {
  for (const [game, below] of Object.entries(BUILDS_ON)) {
    expect(QUIZZES).toContain(game);
    for (const one of below) expect(QUIZZES).toContain(one);
    expect(new Set(below).size, game).toBe(below.length);
  }
});

it("lets no quiz build on itself, by whichever way", () => {
  for (const game of QUIZZES) {
    const seen = new Set<string>();
    const open = [...buildsOn(game)];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      expect(one, `${game} builds on itself`).not.toBe(game);
      if (!seen.has(one)) open.push(...buildsOn(one));
      seen.add(one);
    }
  }
});

it("lets a quiz build on what is taught no later", () => {
  for (const game of QUIZZES)
    for (const below of buildsOn(game))
      expect(yearsOf(below)![0], `${game} builds on ${below}`).toBeLessThanOrEqual(yearsOf(game)![0]);
});

it("takes the skills of the first grade in the order of school, and leaves others as they are", () => {
  expect(inTeachingOrder(["over-ten", "ten-and-ones", "within-ten", "within-twenty"])).toEqual([
    "within-ten",
    "ten-and-ones",
    "within-twenty",
    "over-ten",
  ]);
  expect(inTeachingOrder(["sharing", "first-tables"])).toEqual(["sharing", "first-tables"]);
});
