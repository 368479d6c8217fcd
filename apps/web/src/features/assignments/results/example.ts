import type { TaskResult } from "@karota/contract/assignments/assignment.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";

/** What an example is drawn for. */
export type Kind = Pick<TaskResult, "options" | "skill"> & { readonly mistake: string | null };
/** The same with its quiz. */
export type KindOfGame = Kind & Pick<TaskResult, "game">;

/** The fewest that a quiz draws, and how often it draws. */
const TASKS = 5;
const ROUNDS = 20;

/** Where the choice of a mistake is; -1 where the task has none. */
export const placeOfMistake = ({ choices }: Task, mistake: string | null): number =>
  mistake === null ? -1 : choices.findIndex((choice) => choice.mistake === mistake);

/**
 * A task as students got it, drawn here: with numbers that no student has. It practises the skill and offers the
 * mistake, as far as twenty draws find such a one.
 * @param turn another one for each number
 */
export function exampleOf(quiz: AnyQuiz, { options, skill, mistake }: Kind, turn = 0): Task {
  const fit = (task: Task): number =>
    (task.skill === skill ? 1 : 0) + (placeOfMistake(task, mistake) >= 0 || mistake === null ? 2 : 0);
  let best: Task | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const random = seeded(`example/${turn}/${round}`);
    for (const task of (quiz.generate({ ...options, tasks: TASKS }, random) as { tasks: readonly Task[] }).tasks) {
      if (!best || fit(task) > fit(best)) best = task;
      if (fit(best) === 3) return best;
    }
  }
  return best!;
}
