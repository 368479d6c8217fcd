import type { MyTask } from "@karota/contract/assignments/assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import { isRight, wrongChoice } from "@karota/engine/quiz/marking.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { PlacedTask } from "./draw-tasks.ts";
import type { Quizzes } from "./plan.ts";

/** In which language a task is stored does not matter: it is read in every one. */
const STORED_IN = SPEAKERS.sl;

interface StoredTask {
  readonly game: string;
  /** A board with this one task. */
  readonly board: unknown;
}

export const serializeTasks = (tasks: readonly PlacedTask[]): string =>
  JSON.stringify(
    tasks.map(({ quiz, task }): StoredTask => ({
      game: quiz.id,
      board: quiz.payload.encode(quiz.start({ tasks: [task] }), STORED_IN),
    })),
  );

function openTask(quizzes: Quizzes, { game, board }: StoredTask): PlacedTask {
  const found = quizzes.find(game);
  const task: Task | undefined = found?.quiz.payload.decode(board).puzzle.tasks[0];
  if (!found || !task) throw new Error(`a kept task of ${game} cannot be opened`);
  return { quiz: found.quiz, task };
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

/** Whether a choice is right, and the name of the mistake that leads to it. */
export function markChoice({ task }: PlacedTask, selected: number): { correct: boolean; mistake: string | null } {
  return { correct: isRight(task, { selected }), mistake: wrongChoice(task, { selected })?.mistake ?? null };
}

/**
 * A task in the student's eyes, redacted; with the right answer and all that explains it only when it is over.
 * @param selected the choice that was answered; null while it is open
 */
export function describeTask(
  { quiz, task }: PlacedTask,
  selected: number | null,
  over: boolean,
  language: Language,
): MyTask {
  const speaker = SPEAKERS[language];
  const open = quiz.start({ tasks: [task] });
  const state = selected === null ? open : { ...open, given: [{ selected }] };
  return {
    taskId: task.taskId,
    game: quiz.id,
    board: quiz.payload.redact!(state, speaker),
    answered: selected !== null,
    ...(selected !== null && { taskSelected: selected }),
    result: over
      ? { correct: selected === task.correct, right: task.correct, board: quiz.payload.encode(state, speaker) }
      : null,
  };
}
