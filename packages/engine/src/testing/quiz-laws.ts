import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language, type Speaker } from "../message.ts";
import type { OptionValues } from "../options.ts";
import { toPlain } from "../quiz/plain.ts";
import type { AnyQuiz } from "../quiz/quiz.ts";
import type { Task } from "../quiz/task.ts";
import { seeded } from "../random.ts";
import { depth } from "./depth.ts";
import { faultsOf, repeatedQuestions, type Reference } from "./quiz-faults.ts";
import { receiveSave } from "./receive-save.ts";

/** What surrounds a written question. */
export interface Asked {
  readonly language: Language;
  readonly options: OptionValues;
  /** "What is"; for a topic with several questions. */
  readonly ask: string;
  /** For what no text says: the picture's name in `task.question`. */
  readonly task: Task;
}

interface Circumstances {
  readonly speakers: Readonly<Record<Language, Speaker>>;
  /**
   * Whether a choice answers a question, both as the player reads them. Worked out on another path than the topic's
   * own, from the written texts: that is what makes it a proof.
   */
  answers(question: string, choice: string, asked: Asked): boolean;
  readonly sizeOf?: Reference["sizeOf"];
  /** How many different questions a combination has at least. */
  readonly different?: (options: OptionValues) => number;
}

/** How many tasks of every combination of options are drawn, and how many of them are explained and solved. */
const DRAWN = depth(40, 10_000);
const EXPLAINED = depth(16, 400);
/** Few tasks cannot show all the questions there are. */
const MAX_DIFFERENT = depth(13, Infinity);

/** The combinations of a quiz's options, each once, with the largest number of tasks it has. */
function combinationsOf(game: AnyQuiz): readonly (OptionValues & { readonly tasks: number })[] {
  const largest = new Map<string, OptionValues & { readonly tasks: number }>();
  for (const preset of game.options.presets as readonly (OptionValues & { readonly tasks: number })[]) {
    const key = JSON.stringify({ ...preset, tasks: 0 });
    if ((largest.get(key)?.tasks ?? 0) < preset.tasks) largest.set(key, preset);
  }
  return [...largest.values()];
}

/** The tests that every quiz has to pass besides the laws of all games; called in the quiz's own test. */
export function quizLaws(game: AnyQuiz, circumstances: Circumstances): void {
  const { speakers, answers, sizeOf, different = () => 50 } = circumstances;

  describe.each(combinationsOf(game))(`${DRAWN} tasks of ${game.id} with %j`, (options) => {
    let drawn: readonly (readonly Task[])[] | undefined;
    const quizzes = (): readonly (readonly Task[])[] =>
      (drawn ??= Array.from(
        { length: Math.ceil(DRAWN / options.tasks) },
        (_, quiz) => game.generate(options, seeded(`${JSON.stringify(options)}/${quiz}`)).tasks,
      ));

    it.each(LANGUAGES)("have in %s exactly one right choice of four different ones, worked out anew", (language) => {
      const speaker = speakers[language];
      const faults = quizzes()
        .flat()
        .flatMap((task) => {
          const question = toPlain(task.question, speaker);
          const choices = task.choices.map((choice) => toPlain(choice.value, speaker));
          const asked: Asked = { language, options, ask: speaker.say(task.ask), task };
          const right = choices.flatMap((choice, place) => (answers(question, choice, asked) ? [place] : []));
          const good = new Set(choices).size === 4 && right.length === 1 && right[0] === task.correct;
          return good ? [] : [{ question, choices, correct: task.correct, right }];
        });
      expect(faults.slice(0, 5)).toStrictEqual([]);
    });

    it("repeat no question in one quiz, and have enough different ones in all", () => {
      for (const tasks of quizzes()) expect(repeatedQuestions(tasks.slice(), speakers)).toStrictEqual([]);
      const questions = quizzes().flatMap((tasks) => tasks.map((task) => JSON.stringify(task.question)));
      expect(new Set(questions).size).toBeGreaterThanOrEqual(Math.min(different(options), MAX_DIFFERENT));
    });

    it("are read when typed, explained and solved by true steps", () => {
      const faults = quizzes()
        .flat()
        .slice(0, EXPLAINED)
        .flatMap((task) => faultsOf(game, task, { speakers, ...(sizeOf && { sizeOf }) }));
      expect(faults.slice(0, 5)).toStrictEqual([]);
    });

    it("mark every forged save as what it is", () => {
      const accepted = quizzes().flatMap((tasks) => {
        const state = game.start({ tasks });
        return tasks.filter(({ taskId, correct }, place) => {
          const forged = {
            taskId,
            taskSelected: (correct + 1 + (place % 3)) % 4,
            taskCompleted: true,
            taskCorrect: true,
          };
          const after = receiveSave(game.saves, state, forged);
          return !after || game.saves.reply?.(after, forged)["taskCorrect"] !== false;
        });
      });
      expect(accepted).toStrictEqual([]);
    });
  });
}
