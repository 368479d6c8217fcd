import { describe, expect, it } from "vitest";
import { LANGUAGES, type Speaker } from "@karota/engine/message.ts";
import { areAreas } from "@karota/engine/quiz/entry.ts";
import { typedForm } from "@karota/engine/quiz/expression.ts";
import { canRead, isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { readWords } from "@karota/engine/quiz/reading.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { signsOf } from "@karota/engine/quiz/typed-signs.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE } from "./catalogue.ts";

/** An answer as it is written with the keys: accents and other signs that marking passes over are left out. */
function withKeys(task: Task, choice: number, speaker: Speaker): string {
  const value = typedForm(task.choices[choice]!.value);
  const isName = value.kind === "name" || value.kind === "weekday";
  const plain = toPlain(value, speaker);
  if (isName) return readWords(plain).toUpperCase();
  if (value.kind === "numeral") return plain.replace(/[₀-₉]/g, "");
  if (value.kind === "date") return `${value.day}.${value.month}.`;
  if (value.kind === "clock") return `${Math.floor(value.minutes / 60)}:${String(value.minutes % 60).padStart(2, "0")}`;
  if (value.kind === "quantity") return toPlain(value.amount, speaker);
  if (value.kind === "infix" && value.operator === "=") return toPlain(value.items.at(-1)!, speaker);
  return plain.replace(/, (?=\p{L} =)/gu, "; ").replace(", ost", " ost");
}

/** What is left of a text once all that the keys write is taken out of it. */
function without(text: string, signs: readonly string[]): string {
  const longestFirst = signs.toSorted((a, b) => b.trim().length - a.trim().length);
  return longestFirst.reduce((rest, sign) => rest.replaceAll(sign.trim() || sign, ""), text).replaceAll(" ", "");
}

const quizzes = CATALOGUE.filter(({ type }) => type === "education");

describe.each(quizzes)("the keypad of $id", ({ load }) => {
  it("writes each choice of each task, as it is read and marked", async () => {
    const quiz = await load();
    if (!isQuiz(quiz)) throw new Error(`${quiz.id} is no quiz`);
    const faults: string[] = [];
    for (const options of quiz.options.presets.filter(({ tasks }) => tasks === 10))
      for (let seed = 0; seed < depth(1, 20); seed++)
        for (const task of quiz.generate(options, seeded(`keypad ${seed}`)).tasks.filter((one) => !areAreas(one)))
          for (const language of LANGUAGES) {
            const signs = signsOf(task, SPEAKERS[language]);
            if (signs.length > 40) faults.push(`${signs.length} keys`);
            if (new Set(signs).size < signs.length) faults.push(`a key twice: ${signs.join("")}`);
            for (const choice of task.choices.keys()) {
              const text = withKeys(task, choice, SPEAKERS[language]);
              const missing = without(text, signs);
              const isMarked = canRead(task, text) && isRight(task, { text }) === (choice === task.correct);
              if (missing !== "" || !isMarked) faults.push(`${language} ${text} without ${missing}: ${signs.join("")}`);
            }
            const turned = { ...task, choices: task.choices.toReversed(), correct: 3 - task.correct };
            if (signsOf(turned, SPEAKERS[language]).join() !== signs.join())
              faults.push(`other keys in another order of the choices: ${signs.join("")}`);
          }
    expect(faults.slice(0, 5)).toEqual([]);
  });
});
