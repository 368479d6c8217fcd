import { areAreas } from "@karota/engine/quiz/entry.ts";
import { drawn, drawnTask } from "@karota/engine/quiz/payload.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { OpenTask, QuizPuzzle, Task } from "@karota/engine/quiz/task.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { choiceLetter, type Inline, type Item, type Worksheet } from "./worksheet.ts";

const COLUMNS = 2;

/** What is to be done: circle, write, or both. */
const instructionOf = (tasks: readonly OpenTask[]) => {
  const chosen = tasks.filter(({ choices }) => choices.length > 0).length;
  return { id: `paper.quiz.${chosen === tasks.length ? "choose" : chosen === 0 ? "write" : "chooseOrWrite"}` };
};

/** Tasks to work on, each with its four answers or, where it has none, with a line to write on. */
export const taskWorksheet = (tasks: readonly OpenTask[]): Worksheet => ({
  instruction: [instructionOf(tasks)],
  facts: [],
  drawing: null,
  lists: [{ heading: null, items: tasks.map(taskItem) }],
  columns: COLUMNS,
});

function taskItem(task: OpenTask, place: number): Item {
  const { ask, question, choices } = task;
  // The letters to circle are in the picture.
  if (areAreas(task)) return { mark: `${place + 1}.`, lines: [[ask], [question]] };
  return {
    mark: `${place + 1}.`,
    lines: [[ask], [question]],
    ...(choices.length > 0 ? { choices: choices.map(({ value }) => [value]) } : { blank: true }),
  };
}

/** The fields of a task that an answer key needs. */
export type KeyedTask = Pick<Task, "choices" | "correct"> & {
  /** There was a line to write on, and so no letters. */
  readonly typed?: boolean;
  readonly steps: readonly Step[];
};

/** The answer key of tasks: letter where there was one, answer and worked solution. */
export const keyWorksheet = (tasks: readonly KeyedTask[]): Worksheet => ({
  instruction: [],
  facts: [],
  drawing: null,
  lists: [{ heading: null, items: tasks.map(keyItem) }],
  columns: COLUMNS,
});

function keyItem({ choices, correct, typed = false, steps }: KeyedTask, place: number): Item {
  const linesOf = ({ say, shown }: Step): readonly (readonly Inline[])[] =>
    shown.length === 1 && shown[0]!.kind !== "drawing"
      ? [[say, shown[0]!]]
      : [[say], ...shown.map((one): Inline[] => [one])];
  return {
    mark: typed ? `${place + 1}.` : `${place + 1}. ${choiceLetter(correct)})`,
    lines: [[choices[correct]!.value], ...steps.flatMap(linesOf)],
  };
}

/** Steps with their pictures drawn: on paper nobody needs their descriptions. */
const drawnSteps = (steps: readonly Step[], { picture }: AnyQuiz): readonly Step[] =>
  steps.map(({ say, shown }) => ({ say, shown: shown.map((one) => drawn(one, picture)) }));

/** The worksheet of every quiz. */
export const quizWorksheet =
  (quiz: AnyQuiz) =>
  ({ tasks }: QuizPuzzle, solved: boolean, schooling?: Schooling): Worksheet =>
    solved
      ? keyWorksheet(tasks.map((task) => ({ ...task, steps: drawnSteps(quiz.solution(task, schooling), quiz) })))
      : taskWorksheet(tasks.map((task) => drawnTask(task, quiz.picture)));
