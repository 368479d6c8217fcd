import * as z from "zod/mini";
import type { PayloadCodec } from "../game.ts";
import type { Speaker } from "../message.ts";
import { toPlain } from "./plain.ts";
import { isRight } from "./reading.ts";
import { CHOICES, choiceIndex, expressionSchema, messageSchema, textAnswer } from "./schema.ts";
import type { Given, QuizState, Task } from "./task.ts";

const VERSION = 1;

const four = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.length(CHOICES));

/**
 * Words stand beside the neutral data they were made from (`ask`, `math`, `facts`), which alone are read back; that is
 * why a board opens in any language. `completed` and `correct` are told, never believed.
 */
const quizSchema = <Facts>(facts: z.ZodMiniType<Facts>) =>
  z.strictObject({
    version: z.literal(VERSION),
    tasks: z.array(
      z.strictObject({
        taskId: z.string(),
        question: z.strictObject({ plain: z.string(), ask: messageSchema, math: expressionSchema }),
        answers: z.strictObject({
          choices: four(z.string()),
          correct: choiceIndex,
          math: four(expressionSchema),
          mistakes: four(z.nullable(z.string())),
          accepts: z.array(z.string()),
        }),
        facts,
        selected: z.nullable(choiceIndex),
        text: z.nullable(textAnswer),
        completed: z.boolean(),
        correct: z.boolean(),
      }),
    ),
  });

/** What a player sees of a task before the answer is known: nothing here tells which choice is right. */
function shown(task: Task, given: Given | null, speaker: Speaker) {
  return {
    taskId: task.taskId,
    question: { plain: toPlain(task.question, speaker), ask: task.ask, math: task.question },
    answers: {
      choices: task.choices.map((choice) => toPlain(choice.value, speaker)),
      math: task.choices.map((choice) => choice.value),
    },
    selected: given && "selected" in given ? given.selected : null,
    text: given && "text" in given ? given.text : null,
    completed: given !== null,
  };
}

export function quizPayload<Facts>(facts: z.ZodMiniType<Facts>): PayloadCodec<QuizState<Facts>> {
  const schema = quizSchema(facts);
  return {
    version: VERSION,
    schema,
    encode: (state, speaker) => ({
      version: VERSION,
      tasks: state.puzzle.tasks.map((task, place) => {
        const given = state.given[place] ?? null;
        const { answers, ...open } = shown(task, given, speaker);
        const mistakes = task.choices.map((choice) => choice.mistake);
        return {
          ...open,
          answers: { ...answers, correct: task.correct, mistakes, accepts: task.accepts },
          facts: task.facts,
          correct: given !== null && isRight(task, given),
        };
      }),
    }),
    decode: (payload) => {
      const { tasks } = z.parse(schema, payload);
      return {
        puzzle: {
          tasks: tasks.map(({ taskId, question, answers, facts }): Task<Facts> => ({
            taskId,
            ask: question.ask,
            question: question.math,
            choices: answers.math.map((value, index) => ({ value, mistake: answers.mistakes[index] ?? null })),
            correct: answers.correct,
            accepts: answers.accepts,
            facts,
          })),
        },
        given: tasks.map(({ selected, text }): Given | null =>
          selected !== null ? { selected } : text !== null ? { text } : null,
        ),
      };
    },
    redact: (state, speaker) => ({
      version: VERSION,
      tasks: state.puzzle.tasks.map((task, place) => shown(task, state.given[place] ?? null, speaker)),
    }),
  };
}
