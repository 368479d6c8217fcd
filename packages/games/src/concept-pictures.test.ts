import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { withinOf, type Expression } from "@karota/engine/quiz/expression.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { findGame } from "./catalogue.ts";
import { drawComparing } from "./comparing/pictures.ts";
import { numbersIn } from "./stories/testing/numbers-in.ts";

/*
 * Base-ten blocks, rectangles of squares, a balance and cards with dots: each picture is read back from its SVG text, as one
 * does who sees it and hears nothing.
 */

async function loadQuiz(id: string): Promise<AnyQuiz> {
  const game = await findGame(id)!.load();
  if (!isQuiz(game)) throw new Error(`${id} is no quiz`);
  return game;
}
const answerIn = ({ choices, correct }: Task): string => toPlain(choices[correct]!.value, SPEAKERS.en);
const count = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;
const numbersOf = (svg: string, pattern: RegExp): readonly number[] =>
  [...svg.matchAll(pattern)].map(([, found]) => Number(found));

/** What blocks are worth by their size in small cubes, row by row, and those that are crossed out. */
function readBlocks(svg: string) {
  const blocks = [
    ...svg.matchAll(
      /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill[^>]*>(?:<path d="[^"]*" stroke="#3A2A00"[^>]*>)?(<path d="M[^"]*" stroke="#B3470E")?/g,
    ),
  ].map(([, , y, width, height, crossed]) => ({
    y: Number(y),
    worth: (Number(width) * Number(height)) / 100,
    isCrossed: crossed !== undefined,
  }));
  const second = (y: number): boolean => y >= 12 + 100 + 16;
  const sum = (of: typeof blocks): number => of.reduce((all, { worth }) => all + worth, 0);
  return {
    first: sum(blocks.filter(({ y }) => !second(y))),
    second: sum(blocks.filter(({ y }) => second(y))),
    crossed: sum(blocks.filter(({ isCrossed }) => isCrossed)),
  };
}

/** How many columns and rows of squares a rectangle has, by its thin lines. */
function readSquares(svg: string): number {
  const thin = /<path d="([^"]*)" stroke="#3A2A00" stroke-width="0.8"/.exec(svg)![1]!;
  return (count(thin, /V/g) + 1) * (count(thin, /H/g) + 1);
}

/** What one box weighs on a balance, whose middle is at 220. */
function readBalance(svg: string): number {
  const boxes = count(svg, /<rect x="[\d.]+" y="[\d.]+" width="38"/g);
  const weights = numbersOf(svg, /<circle cx="([\d.]+)"/g);
  const left = weights.filter((x) => x < 220).length;
  return (weights.length - 2 * left) / boxes;
}

