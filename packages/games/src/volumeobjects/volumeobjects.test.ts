import { describe, expect, it } from "vitest";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { toParts } from "@karota/engine/quiz/markup.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sizeOf } from "../data/units.ts";
import { decimalSign, isConversion, type Sizes } from "../measures/testing/conversion-laws.ts";
import { volumeobjects } from "./index.ts";
import { drawPicture, pictureName } from "./picture.ts";
import { SOLIDS } from "./solid-rules.ts";
import { solidMistakes, type Solid } from "./solids.ts";

/** In cubic millimetres. */
const SIZES: Sizes = {
  "mm³": 1n,
  "cm³": 1_000n,
  "dm³": 1_000_000n,
  "m³": 1_000_000_000n,
  l: 1_000_000n,
};

/** The unit cubes of a box, counted layer by layer. */
function cubesOf(a: number, b: number, c: number): number {
  let cubes = 0;
  for (let layer = 0; layer < c; layer++) for (let row = 0; row < b; row++) cubes += a;
  return cubes;
}

/**
 * Six times the volume: boxes are counted, a triangle fills half of its box, a pyramid two of a box's six.
 * The words are those of the three languages.
 */
const MEASURES: readonly (readonly [words: RegExp, sixfold: (...given: readonly number[]) => number])[] = [
  [/^(telesa|a solid|eines Körpers)/, (a = 0, b = 0, c = 0, d = 0) => 6 * (cubesOf(a, b, c) + cubesOf(d, d, d))],
  [/kvadrat s|ein Quadrat/, (a = 0, h = 0) => 2 * cubesOf(a, a, h)],
  [/pravokotnik s|ein Rechteck/, (a = 0, b = 0, h = 0) => 2 * cubesOf(a, b, h)],
  // English names the height first.
  [/a square base/, (h = 0, a = 0) => 2 * cubesOf(a, a, h)],
  [/a rectangular base/, (h = 0, a = 0, b = 0) => 2 * cubesOf(a, b, h)],
  [/trikotnik s|a triangle|ein Dreieck/, (a = 0, h = 0, l = 0) => 3 * cubesOf(a, h, l)],
  [/^(prizme|a prism|eines Prismas)/, (base = 0, h = 0) => 6 * cubesOf(base, 1, h)],
  [/^(kvadra|a cuboid|eines Quaders)/, (a = 0, b = 0, c = 0) => 6 * cubesOf(a, b, c)],
  [/^(kocke|a cube|eines Würfels)/, (a = 0) => 6 * cubesOf(a, a, a)],
];
const TENTHS: Readonly<Record<string, string>> = { m: "dm", dm: "cm", cm: "mm" };

function isMeasure(question: string, choice: string, sign: "," | "."): boolean {
  const lengths = [...question.matchAll(/(\d+) (mm|cm|dm|m)([²³]?)(?!\w)/g)];
  const numbers = lengths.map((length) => Number(length[1]));
  const unit = lengths.at(-1)![2]!;
  const amount = Number(choice.split(" ")[0]!.replace(sign, "."));
  if (lengths[0]![3] === "³") {
    const [volume = 0, a = amount, b = amount] = numbers;
    return choice.endsWith(` ${unit}`) && a * b * amount === volume;
  }
  if (TENTHS[lengths[0]![2]!] === unit) numbers[0]! *= 10;
  const [, sixfold] = MEASURES.find(([words]) => words.test(question))!;
  return choice.endsWith(` ${unit}³`) && sixfold(...numbers) === 6 * amount;
}

quizLaws(volumeobjects, {
  speakers: SPEAKERS,
  sizeOf,
  answers: (question, choice, asked) =>
    question.includes("?")
      ? isConversion(SIZES, question, choice, asked)
      : isMeasure(question, choice, decimalSign(asked)),
});

const tasksOf = (level: "easy" | "medium" | "hard"): readonly Task[] =>
  Array.from(
    { length: 50 },
    (_, quiz) => volumeobjects.generate({ level, tasks: 40 }, seeded(`${level} ${quiz}`)).tasks,
  ).flat();
const solidsOf = (tasks: readonly Task[]): readonly Solid[] =>
  tasks.flatMap(({ facts }) => ("solid" in (facts as object) ? [facts as Solid] : []));

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

  it("include every solid, and units in between", () => {
    const asked = [...tasksOf("easy"), ...tasksOf("medium"), ...tasksOf("hard")];
    const solids = solidsOf(asked).map(({ solid }) => solid);
    expect(new Set(solids)).toStrictEqual(new Set(SOLIDS));
    expect(solids.length).toBeLessThan(asked.length * 0.6);
  });

  it("accept cubes typed as 3 and as ³", () => {
    const volumes = tasksOf("hard").filter(({ choices, correct }) =>
      toPlain(choices[correct]!.value, SPEAKERS.de).endsWith("dm³"),
    );
    expect(volumes.length).toBeGreaterThan(10);
    for (const task of volumes) {
      const [amount = ""] = toPlain(task.choices[task.correct]!.value, SPEAKERS.de).split(" ");
      for (const unit of ["", " dm³", "dm3", " dm^3"]) expect(isRight(task, { text: amount + unit }), unit).toBe(true);
      expect(isRight(task, { text: `${amount} cm³` })).toBe(false);
    }
  });
});

