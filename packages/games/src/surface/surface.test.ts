import { describe, expect, it } from "vitest";
import { withinOf } from "@karota/engine/quiz/expression.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { toParts } from "@karota/engine/quiz/markup.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sizeOf } from "../data/units.ts";
import type { Conversion } from "../measures/conversion.ts";
import { answersStory, decimalSign, isConversion, type Sizes } from "../measures/testing/conversion-laws.ts";
import type { StoryFacts } from "../stories/stories.ts";
import { surface } from "./index.ts";
import { drawPicture, pictureName } from "./picture.ts";
import { SHAPES } from "./shape-rules.ts";
import { shapeMistakes, type Shape } from "./shapes.ts";

/** In square millimetres. */
const SIZES: Sizes = {
  "mm²": 1n,
  "cm²": 100n,
  "dm²": 10_000n,
  "m²": 1_000_000n,
  a: 100_000_000n,
  ha: 10_000_000_000n,
  "km²": 1_000_000_000_000n,
};

/**
 * Twice the area, each worked out by another cut than the topic's own; a side is squared or multiplied back.
 * The words are those of the three languages.
 */
const MEASURES: readonly (readonly [words: RegExp, twice: (...given: readonly number[]) => number])[] = [
  [/^(kvadra z|a cuboid|eines Quaders)/, (a = 0, b = 0, c = 0) => 2 * (2 * (a + b) * c + 2 * a * b)],
  [/^(kocke|a cube|eines Würfels)/, (a = 0) => 2 * (4 * a * a + 2 * a * a)],
  [/manjka|cut out|fehlt/, (a = 0, b = 0, c = 0, d = 0) => 2 * (a * (b - d) + (a - c) * d)],
  [/^(romba|a rhombus|einer Raute)/, (e = 0, f = 0) => 4 * (e / 2) * (f / 2)],
  [/^(trapeza|a trapezium|eines Trapezes)/, (a = 0, c = 0, h = 0) => 2 * c * h + (a - c) * h],
  [/^(trikotnika|a triangle|eines Dreiecks)/, (a = 0, _b = 0, h = 0) => a * h],
  [/^(paralelograma|a parallelogram|eines Parallelogramms)/, (a = 0, _b = 0, h = 0) => 2 * a * h],
  [/^(pravokotnika|a rectangle|eines Rechtecks)/, (a = 0, b = 0) => 2 * a * b],
  [/^(kvadrata|a square|eines Quadrats)/, (a = 0) => 2 * a * a],
];
const TENTHS: Readonly<Record<string, string>> = { m: "dm", dm: "cm", cm: "mm" };

/** @param shape what the shape is called; the question where it says so itself */
function isMeasure(question: string, choice: string, sign: "," | ".", shape = question): boolean {
  const lengths = [...question.matchAll(/(\d+) (mm|cm|dm|m)(²?)(?!\w)/g)];
  const numbers = lengths.map((length) => Number(length[1]));
  const unit = lengths.at(-1)![2]!;
  const amount = Number(choice.split(" ")[0]!.replace(sign, "."));
  if (lengths[0]![3] === "²") {
    const [area = 0, side = amount] = numbers;
    return choice.endsWith(` ${unit}`) && side * amount === area;
  }
  if (TENTHS[lengths[0]![2]!] === unit) numbers[0]! *= 10;
  const [, twice] = MEASURES.find(([words]) => words.test(shape))!;
  return choice.endsWith(` ${unit}²`) && twice(...numbers) === 2 * amount;
}

quizLaws(surface, {
  speakers: SPEAKERS,
  sizeOf,
  answers: (question, choice, asked) => {
    const sign = decimalSign(asked);
    if (asked.options["form"] === "stories") {
      const { of } = asked.task.facts as StoryFacts<Conversion | Shape>;
      if (!("shape" in of)) return answersStory(SIZES, question, choice, asked);
      const named = of.shape === "corner" ? "cut out" : `a ${of.shape}`;
      return isMeasure(question, choice, sign, named);
    }
    return question.includes("?") ? isConversion(SIZES, question, choice, asked) : isMeasure(question, choice, sign);
  },
});

const tasksOf = (level: "easy" | "medium" | "hard"): readonly Task[] =>
  Array.from(
    { length: 50 },
    (_, quiz) => surface.generate({ level, tasks: 40, form: "numbers" }, seeded(`${level} ${quiz}`)).tasks,
  ).flat();

