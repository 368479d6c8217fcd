import { create, type Font } from "fontkit";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toParts, type Markup } from "@karota/engine/quiz/markup.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { COUNTRIES } from "@karota/games/data/countries.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

const QUIZZES = depth(1, 40);
const SHEET = fileURLToPath(new URL("fonts.css", import.meta.url));
const partOf = (language: Language, part: string): string =>
  fileURLToPath(import.meta.resolve(`@karota/texts/compiled/parts/${language}/${part}.json`));
const HEAD = "Baloo 2 Variable";
const TEXT = "Atkinson Hyperlegible Next Variable";

interface Face {
  readonly family: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Made of the package's file, with the signs of our languages. */
  readonly isOurs: boolean;
  readonly font: Font;
}

/** The faces of the style sheet with a file, the later ones first, as a browser tries them. */
const faces: readonly Face[] = [...readFileSync(SHEET, "utf8").matchAll(/@font-face \{([^}]*)\}/g)]
  .filter(([, rules = ""]) => rules.includes("url("))
  .map(([, rules = ""]) => {
    const [, family = ""] = /font-family: "([^"]+)"/.exec(rules) ?? [];
    const [, source = ""] = /url\("([^"]+)"\)/.exec(rules) ?? [];
    const [, ranges = ""] = /unicode-range:\s*([^;]+);/.exec(rules) ?? [];
    const file = source.startsWith(".")
      ? join(dirname(SHEET), source)
      : fileURLToPath(import.meta.resolve(source.replace(/\/files\/.*/, "/package.json"))).replace(
          "package.json",
          source.replace(/.*\/(files\/)/, "$1"),
        );
    return {
      family,
      isOurs: source.startsWith("."),
      ranges: [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
        ([, from = "", to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
      ),
      font: create(readFileSync(file)) as Font,
    };
  })
  .toReversed();

/** Whether one of the family's faces covers a character and has it. */
function canDraw(sign: string, family: string): boolean {
  const code = sign.codePointAt(0)!;
  const face = faces.find(
    (one) => one.family === family && one.ranges.some(([from, to]) => code >= from && code <= to),
  );
  return face?.font.hasGlyphForCodePoint(code) ?? false;
}

/** Accents that both of a package's files have, for their own letters. */
const COMBINING = [0x304, 0x308, 0x329];
/** Signs that the setting of mathematics draws as lines, or not at all. */
const UNDRAWN = ["\u2061", "\u2062", "\u00a0"];
const missingOf = (signs: Iterable<string>, family: string): readonly string[] =>
  [...signs]
    .filter((sign) => !UNDRAWN.includes(sign) && !canDraw(sign, family))
    .map((sign) => `${sign} (U+${sign.codePointAt(0)!.toString(16)}) in ${family}`);
const textsIn = (markup: Markup | string): readonly string[] =>
  typeof markup === "string" ? [markup] : markup.children.flatMap(textsIn);
const written = (expression: Expression, language: Language): readonly string[] =>
  toParts(expression, SPEAKERS[language]).flatMap((part) =>
    part.kind === "math" ? textsIn(part.markup) : "text" in part ? [part.text] : [],
  );

test.each(CATALOGUE.filter(({ type }) => type === "education").map((row) => ({ id: row.id, row })))(
  "every sign that $id can show is in the font that draws it",
  async ({ row }) => {
    const game = await row.load();
    if (!isQuiz(game)) throw new Error(`${row.id} is no quiz`);
    const shown = { [HEAD]: new Set<string>(), [TEXT]: new Set<string>() };
    const note = (family: typeof HEAD | typeof TEXT, texts: readonly string[]): void => {
      for (const text of texts) for (const sign of text) shown[family].add(sign);
    };
    for (const options of game.options.presets.filter(({ tasks }: { tasks: number }) => tasks === 20))
      for (let quiz = 0; quiz < QUIZZES; quiz++)
        for (const task of game.generate(options, seeded(`signs ${quiz}`)).tasks)
          for (const language of LANGUAGES) {
            const speaker = SPEAKERS[language];
            const steps = game.solution(task);
            note(HEAD, [speaker.say(task.ask)]);
            for (const one of [
              task.question,
              ...task.choices.map(({ value }) => value),
              ...steps.flatMap((step) => step.shown),
            ])
              note(HEAD, written(one, language));
            note(
              TEXT,
              steps.map((step) => speaker.say(step.say)),
            );
            for (const selected of task.choices.keys()) {
              const mistake = selected === task.correct ? null : game.mistake(task, { selected });
              if (mistake) note(HEAD, [speaker.say(mistake)]);
            }
          }
    expect([...missingOf(shown[HEAD], HEAD), ...missingOf(shown[TEXT], TEXT)]).toStrictEqual([]);
    expect(shown[HEAD].size).toBeGreaterThan(15);
  },
);

test("each sign is in one file of a family only, because browsers load all that could have it", () => {
  for (const family of [HEAD, TEXT]) {
    const codes = faces
      .filter((face) => face.family === family)
      .flatMap(({ ranges }) =>
        ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
      );
    const twice = codes.filter((code, place) => codes.indexOf(code) !== place && !COMBINING.includes(code));
    expect(twice.map((code) => String.fromCodePoint(code))).toStrictEqual([]);
  }
});

/** Signs that say where a word may be divided and where a line may not end, which nothing draws. */
const INVISIBLE = ["\u00ad", "\u2060"];

test.each(LANGUAGES)("no text of a page in %s makes a browser load more than one file of each family", (language) => {
  const parts = ["shell", "rest", "about", "help", "admin"];
  const signs = new Set(
    parts.flatMap((part) => [...readFileSync(partOf(language, part), "utf8").replaceAll("\n", "")]),
  );
  for (const family of [HEAD, TEXT]) {
    const holds = ({ ranges }: Face, sign: string): boolean =>
      ranges.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to);
    const others = faces.filter((face) => face.family === family && !face.isOurs);
    expect([...signs].filter((sign) => others.some((face) => holds(face, sign)))).toStrictEqual([]);
    const drawn = [...signs].filter((sign) => !INVISIBLE.includes(sign));
    expect(missingOf(drawn, family)).toStrictEqual([]);
  }
});

test("every name of a country and of a capital is in the fonts that draw it", () => {
  const names = COUNTRIES.flatMap(({ name, capital }) => [name, capital ?? name].flatMap(Object.values<string>));
  const signs = new Set(names.join(""));
  for (const family of [HEAD, TEXT]) expect(missingOf(signs, family)).toStrictEqual([]);
});

test("a sign that no face has is found out: the root sign is drawn, not written", () => {
  expect([canDraw("√", HEAD), canDraw("š", HEAD), canDraw("ß", TEXT)]).toStrictEqual([false, true, true]);
});

test("the 0 of both families has one hole: no stroke divides it", () => {
  for (const family of [HEAD, TEXT]) {
    const { font } = faces.find(
      (one) => one.family === family && one.ranges.some(([from, to]) => from <= 0x30 && to >= 0x30),
    )!;
    for (const features of [[], ["tnum"]]) {
      const [glyph] = font.layout("0", features).glyphs;
      const begun = glyph!.path.commands.filter(({ command }) => command === "moveTo");
      expect(begun, family).toHaveLength(2);
    }
  }
});
