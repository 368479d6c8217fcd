import * as z from "zod/mini";
import type { PayloadCodec } from "../game.ts";
import type { Message, Speaker } from "../message.ts";
import { toPlain } from "./plain.ts";
import { isRight } from "./marking.ts";
import { CHOICES, choiceIndex, expressionSchema, messageSchema, textAnswer } from "./schema.ts";
import type { Expression } from "./expression.ts";
import type { Given, OpenTask, QuizState, Task } from "./task.ts";

const VERSION = 1;

const four = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.length(CHOICES));

/**
 * Texts are beside the neutral data they were made from (`ask`, `math`, `facts`), which alone are read back; that is
 * why a board opens in any language. `completed` and `correct` are written, never read.
 */
const quizFields = <Facts>(facts: z.ZodMiniType<Facts>) => ({
  version: z.literal(VERSION),
  tasks: z.array(
    z.strictObject({
      taskId: z.string(),
      skill: z.string(),
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

/** What `redact` leaves, and what of a whole payload a player may see before answering. */
const openSchema = z.object({
  version: z.literal(VERSION),
  tasks: z.array(
    z.object({
      taskId: z.string(),
      question: z.object({ ask: messageSchema, math: expressionSchema }),
      // None where the answer is to be typed.
      answers: z.object({ math: z.union([four(expressionSchema), z.array(expressionSchema).check(z.length(0))]) }),
      selected: z.nullable(choiceIndex),
      text: z.nullable(textAnswer),
    }),
  ),
});

/** What a player sees of a task before the answer is public: nothing here reveals which choice is right. */
function shown(task: OpenTask, given: Given | null, speaker: Speaker) {
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

const givenOf = ({
  selected,
  text,
}: {
  readonly selected: number | null;
  readonly text: string | null;
}): Given | null => (selected !== null ? { selected } : text !== null ? { text } : null);

/** The expression with its pictures drawn, each in place of its name. */
export function drawn(expression: Expression, picture: ((name: string) => string) | undefined): Expression {
  if (expression.kind === "infix") return { ...expression, items: expression.items.map((one) => drawn(one, picture)) };
  if (expression.kind !== "picture") return expression;
  if (!picture) throw new Error("a picture that nobody draws");
  const { name, label, told } = expression;
  return { kind: "drawing", svg: picture(name), label, ...(told && { told }) };
}

/** The value of a word problem's sentences that is the answer. Stored questions contain it, and identify mistakes. */
const ANSWER_VALUE = "r";

function withoutAnswer(message: Message): Message {
  if (!message.values) return message;
  const given = Object.entries(message.values)
    .filter(([name]) => name !== ANSWER_VALUE)
    .map(([name, value]) => [name, typeof value === "object" ? withoutAnswer(value) : value] as const);
  return { id: message.id, values: Object.fromEntries(given) };
}

const asked = (question: Expression): Expression =>
  question.kind === "words" ? { ...question, message: withoutAnswer(question.message) } : question;

/** The task with its pictures drawn, so that neither a picture's name nor what its text does not say reveals the answer. */
export const drawnTask = (task: OpenTask, picture: ((name: string) => string) | undefined): OpenTask => ({
  ...task,
  question: asked(drawn(task.question, picture)),
  choices: task.choices.map((choice) => ({ value: drawn(choice.value, picture) })),
});

/** The tasks of a payload as far as a player may see them, redacted or whole. Throws an Error on anything else. */
export const readOpen = (payload: unknown): readonly { readonly task: OpenTask; readonly given: Given | null }[] =>
  z.parse(openSchema, payload).tasks.map(({ taskId, question, answers, ...given }) => ({
    task: { taskId, ask: question.ask, question: question.math, choices: answers.math.map((value) => ({ value })) },
    given: givenOf(given),
  }));

export function quizPayload<Facts>(
  facts: z.ZodMiniType<Facts>,
  picture?: (name: string) => string,
): PayloadCodec<QuizState<Facts>> {
  const fields = quizFields(facts);
  // The wire has keys of its own beside the payload's.
  const amongOthers = z.object(fields);
  return {
    version: VERSION,
    schema: z.strictObject(fields),
    encode: (state, speaker) => ({
      version: VERSION,
      tasks: state.puzzle.tasks.map((task, place) => {
        const given = state.given[place] ?? null;
        const { answers, ...open } = shown(task, given, speaker);
        const mistakes = task.choices.map((choice) => choice.mistake);
        return {
          ...open,
          skill: task.skill,
          answers: { ...answers, correct: task.correct, mistakes, accepts: task.accepts },
          facts: task.facts,
          correct: given !== null && isRight(task, given),
        };
      }),
    }),
    decode: (payload) => {
      const { tasks } = z.parse(amongOthers, payload);
      return {
        puzzle: {
          tasks: tasks.map(({ taskId, skill, question, answers, facts }): Task<Facts> => ({
            taskId,
            skill,
            ask: question.ask,
            question: question.math,
            choices: answers.math.map((value, index) => ({ value, mistake: answers.mistakes[index] ?? null })),
            correct: answers.correct,
            accepts: answers.accepts,
            facts,
          })),
        },
        given: tasks.map(givenOf),
      };
    },
    redact: (state, speaker) => ({
      version: VERSION,
      tasks: state.puzzle.tasks.map((task, place) =>
        shown(drawnTask(task, picture), state.given[place] ?? null, speaker),
      ),
    }),
  };
}