describe("the tasks", () => {
  it("have wrong answers that all come from a named error", () => {
    for (const level of ["easy", "medium", "hard"] as const)
      for (const { choices } of tasksOf(level)) expect(choices.filter(({ mistake }) => isMiss(mistake))).toEqual([]);
  });

  it("have no decimals when easy", () => {
    for (const { question, choices } of tasksOf("easy"))
      for (const one of [question, ...choices.map((choice) => choice.value)])
        expect(toPlain(one, SPEAKERS.en)).not.toContain(".");
  });

  it("include every shape, and units in between", () => {
    const asked = ["easy", "medium", "hard"].flatMap((level) => tasksOf(level as "easy"));
    const shapes = asked.flatMap(({ facts }) => ("shape" in (facts as object) ? [(facts as Shape).shape] : []));
    expect(new Set(shapes)).toStrictEqual(new Set(SHAPES));
    expect(shapes.length).toBeLessThan(asked.length * 0.7);
  });

  it("accept squares typed as 2 and as ²", () => {
    const areas = tasksOf("hard").filter(({ choices, correct }) =>
      toPlain(choices[correct]!.value, SPEAKERS.sl).endsWith("cm²"),
    );
    expect(areas.length).toBeGreaterThan(10);
    for (const task of areas) {
      const [amount = ""] = toPlain(task.choices[task.correct]!.value, SPEAKERS.sl).split(" ");
      for (const unit of ["", " cm²", "cm2", " cm^2"]) expect(isRight(task, { text: amount + unit }), unit).toBe(true);
      expect(isRight(task, { text: `${amount} mm²` })).toBe(false);
    }
  });
});

const mistakesOf = (shape: Shape["shape"], ...given: number[]) =>
  Object.groupBy(shapeMistakes({ shape, given, unit: "centimetre" }, false), ({ name }) => name);
const values = (mistakes: ReturnType<typeof mistakesOf>, name: string) =>
  mistakes[name]?.map(({ value }) => value.n / value.d);

describe("typical errors", () => {
  it("of a rectangle 6 by 4 are its perimeter, the sum of its sides and a row too many", () => {
    const mistakes = mistakesOf("rectangle", 6, 4);
    expect(values(mistakes, "perimeter")).toStrictEqual([20]);
    expect(values(mistakes, "sides-added")).toStrictEqual([10]);
    expect(values(mistakes, "row-off")).toStrictEqual([30, 18]);
  });

  it("of a triangle are the half forgotten and the slanted side instead of the height", () => {
    const mistakes = mistakesOf("triangle", 8, 6, 5);
    expect(values(mistakes, "not-halved")).toStrictEqual([40]);
    expect(values(mistakes, "slanted-side")).toStrictEqual([24]);
  });

  it("of a cuboid are half its surface and its volume", () => {
    const mistakes = mistakesOf("cuboid", 5, 4, 3);
    expect(values(mistakes, "not-doubled")).toStrictEqual([47]);
    expect(values(mistakes, "volume")).toStrictEqual([60]);
    expect(values(mistakes, "pair-forgotten")).toStrictEqual([70, 64]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Shape) =>
    surface
      .solution({ ...tasksOf("easy")[0]!, facts })
      .map(({ shown }) => shown.map((one) => toPlain(one, SPEAKERS.sl)).join("; "));

  it("multiplies lengths to areas and halves a triangle", () => {
    expect(stepsOf({ shape: "triangle", given: [7, 6, 5], unit: "decimetre" })).toStrictEqual([
      "7 dm · 5 dm = 35 dm²",
      "35 dm² : 2 = 17,5 dm²",
      "17,5 dm²",
    ]);
  });

  it("shows a rectangle and a square as rows of unit squares, as far as they can be counted", () => {
    const namesOf = (facts: Shape): readonly string[] =>
      surface
        .solution({ ...tasksOf("easy")[0]!, facts })
        .flatMap(({ shown }) => shown.flatMap((one) => (one.kind === "picture" ? [one.name] : [])));
    expect(namesOf({ shape: "rectangle", given: [7, 4], unit: "centimetre" })).toStrictEqual(["squares 7 4"]);
    expect(namesOf({ shape: "square", given: [6], unit: "metre" })).toStrictEqual(["squares 6 6"]);
    expect(namesOf({ shape: "square", given: [13], unit: "metre" })).toStrictEqual([]);
    const svg = surface.picture!("squares 7 4");
    const lines = /<path d="([^"]*)" stroke="#3A2A00" stroke-width="0.8"/.exec(svg)![1]!;
    expect([lines.match(/V/g), lines.match(/H/g)].map((some) => some!.length + 1)).toStrictEqual([7, 4]);
    for (const name of ["squares", "squares 7", "squares 7 4 1", "squares 0 4", "squares 13 4", "squares 7 x"])
      expect(() => surface.picture!(name), name).toThrow(RangeError);
  });

  it("writes both sides in one unit first", () => {
    expect(stepsOf({ shape: "rectangle-two-units", given: [3, 40], unit: "decimetre" })).toStrictEqual([
      "3 dm = 30 cm",
      "30 cm · 40 cm = 1200 cm²",
      "1200 cm²",
    ]);
  });
});

