import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AnyGame } from "@karota/engine/game.ts";
import { LANGUAGES, type Language, type Message } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toSpoken } from "@karota/engine/quiz/plain.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { messageToSpeech, toSpeech } from "@karota/engine/speech/speech.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE } from "./catalogue.ts";

const QUIZZES = depth(1, 20);
const BOARDS = depth(3, 20);

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

/** A colon and a question mark end a sentence; a slash, a power or a lone operator would be spelled or left out. */
const SIGNS = /[+−·×÷=/^√₀-₉⁰¹²³⁴-⁹()_]| : |undefined|NaN| {2}/;

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
  const faults = read.filter(([, words]) => SIGNS.test(words) || words.trim() !== words);
  expect(texts.length).toBeGreaterThan(1000);
  expect(faults.slice(0, 5)).toEqual([]);
});

it("how many times is a word in every Slovenian solution, as in school books", () => {
  const said = messages.map((message) => SPEAKERS.sl.say(message));
  expect(said.filter((text) => /\b[1-9]-krat/.test(text))).toEqual([]);
  expect(said.some((text) => text.includes("trikrat"))).toBe(true);
});

/** The steps of the hints that solve a board. */
function stepsOf(game: AnyGame, puzzle: unknown): Message[] {
  const steps: Message[] = [];
  let state = game.start(puzzle);
  for (let hint = game.hint!(state); hint; hint = game.hint!(state)) {
    steps.push(...hint.steps);
    state = game.apply(state, hint.move);
  }
  return steps;
}

/** The words of fractions and brackets, which no hint of a board has; a German "durch" may be that of a division. */
const FORMULAS: Readonly<Record<Language, RegExp>> = {
  sl: /ulomljeno|oklepaj/g,
  en: /\bover\b|bracket/g,
  de: /(?<!geteilt )\bdurch\b|Klammer/g,
};
const BOARD_GAMES = CATALOGUE.filter(({ type }) => type === "entertainment");

it.each(BOARD_GAMES)("hints of $id have no sign that a voice does not know, and no fraction", async (row) => {
  const game = await row.load();
  if (!game.hint) return;
  const generate = await row.loadGenerate();
  const { presets } = game.options;
  for (const language of LANGUAGES)
    for (let seed = 0; seed < BOARDS; seed++) {
      const preset = presets[seed % presets.length];
      const options = "language" in preset ? { ...preset, language } : preset;
      const speaker = SPEAKERS[language];
      const read = stepsOf(game, generate(options, seeded(`speech ${seed}`))).map(
        (step) => [speaker.say(step), messageToSpeech(step, speaker, { prose: true })] as const,
      );
      const formulas = (text: string): number => text.match(FORMULAS[language])?.length ?? 0;
      const faults = read.filter(([text, words]) => SIGNS.test(words) || formulas(words) > formulas(text));
      expect(read.length).toBeGreaterThan(0);
      expect(faults.slice(0, 5)).toEqual([]);
      // The words that screen readers get are what a voice reads, too.
      expect(read.filter(([, words]) => toSpeech(words, speaker, { prose: true }) !== words)).toEqual([]);
    }
});

it.each(LANGUAGES)("300 expressions in %s are read as a teacher reads them", (language) => {
  const file = join(import.meta.dirname, "data/spoken", `${language}.tsv`);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const cases = lines.map((line) => line.split("\t") as [text: string, words: string]);
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(cases.map(([text]) => [text, toSpeech(text, SPEAKERS[language])])).toEqual(cases);
});
