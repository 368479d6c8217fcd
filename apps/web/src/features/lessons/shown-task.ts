import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { readOpen } from "@karota/engine/quiz/payload.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { OpenTask, Task } from "@karota/engine/quiz/task.ts";

/** The question as everybody sees it. */
export const openTaskOf = ({ board }: MyTask): OpenTask => readOpen(board)[0]!.task;

/** The question with its solution; null before it is revealed. */
export const solvedTaskOf = (quiz: AnyQuiz, { result }: MyTask): Task | null =>
  result && quiz.payload.decode(result.board).puzzle.tasks[0]!;
