import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type { Given } from "@karota/engine/quiz/task.ts";

/** An answer as it travels; undefined where there is none. */
export const readGiven = ({ taskSelected, taskText }: Pick<MyTask, "taskSelected" | "taskText">): Given | undefined =>
  taskText !== undefined ? { text: taskText } : taskSelected !== undefined ? { selected: taskSelected } : undefined;
