import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { catalogueOf } from "@karota/texts/catalogues.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { findGame } from "./catalogue.ts";
import {
  drawAmount,
  placesOf,
  QUANTITIES,
  UNITS_OF_STORIES,
  type Quantity,
  type QuantityName,
} from "./stories/quantities.ts";
import type { Story, StoryFacts } from "./stories/stories.ts";
import { written } from "./stories/values.ts";

const LEAST_STORIES = 30;
const LEAST_OF_A_LEVEL = 8;
const DRAWS = depth(40, 1_000);
const LEVELS = ["easy", "medium", "hard"] as const;

/** Every quiz with word problems: those with a list of stories. */
const quizzes = await Promise.all(
  globSync("*/stories.ts", { cwd: import.meta.dirname })
    .map((file) => dirname(file).split(/[\\/]/).at(-1)!)
    .filter((id) => id !== "stories")
    .map(async (id) => {
      const { STORIES } = (await import(/* @vite-ignore */ join(import.meta.dirname, id, "stories.ts"))) as {
        readonly STORIES: readonly Story<unknown>[];
      };
      const game = await findGame(id)!.load();
      if (!isQuiz(game)) throw new Error(`${id} is no quiz`);
      return { id, game, stories: STORIES };
    }),
);

/** Some tasks of each story of a quiz. */
function tasksOf({ game, stories }: (typeof quizzes)[number]) {
  const presets = game.options.presets.filter(
    ({ form, tasks }: { form: string; tasks: number }) => form === "stories" && tasks === 40,
  );
  const tasks = presets.flatMap((options: object) =>
    Array.from({ length: DRAWS / 10 }, (_, seed) => game.generate(options, seeded(`stories ${seed}`)).tasks).flat(),
  );
  return Map.groupBy(tasks, (task: { facts: StoryFacts<unknown> }) => task.facts.story) as Map<string, typeof tasks> & {
    readonly size: typeof stories.length;
  };
}

describe.each(quizzes)("the word problems of $id", (quiz) => {
  const { id, game, stories } = quiz;
  let drawn: ReturnType<typeof tasksOf> | undefined;
  const tasks = (): ReturnType<typeof tasksOf> => (drawn ??= tasksOf(quiz));

  it("are at least thirty, enough of each difficulty, each with a name of its own", () => {
    expect(stories.length).toBeGreaterThanOrEqual(LEAST_STORIES);
    expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
    for (const level of LEVELS)
      expect(stories.filter((story) => story.level === level).length, level).toBeGreaterThanOrEqual(LEAST_OF_A_LEVEL);
  });

  it("are in the texts of every language, and no others are", () => {
    const named = stories.flatMap(({ name }) =>
      ["text", "question", "answer"].map((part) => `${id}.story.${name}.${part}`),
    );
    for (const language of LANGUAGES) {
      const said = Object.keys(catalogueOf(language)).filter((one) => one.startsWith(`${id}.story.`));
      expect(said.toSorted()).toStrictEqual(named.toSorted());
    }
  });

  it("have a reason in every language", () => {
    for (const language of LANGUAGES)
      for (const { why } of stories) expect(catalogueOf(language)[`stories.why.${why}`], why).toBeDefined();
  });

  it("are all drawn, and none comes back in a quiz of ten", () => {
    expect([...tasks().keys()].toSorted()).toStrictEqual(stories.map(({ name }) => name).toSorted());
    for (const level of LEVELS) {
      const options = { ...game.options.daily, level, form: "stories", tasks: 10 };
      const asked = game.generate(options, seeded("ten")).tasks.map(({ facts }) => facts.story);
      const most = Math.min(10, stories.filter((story) => story.level === level).length);
      expect(new Set(asked).size, level).toBe(most);
    }
  });

  it.each(LANGUAGES)("are whole sentences in %s that differ, and the last one has the answer", (language) => {
    const speaker = SPEAKERS[language];
    const faults: string[] = [];
    const patterns = new Map<string, string>();
    for (const [name, those] of tasks())
      for (const task of those) {
        const text = toPlain(task.question, speaker);
        const said = speaker.say(game.solution(task).at(-1)!.say);
        // A whole amount of money has no cents in sentences.
        const right = toPlain(task.choices[task.correct]!.value, speaker).replace(/[.,]00$/, "");
        const pattern = text.replace(/\d+([.,:]\d+)?/g, "#");
        const other = patterns.get(pattern);
        if (other !== undefined && other !== name) faults.push(`${name} reads like ${other}: ${text}`);
        patterns.set(pattern, name);
        if (!/^\p{Lu}.*[.] .*\?$/su.test(text) || / {2}| [.,?]|[{}|]|undefined|NaN|#/.test(text))
          faults.push(`${name}: ${text}`);
        // A duration is in words there.
        const numbers = right.match(/\d+(?:[.,:]\d+)?/g) ?? [right];
        if (!said.endsWith(".") || !numbers.every((number) => said.includes(number)))
          faults.push(`${name}: ${said} (${right})`);
      }
    expect(faults.slice(0, 8)).toStrictEqual([]);
  });
});

describe("the quantities of stories", () => {
  const all = Object.entries(QUANTITIES) as [QuantityName, Quantity][];

  it("have a range that their steps divide, of positive numbers", () => {
    for (const [name, [least, most, step, unit, places = 0]] of all) {
      expect(UNITS_OF_STORIES, name).toContain(unit);
      expect(least, name).toBeGreaterThan(0);
      expect(most, name).toBeGreaterThan(least);
      expect((most - least) % step, name).toBe(0);
      expect(placesOf(name)).toBe(places);
    }
  });

  it("are drawn from end to end of their range", () => {
    const random = seeded("amounts");
    for (const [name, [least, most, step]] of all) {
      const drawn = Array.from({ length: 200 }, () => drawAmount(name, random));
      expect(
        drawn.every((one) => one >= least && one <= most && (one - least) % step === 0),
        name,
      ).toBe(true);
    }
  });

  it("are all in some story", () => {
    const used = quizzes.flatMap(({ stories }) => stories.flatMap(({ amounts }) => amounts));
    expect(all.map(([name]) => name).filter((name) => !used.includes(name))).toStrictEqual([]);
  });
});

describe("a number in a sentence", () => {
  const said = (value: number, places: number, least = 0, language: Language = "sl"): string => {
    const number = written(value, places, least);
    return typeof number === "number" ? String(number) : SPEAKERS[language].say(number);
  };

  it("is written without zeros at its end, but with both of its cents", () => {
    expect(said(1_250, 2)).toBe("12,5");
    expect(said(1_250, 2, 2)).toBe("12,50");
    expect(said(1_205, 2, 2, "en")).toBe("12.05");
    expect(said(1_200, 2)).toBe("12");
    expect(said(1_200, 2, 2)).toBe("12");
    expect(said(138, 1, 2)).toBe("13,80");
    expect(said(5, 1)).toBe("0,5");
    expect(said(1_250, 0)).toBe("1250");
  });
});
