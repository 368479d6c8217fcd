import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { toParts } from "@karota/engine/quiz/markup.ts";
import { drawnTask } from "@karota/engine/quiz/payload.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import type { Measure } from "@karota/print/draw-op.ts";
import { layOut } from "@karota/print/lay-out.ts";
import { quizWorksheet } from "@karota/print/quiz-worksheet.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE } from "./catalogue.ts";
import { yearsOfLevel } from "./school-years.ts";
import { numbersIn } from "./stories/testing/numbers-in.ts";

/** The pupils whose quizzes explain in pictures. */
const LAST_GRADE = 6;
/** Smaller numbers are the steps of a scale and the sides of squares, too. */
const LARGE_ANSWER = 20;

const measure: Measure = (text, size) => text.length * size * 0.56;

interface Options {
  readonly level: string;
  readonly tasks: number;
  readonly language?: string;
  readonly form?: string;
}

/** The tasks with a picture of every quiz for these grades, from each of its levels that suits them. */
const pictured = (
  await Promise.all(
    CATALOGUE.filter(({ type }) => type === "education").map(async ({ id, load }) => {
      const game = await load();
      if (!isQuiz(game)) throw new Error(`${id} is no quiz`);
      const quiz: AnyQuiz = game;
      const presets = (quiz.options.presets as readonly Options[]).filter(
        ({ level, tasks, language = "en", form = "numbers" }) =>
          tasks === 20 && language === "en" && form === "numbers" && (yearsOfLevel(id, level)?.[0] ?? 99) <= LAST_GRADE,
      );
      const tasks = presets
        .flatMap((options): readonly Task[] => quiz.generate(options, seeded("paper pictures")).tasks)
        .filter(({ question }) => question.kind === "picture");
      return { id, quiz, tasks };
    }),
  )
).filter(({ tasks }) => tasks.length > 0);

it("pictures are printed by all quizzes of these grades that a picture explains", () => {
  expect(pictured.map(({ id }) => id)).toEqual([
    "addition",
    "subtraction",
    "multiplication",
    "division",
    "percentage",
    "fractions",
    "binary",
    "time",
    "distance",
    "mass",
    "surface",
    "volumeliquids",
    "volumeobjects",
    "equationssimple",
    "flags",
    "cities",
  ]);
});

describe.each(pictured)("the pictures of $id on paper", ({ quiz, tasks }) => {
  const task = quizWorksheet(quiz)({ tasks }, false);
  const solution = quizWorksheet(quiz)({ tasks }, true);

  it.each(LANGUAGES)(
    "are those of the screen, each with its description in %s, and do not say the answer",
    (language) => {
      const speaker = SPEAKERS[language];
      const pages = layOut(
        { copies: [{ title: "Igra", line: "", task, solution }], perPage: 1, solutions: false },
        speaker,
        measure,
      );
      const ops = pages.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.ops));
      const pictures = ops.flatMap((op) => (op.kind === "picture" ? [op] : []));
      const words = ops.flatMap((op) => (op.kind === "text" ? [op.text] : [])).join(" ");
      const said: string[] = [];
      for (const one of tasks) {
        const parts = toParts(drawnTask(one, quiz.picture).question, speaker);
        const drawing = parts.find((part) => part.kind === "drawing")!;
        const caption = parts.find((part) => part.kind === "caption");
        const printed = pictures.find(({ svg, label = "" }) => svg === drawing.svg && label === drawing.label);
        expect(printed, JSON.stringify(one.facts)).toBeDefined();
        // What is written above a picture is its description.
        expect(caption ? words.includes(caption.text.split(" ")[0]!) : drawing.label !== "").toBe(true);
        const answer = toPlain(one.choices[one.correct]!.value, speaker);
        const written = [...drawing.svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);
        if (Number(answer) > LARGE_ANSWER && numbersIn([drawing.label, ...written].join(" ; ")).includes(answer))
          said.push(`${answer}: ${drawing.label} ${written.join(" ")}`);
        expect(drawing.svg).not.toMatch(/<(title|desc|metadata)|aria-|<!--/);
      }
      expect(said).toEqual([]);
    },
  );
});