/** The binary digits that the cards show: 1 for one with dots, 0 for a turned one. */
const readCards = (svg: string): string =>
  [...svg.matchAll(/<path d="M[^"]*Z" fill="(#FFE9A8|none)"/g)]
    .map(([, fill]) => (fill === "none" ? "0" : "1"))
    .join("");

interface Concept {
  readonly id: string;
  readonly skill: string;
  /** The answer, in English, as the picture alone says it. */
  readonly seen: (svg: string) => string;
}
const CONCEPTS: readonly Concept[] = [
  {
    id: "addition",
    skill: "blocks",
    seen: (svg) => {
      const { first, second } = readBlocks(svg);
      return String(first + second);
    },
  },
  {
    id: "subtraction",
    skill: "blocks",
    seen: (svg) => {
      const { first, crossed } = readBlocks(svg);
      return String(first - crossed);
    },
  },
  { id: "multiplication", skill: "area", seen: (svg) => String(readSquares(svg)) },
  { id: "equationssimple", skill: "balance", seen: (svg) => `x = ${readBalance(svg)}` },
  { id: "binary", skill: "cards", seen: (svg) => `${readCards(svg)}₂` },
];

describe.each(CONCEPTS)("the pictures of $id", async ({ id, skill, seen }) => {
  const game = await loadQuiz(id);
  const options = { ...game.options.daily, level: "easy", tasks: 40, form: "numbers" };
  const tasks: readonly Task[] = Array.from(
    { length: 10 },
    (_, quiz) => game.generate(options, seeded(`concepts ${quiz}`)).tasks,
  )
    .flat()
    .filter((task: Task) => task.skill === skill);
  const svgOf = (task: Task): string => {
    const { question } = drawnTask(task, game.picture);
    if (question.kind !== "drawing") throw new Error("no picture");
    return question.svg;
  };

  it("pose their task alone", () => {
    expect(tasks.length).toBeGreaterThan(30);
    for (const task of tasks) expect(seen(svgOf(task)), JSON.stringify(task.facts)).toBe(answerIn(task));
  });

  it.each(LANGUAGES)("do not say the answer to those who hear them in %s", (language) => {
    // A weight of one and a box are said whatever the answer is.
    const large = tasks.filter((task) => Number(answerIn(task).replace(/\D/g, "")) > 20);
    const saying = large.filter((task) =>
      numbersIn(toSpoken(task.question, SPEAKERS[language])).includes(answerIn(task).replace(/\D/g, "")),
    );
    expect(saying).toEqual([]);
  });

  it("have wrong answers that come from a named error, and a picture in the solution of what they are", () => {
    for (const task of tasks) {
      expect(task.choices.filter(({ mistake }) => isMiss(mistake))).toEqual([]);
      const pictures = game.solution(task).flatMap(({ shown }) => shown.filter(({ kind }) => kind === "picture"));
      expect(pictures.length).toBe(1);
    }
  });

  it("are drawn for every solution too, and refused by other names", () => {
    const names = (["easy", "medium", "hard"] as const).flatMap((level) =>
      game
        .generate({ ...options, level }, seeded("drawn"))
        .tasks.flatMap((task: Task) => game.solution(task).flatMap(({ shown }) => shown.flatMap(withinOf)))
        .flatMap((one: Expression) => (one.kind === "picture" ? [one.name] : [])),
    );
    for (const name of names) expect(game.picture!(name)).toMatch(/^<svg (?!.*NaN)/);
    for (const name of [
      "",
      "blocks",
      "blocks 0",
      "blocks 1 2 3",
      "squares 14",
      "balance 1 2",
      "balance 9 9 9 9",
      "cards 99",
    ])
      expect(() => game.picture!(name), name).toThrow(RangeError);
  });
});

describe("the pictures of comparing and rounding", () => {
  /** The places of the points on a line, from 0 at its first written number to 1 at its last one. */
  const points = (svg: string): readonly number[] =>
    numbersOf(svg, /<circle cx="(\d+)"/g).map((x) => (x - 40) / (400 - 40));

  it("show a number between the two round ones, as far as it is from them", () => {
    expect(points(drawComparing("round 3476 0 100"))[0]).toBeCloseTo(0.76, 2);
    const [first = NaN, second = NaN, third = NaN] = points(
      drawComparing("percents 1/5/fraction 3/10/number 75/1/percent"),
    );
    expect([first, second, third].map((at) => Math.round(100 * at))).toStrictEqual([20, 30, 75]);
    expect(points(drawComparing("root 50"))[0]).toBeCloseTo(Math.sqrt(50) - 7, 2);
  });

  it("write decimals below each other, with dashed zeros, and frame the first place that differs", () => {
    const svg = drawComparing("digits 2 40 45 125");
    const digits = [...svg.matchAll(/<text[^>]*>(\d|\{point:0\})<\/text>/g)].map(([, digit]) => digit);
    expect(digits.slice(0, 9).join("")).toBe("040045125");
    expect(count(svg, /stroke-dasharray/g)).toBe(1);
    expect(count(svg, /\{point:0\}/g)).toBe(3);
  });

  it("are refused by other names", () => {
    for (const name of [
      "",
      "round 3400 0 100",
      "root 49",
      "digits 2 4",
      "bars 3/2 1/2",
      "percents 1/2/fraction",
      "line 3",
    ])
      expect(() => drawComparing(name), name).toThrow(RangeError);
  });
});
