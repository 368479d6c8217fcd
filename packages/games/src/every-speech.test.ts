import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES, type Language, type Message } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toSpoken } from "@karota/engine/quiz/plain.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { toSpeech } from "@karota/engine/speech/speech.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE } from "./catalogue.ts";

const QUIZZES = depth(1, 20);

const messages: Message[] = [];
const expressions: Expression[] = [];
/** What a voice reads of some tasks of each quiz: questions, answers, sentences and terms of solutions. */
beforeAll(async () => {
  for (const row of CATALOGUE) {
    const quiz = await row.load();
    if (!isQuiz(quiz)) continue;
    for (const options of quiz.options.presets.filter(({ tasks }) => tasks === 10))
      for (let seed = 0; seed < QUIZZES; seed++)
        for (const task of quiz.generate(options, seeded(`speech ${seed}`)).tasks) {
          const steps = quiz.solution(task);
          expressions.push(task.question, ...task.choices.map(({ value }) => value));
          expressions.push(...steps.flatMap(({ shown }) => shown));
          messages.push(...steps.map(({ say }) => say));
        }
  }
});
afterAll(() => {
  for (const all of [messages, expressions]) all.length = 0;
});

function textsOf(language: Language): ReadonlySet<string> {
  const speaker = SPEAKERS[language];
  return new Set([
    ...expressions.map((one) => toSpoken(one, speaker)),
    ...messages.map((message) => speaker.say(message)),
  ]);
}

it.each(LANGUAGES)("what is read of every quiz in %s has no sign left that a voice does not know", (language) => {
  const speaker = SPEAKERS[language];
  const texts = [...textsOf(language)];
  const read = texts.map((text) => [text, toSpeech(text, speaker)] as const);
  // A colon and a question mark end a sentence; a slash, a power or a lone operator would be spelled or left out.
  const faults = read.filter(
    ([, words]) => /[+−·×÷=/^√₀-₉⁰¹²³⁴-⁹()_]| : |undefined|NaN| {2}/.test(words) || words.trim() !== words,
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(faults.slice(0, 5)).toEqual([]);
});

it("how many times is a word in every Slovenian solution, as in school books", () => {
  const said = messages.map((message) => SPEAKERS.sl.say(message));
  expect(said.filter((text) => /\b[1-9]-krat/.test(text))).toEqual([]);
  expect(said.some((text) => text.includes("trikrat"))).toBe(true);
});

it.each(LANGUAGES)("300 expressions in %s are read as a teacher reads them", (language) => {
  const file = join(import.meta.dirname, "data/spoken", `${language}.tsv`);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const cases = lines.map((line) => line.split("\t") as [text: string, words: string]);
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(cases.map(([text]) => [text, toSpeech(text, SPEAKERS[language])])).toEqual(cases);
});
