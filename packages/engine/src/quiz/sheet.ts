import { choiceLetter, type Inline, type Item, type Sheet } from "../paper/sheet.ts";
import { drawnTask } from "./payload.ts";
import type { AnyQuiz } from "./quiz.ts";
import type { OpenTask, QuizPuzzle, Task } from "./task.ts";
import type { Step } from "./topic.ts";

const COLUMNS = 2;

/** Any tasks as a sheet to work on, each with its four answers or with a line to write on. */
export const taskSheet = (tasks: readonly OpenTask[], choices = true): Sheet => ({
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

/** What a key needs of a task. */
export type KeyedTask = Pick<Task, "choices" | "correct"> & { readonly steps: readonly Step[] };

/** The key to any tasks: letter, answer and the way to it. */
export const keySheet = (tasks: readonly KeyedTask[]): Sheet => ({
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

/** The sheet of every quiz. */
export const quizSheet =
  (quiz: AnyQuiz) =>
  ({ tasks }: QuizPuzzle, solved: boolean): Sheet =>
    solved
      ? keySheet(tasks.map((task) => ({ ...task, steps: quiz.solution(task) })))
      : taskSheet(tasks.map((task) => drawnTask(task, quiz.picture)));
