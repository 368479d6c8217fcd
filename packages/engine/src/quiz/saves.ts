import * as z from "zod/mini";
import type { SaveCodec } from "../game.ts";
import { isRight, isSameGiven } from "./marking.ts";
import { answer } from "./rules.ts";
import { choiceIndex, textAnswer } from "./schema.ts";
import type { Given, QuizState } from "./task.ts";

/** One answer; `taskCompleted` and `taskCorrect` are accepted and ignored. */
const saveSchema = z
  .strictObject({
    taskId: z.string().check(z.maxLength(8)),
    taskSelected: z.exactOptional(choiceIndex),
    taskText: z.exactOptional(textAnswer),
    taskCompleted: z.exactOptional(z.boolean()),
    taskCorrect: z.exactOptional(z.boolean()),
  })
  .check(z.refine((save) => (save.taskSelected === undefined) !== (save.taskText === undefined)));

export const quizSaves = <Facts>(): SaveCodec<QuizState<Facts>, z.infer<typeof saveSchema>> => ({
  schema: saveSchema,
  between: (from, to) =>
    to.puzzle.tasks.flatMap(({ taskId }, place) => {
      const given = to.given[place];
      if (!given || from.given[place]) return [];
      return [{ taskId, ...("text" in given ? { taskText: given.text } : { taskSelected: given.selected }) }];
    }),
  merge: (state, { taskId, taskSelected, taskText }) => {
    const given: Given = taskSelected === undefined ? { text: taskText ?? "" } : { selected: taskSelected };
    const before = state.given[state.puzzle.tasks.findIndex((task) => task.taskId === taskId)];
    // The same answer again is a save that was sent twice.
    if (before) return isSameGiven(before, given) ? state : null;
    const after = answer(state, { taskId, ...given });
    return after === state ? null : after;
  },
  reply: (state, { taskId }) => {
    const place = state.puzzle.tasks.findIndex((task) => task.taskId === taskId);
    const task = state.puzzle.tasks[place];
    const given = state.given[place];
    if (!task || !given) return {};
    const answered = "text" in given ? { taskText: given.text } : { taskSelected: given.selected };
    return { taskId, ...answered, taskCompleted: true, taskCorrect: isRight(task, given) };
  },
});
