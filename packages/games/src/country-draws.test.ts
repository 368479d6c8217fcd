import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { cities } from "./cities/index.ts";
import { flags } from "./flags/index.ts";
import { CONTINENTS, getCountry, type Continent } from "./data/countries.ts";

const QUIZZES = [flags, cities];
const ROUNDS = 50;

/** How many of the asked countries are familiar, known from the news and rarely known, in hundredths. */
function shares(
  quiz: (typeof QUIZZES)[number],
  options: { level: "easy" | "medium" | "hard"; continent: Continent | "all"; tasks: 5 | 10 | 20 | 40 },
): readonly number[] {
  const ranks = Array.from(
    { length: ROUNDS },
    (_, round) => quiz.generate({ ...options, language: "sl" }, seeded(`${round}`)).tasks,
  )
    .flat()
    .map(({ facts }) => getCountry(facts.code).familiarity);
  return [1, 2, 3].map((rank) => (100 * ranks.filter((one) => one === rank).length) / ranks.length);
}

describe.each(QUIZZES)("$id", (quiz) => {
  it.each([5, 10, 20, 40] as const)("asks with %i tasks mostly what the level is about", (tasks) => {
    const [hardFamiliar, , rare] = shares(quiz, { level: "hard", continent: "all", tasks });
    expect(rare).toBeGreaterThanOrEqual(65);
    expect(rare).toBeLessThanOrEqual(75);
    expect(hardFamiliar).toBeLessThanOrEqual(8);
    const [familiar, news, none] = shares(quiz, { level: "medium", continent: "all", tasks });
    expect(familiar).toBeLessThanOrEqual(32);
    expect(news).toBeGreaterThanOrEqual(68);
    expect(none).toBe(0);
    expect(shares(quiz, { level: "easy", continent: "all", tasks })).toEqual([100, 0, 0]);
  });

  it.each(CONTINENTS)(
    "asks harder of %s what is less familiar there, and familiar ones where no others are left",
    (continent) => {
      const mean = (level: "easy" | "medium" | "hard") =>
        shares(quiz, { level, continent, tasks: 5 }).reduce((sum, share, place) => sum + share * (place + 1), 0);
      const [easy, medium, hard] = [mean("easy"), mean("medium"), mean("hard")];
      expect(easy).toBeLessThanOrEqual(medium);
      expect(medium).toBeLessThanOrEqual(hard);
      expect(easy).toBeLessThan(hard);
    },
  );

  it("asks countries of every continent in a hard quiz of the world", () => {
    const { tasks } = quiz.generate({ level: "hard", continent: "all", tasks: 40, language: "en" }, seeded("world"));
    expect(new Set(tasks.map(({ facts }) => getCountry(facts.code).continent))).toEqual(new Set(CONTINENTS));
  });
});
