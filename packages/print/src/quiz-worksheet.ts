import { drawnTask } from "@karota/engine/quiz/payload.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { OpenTask, QuizPuzzle, Task } from "@karota/engine/quiz/task.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { choiceLetter, type Inline, type Item, type Worksheet } from "./worksheet.ts";

const COLUMNS = 2;

/** Tasks to work on, each with its four answers or with a line to write on. */
export const taskWorksheet = (tasks: readonly OpenTask[], choices = true): Worksheet => ({
  instruction: [{ id: choices ? "paper.quiz.choose" : "paper.quiz.write" }],
  facts: [],
  drawing: null,
  lists: [{ heading: null, items: tasks.map((task, place) => taskItem(task, place, choices)) }],
  columns: COLUMNS,
});

function taskItem({ ask, question, choices: answers }: OpenTask, place: number, choices: boolean): Item {
  return {
    mark: `${place + 1}.`,
    lines: [[ask], [question]],
    ...(choices ? { choices: answers.map(({ value }) => [value]) } : { blank: true }),
  };
}

/** The fields of a task that an answer key needs. */
export type KeyedTask = Pick<Task, "choices" | "correct"> & { readonly steps: readonly Step[] };

/** The answer key of tasks: letter, answer and worked solution. */
export const keyWorksheet = (tasks: readonly KeyedTask[]): Worksheet => ({
  instruction: [],
  facts: [],
  drawing: null,
  lists: [{ heading: null, items: tasks.map(keyItem) }],
  columns: COLUMNS,
});

function keyItem({ choices, correct, steps }: KeyedTask, place: number): Item {
  const linesOf = ({ say, shown }: Step): readonly (readonly Inline[])[] =>
    shown.length === 1 ? [[say, shown[0]!]] : [[say], ...shown.map((one): Inline[] => [one])];
  return {
    mark: `${place + 1}. ${choiceLetter(correct)})`,
    lines: [[choices[correct]!.value], ...steps.flatMap(linesOf)],
  };
}

/** The worksheet of every quiz. */
export const quizWorksheet =
  (quiz: AnyQuiz) =>
  ({ tasks }: QuizPuzzle, solved: boolean, schooling?: Schooling): Worksheet =>
    solved
      ? keyWorksheet(tasks.map((task) => ({ ...task, steps: quiz.solution(task, schooling) })))
      : taskWorksheet(tasks.map((task) => drawnTask(task, quiz.picture)));
