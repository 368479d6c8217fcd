import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import { entryOf } from "@karota/engine/quiz/entry.ts";
import { isRight, wrongChoice } from "@karota/engine/quiz/marking.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { signsOf } from "@karota/engine/quiz/typed-signs.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import type { Quizzes } from "./plan.ts";

/** In which language a task is stored does not matter: it is read in every one. */
const STORED_IN = SPEAKERS.sl;

interface StoredTask {
  readonly game: string;
  /** A board with this one task. */
  readonly board: unknown;
  /** Absent where the answer is chosen. */
  readonly typed?: boolean;
}

export const serializeTasks = (tasks: readonly PlacedTask[]): string =>
  JSON.stringify(
    tasks.map(({ quiz, task, typed }): StoredTask => ({
      game: quiz.id,
      board: quiz.payload.encode(quiz.start({ tasks: [task] }), STORED_IN),
      ...(typed && { typed }),
    })),
  );

function openTask(quizzes: Quizzes, { game, board, typed = false }: StoredTask): PlacedTask {
  const found = quizzes.find(game);
  const task: Task | undefined = found?.quiz.payload.decode(board).puzzle.tasks[0];
  if (!found || !task) throw new Error(`a kept task of ${game} cannot be opened`);
  return { quiz: found.quiz, task, typed };
}

export const openTasks = (quizzes: Quizzes, stored: string): readonly PlacedTask[] =>
  (JSON.parse(stored) as StoredTask[]).map((task) => openTask(quizzes, task));

/** The task at a place; null when there is none. */
export function findTask(quizzes: Quizzes, stored: string, place: number): PlacedTask | null {
  const task = (JSON.parse(stored) as StoredTask[])[place];
  return task ? openTask(quizzes, task) : null;
}

/** What the tasks practise, place by place; null where the quiz is gone. */
export const skillsOf = (quizzes: Quizzes, stored: string): readonly (string | null)[] =>
  (JSON.parse(stored) as StoredTask[]).map((task) =>
    quizzes.find(task.game) ? openTask(quizzes, task).task.skill : null,
  );

/** Whether an answer is right, and the name of the mistake that leads to it. */
export const markAnswer = ({ task }: PlacedTask, given: Given): { correct: boolean; mistake: string | null } => ({
  correct: isRight(task, given),
  mistake: wrongChoice(task, given)?.mistake ?? null,
});

/** An answer as it travels. */
export const wireGiven = (given: Given) =>
  "text" in given ? { taskText: given.text } : { taskSelected: given.selected };

/**
 * A task in the student's eyes, redacted, without choices where the answer is typed; with the right answer and all that
 * explains it only when it is over.
 * @param given the answer; null while it is open
 */
export function describeTask(
  { quiz, task, typed }: PlacedTask,
  given: Given | null,
  over: boolean,
  language: Language,
): MyTask {
  const speaker = SPEAKERS[language];
  const boardOf = (shown: Task) => ({ ...quiz.start({ tasks: [shown] }), given: [given] });
  return {
    taskId: task.taskId,
    game: quiz.id,
    board: quiz.payload.redact!(boardOf(typed ? { ...task, choices: [] } : task), speaker),
    ...(typed && { entry: entryOf(task, speaker), signs: [...signsOf(task, speaker)] }),
    answered: given !== null,
    ...(given !== null && wireGiven(given)),
    result: over
      ? {
          correct: given !== null && isRight(task, given),
          right: task.correct,
          board: quiz.payload.encode(boardOf(task), speaker),
        }
      : null,
  };
}