describe("the pictures", () => {
  const shapes = [...tasksOf("medium"), ...tasksOf("hard")].flatMap(({ facts }) =>
    "shape" in (facts as object) ? [facts as Shape] : [],
  );

  it("show every length that is given, and what is sought only as a question mark", () => {
    for (const shape of shapes) {
      const written = [...drawPicture(pictureName(shape)).matchAll(/<text [^>]*>([^<]*)</g)].map((text) =>
        text[1]!.replace(/^[aef] = /, ""),
      );
      for (const given of shape.given) expect(written.some((text) => text.startsWith(`${given} `))).toBe(true);
      expect(written.includes("?")).toBe(shape.shape.endsWith("-side"));
      const lengths = written.filter((text) => !/^[aef?]$/.test(text)).map((text) => Number(text.split(" ")[0]));
      expect(new Set(lengths)).toStrictEqual(new Set(shape.given));
    }
  });

  it("have a margin around them", () => {
    for (const shape of shapes) {
      const svg = drawPicture(pictureName(shape));
      const frame = /viewBox="([^"]*)"/.exec(svg)![1]!.split(" ").map(Number);
      const [left = NaN, top = NaN, width = NaN, height = NaN] = frame;
      // From 200 on, pictures are no longer scaled to one height.
      expect(height, svg).toBeLessThan(200);
      for (const [, corners = ""] of svg.matchAll(/points="([^"]*)"/g))
        for (const corner of corners.split(" ")) {
          const [x = NaN, y = NaN] = corner.split(",").map(Number);
          expect(Math.min(x - left, left + width - x, y - top, top + height - y), svg).toBeGreaterThanOrEqual(15);
        }
    }
  });

  it("name the shape, mark sides that are equal by one letter, and name the diagonals on their lines", () => {
    const lettersOf = (shape: Shape): readonly string[] =>
      [...drawPicture(pictureName(shape)).matchAll(/>([aef](?: = [^<]+)?)</g)].map((text) => text[1]!);
    expect(lettersOf({ shape: "square-side", given: [49], unit: "centimetre" })).toStrictEqual(["a = ?", "a"]);
    expect(lettersOf({ shape: "rhombus", given: [8, 13], unit: "centimetre" })).toStrictEqual([
      "e = 8 cm",
      "f = 13 cm",
      "e",
      "f",
    ]);
    const pictures = tasksOf("hard").filter(({ question }) => question.kind === "picture");
    for (const { ask, question } of pictures) {
      const [caption] = toParts(question, SPEAKERS.en);
      expect(caption).toMatchObject({ kind: "caption" });
      expect(`${SPEAKERS.en.say(ask)} ${toPlain(question, SPEAKERS.en)}`).toMatch(
        /^(What is the (surface )?area of|How long is the unknown side of) an? [a-zL]/,
      );
    }
    expect(pictures.length).toBeGreaterThan(100);
  });

  it("are in the question with a label that says the same", () => {
    const [task] = tasksOf("hard").filter(({ facts }) => (facts as Shape).shape === "trapezium");
    const [a, c, h] = (task!.facts as Shape).given;
    expect(withinOf(task!.question).map((one) => one.kind)).toStrictEqual(["picture"]);
    expect(toPlain(task!.question, SPEAKERS.en)).toMatch(new RegExp(`${a} .*${c} .*${h} `));
  });
});
