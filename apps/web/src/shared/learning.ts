import type { ProgressReply, ReviewMark } from "@karota/contract/learning/learning.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { call } from "./api.ts";

/** Sends the answer to a mistake that came back, or was practised; the server marks it. */
export const sendAnswer = (answer: {
  readonly gridId: string;
  readonly task: Pick<Task, "taskId">;
  readonly given: Given;
  readonly seconds?: number;
}): Promise<ReviewMark> => {
  const { gridId, task, given, seconds } = answer;
  const answered = "text" in given ? { taskText: given.text } : { taskSelected: given.selected };
  const body = { gridId, taskId: task.taskId, ...answered, ...(seconds !== undefined && { seconds }) };
  return call<ReviewMark>("POST", "learning/review", { body });
};

/** The levels of a game's skills, as the server has them. */
export const readLevels = async (game: string): Promise<ProgressReply["skills"]> =>
  (await call<ProgressReply>("GET", `learning/progress?game=${game}`)).skills;