describe("typical errors", () => {
  const named = (solid: Solid["solid"], name: string, ...given: number[]) =>
    solidMistakes({ solid, given, unit: "centimetre" }, false).flatMap((one) =>
      one.name === name ? [one.value.n / one.value.d] : [],
    );

  it("of a cuboid are its surface, one face, the sum of its edges and a layer too many", () => {
    expect(named("cuboid", "surface", 5, 4, 3)).toStrictEqual([94]);
    expect(named("cuboid", "one-face", 5, 4, 3)).toStrictEqual([20, 15]);
    expect(named("cuboid", "edges-added", 5, 4, 3)).toStrictEqual([12, 48]);
    expect(named("cuboid", "layer-off", 5, 4, 3)).toStrictEqual([80, 40]);
  });

  it("of a pyramid are the third forgotten and the half of it", () => {
    expect(named("pyramid", "not-thirded", 4, 9)).toStrictEqual([144]);
    expect(named("pyramid", "halved-instead", 4, 9)).toStrictEqual([72]);
  });

  it("of an edge in another unit are both units mixed and another factor", () => {
    expect(named("cuboid-two-units", "units-mixed", 2, 5, 3)).toStrictEqual([30]);
    expect(named("cuboid-two-units", "edge-factor-wrong", 2, 5, 3)).toStrictEqual([3_000]);
  });
});

describe("the worked solution", () => {
  const [task] = tasksOf("easy");
  const stepsOf = (facts: Parameters<typeof volumeobjects.solution>[0]["facts"]) =>
    volumeobjects
      .solution({ ...task!, facts })
      .map(({ shown }) => shown.map((one) => toPlain(one, SPEAKERS.sl)).join("; "));

  it("goes from the base over the prism to the pyramid", () => {
    expect(stepsOf({ solid: "pyramid-rectangular", given: [6, 4, 5], unit: "metre" })).toStrictEqual([
      "6 m · 4 m = 24 m²",
      "24 · 5 = 120",
      "120 : 3 = 40",
      "40 m³",
    ]);
  });

  it("shows a cuboid and a cube as layers of unit cubes", () => {
    const cuboid: Solid = { solid: "cuboid", given: [4, 3, 5], unit: "centimetre" };
    expect(stepsOf(cuboid)).toStrictEqual([
      "kvader iz kockic: 5 plasti, v vsaki 3 vrste s po 4; 4 · 3 = 12",
      "4 · 3 · 5 = 60",
      "60 cm³",
    ]);
    expect(stepsOf({ solid: "cube", given: [2], unit: "metre" })[0]).toBe(
      "kvader iz kockic: 2 plasti, v vsaki 2 vrsti s po 2; 2 · 2 = 4",
    );
    const svg = volumeobjects.picture!("cubes 4 3 5");
    const facesOf = (face: string): number =>
      svg.match(new RegExp(`<path data-face="${face}"[^>]* d="([^"]*)"`))![1]!.match(/M/g)!.length;
    // Lines between so many columns and rows of squares on each face.
    expect(["front", "top", "side"].map(facesOf)).toStrictEqual([3 + 4, 3 + 2, 2 + 4]);
    for (const name of ["cubes", "cubes 4 3", "cubes 4 3 5 1", "cubes 0 3 5", "cubes 4 3 11", "cubes 4 3 x"])
      expect(() => volumeobjects.picture!(name), name).toThrow(RangeError);
  });

  it("divides a volume by both given edges", () => {
    expect(stepsOf({ solid: "cuboid-edge", given: [60, 5, 4], unit: "metre" })).toStrictEqual([
      "5 · 4 = 20",
      "60 : 20 = 3",
      "3 m",
    ]);
  });

  it("leads from litres to cubic metres over 1 dm³ = 1 l", () => {
    const units = { large: "cubic-metre", small: "litre", amount: { n: 3, d: 2 }, extra: 0 } as const;
    expect(stepsOf({ form: "one", to: "larger", ...units })[0]).toBe("1 m³ = 1000 dm³ = 1000 l");
  });
});

describe("the pictures", () => {
  const solids = solidsOf([...tasksOf("easy"), ...tasksOf("medium"), ...tasksOf("hard")]);

  it("show every length that is given, and what is sought only as a question mark", () => {
    for (const solid of solids) {
      const written = [...drawPicture(pictureName(solid)).matchAll(/<text [^>]*>([^<]*)</g)].map((text) =>
        text[1]!.replace(/^[aef] = /, ""),
      );
      for (const given of solid.given) expect(written.some((text) => text.startsWith(`${given} `))).toBe(true);
      expect(written.includes("?")).toBe(solid.solid.endsWith("-edge"));
      const lengths = written.filter((text) => !/^[aef?]$/.test(text)).map((text) => Number(text.split(" ")[0]));
      expect(new Set(lengths)).toStrictEqual(new Set(solid.given));
    }
  });

  it("name the solid, and mark the edges of a cube as equal", () => {
    const wordsOf = (solid: Solid): readonly string[] =>
      [...drawPicture(pictureName(solid)).matchAll(/<text [^>]*>([^<]*)</g)].map((text) => text[1]!);
    const drawn = wordsOf({ solid: "cube-edge", given: [512], unit: "centimetre" });
    expect(drawn).toStrictEqual(["a = ?", "a", "a", "512 cm³"]);
    const stacked = wordsOf({ solid: "stacked", given: [8, 6, 3, 4], unit: "centimetre" });
    expect(stacked.filter((word) => word === "4 cm")).toHaveLength(2);
    const pictures = [...tasksOf("medium"), ...tasksOf("hard")].filter(({ question }) => question.kind === "picture");
    for (const { question } of pictures) expect(toParts(question, SPEAKERS.en)[0]).toMatchObject({ kind: "caption" });
    expect(pictures.length).toBeGreaterThan(100);
  });

  it("have a margin around them", () => {
    for (const solid of solids) {
      const svg = drawPicture(pictureName(solid));
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
});
