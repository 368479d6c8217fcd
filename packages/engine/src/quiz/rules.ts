import * as z from "zod/mini";
import type { Mark, Verdict } from "../game.ts";
import { choiceIndex, textAnswer } from "./schema.ts";
import { canRead, isRight } from "./marking.ts";
import type { Given, QuizMove, QuizState } from "./task.ts";

const taskId = z.string();
const moveSchema = z.union([
  z.strictObject({ taskId, selected: choiceIndex }),
  z.strictObject({ taskId, text: textAnswer }),
]);

/** Answers a task that is open; a text that cannot be read is no answer. */
export function answer<Facts>(state: QuizState<Facts>, move: QuizMove): QuizState<Facts> {
  const place = state.puzzle.tasks.findIndex((task) => task.taskId === move?.taskId);
  const task = state.puzzle.tasks[place];
  if (!task || state.given[place] || !z.safeParse(moveSchema, move).success) return state;
  if ("text" in move && !canRead(task, move.text)) return state;
  const given: Given = "text" in move ? { text: move.text } : { selected: move.selected };
  return { ...state, given: state.given.with(place, given) };
}

/** A quiz is solved when every task is answered, right or wrong. */
export function check({ puzzle, given }: QuizState): Verdict {
  const done = given.filter((one) => one !== null).length;
  const complete = done === puzzle.tasks.length;
  return {
    status: complete ? "solved" : "playing",
    allFilledUp: complete,
    hasWrongValues: puzzle.tasks.some((task, place) => given[place] && !isRight(task, given[place])),
    faults: [],
    progress: { done, total: puzzle.tasks.length },
  };
}

/** The answers right and wrong, at most ten in a row; those that are not there yet are left out. */
export function marks({ puzzle, given }: QuizState): readonly (readonly Mark[])[] {
  const all = puzzle.tasks.flatMap((task, place): Mark[] => {
    const one = given[place];
    return one ? [isRight(task, one) ? "right" : "wrong"] : [];
  });
  return Array.from({ length: Math.ceil(all.length / 10) }, (_, row) => all.slice(10 * row, 10 * row + 10));
}
