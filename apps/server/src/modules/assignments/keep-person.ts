import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Clock } from "../../deps.ts";
import { carrotsOf } from "../credits/index.ts";
import type { Keeper } from "../users/index.ts";
import { listMine } from "./my-store.ts";
import { isOver, ownEndOf } from "./rules.ts";
import { forgetWords, listAnswers, listPublished } from "./store.ts";

/**
 * What this module keeps about a person, as a student and as a mentor. Results stay, under an id that names no one; an
 * erased mentor's words go, but for the names under which students know what they have answered.
 */
export const assignmentsKeeper = (clock: Clock): Keeper => ({
  forget: (queries, userId) => forgetWords(queries, userId),

  async tell(queries, userId, { iso }) {
    const now = clock.now();
    const assignments = [];
    for (const userStatus of ["ACTIVE", "ARCHIVED"] as const)
      for (const mine of await listMine(queries, userId, userStatus)) {
        // Whether an answer was right is not told before the assignment is over, here either.
        const over = isOver(mine, mine, now);
        const answers = await listAnswers(queries, mine.id, userId);
        assignments.push({
          name: mine.name,
          mentor: mine.mentor,
          start: iso(mine.start_at),
          end: iso(ownEndOf(mine, mine.own_end)),
          tasks: mine.num_tasks,
          answers: answers.map(({ task, selected, correct, answered_at }) => ({
            taskId: String(task + 1),
            taskSelected: selected,
            correct: over ? correct === 1 : null,
            at: iso(answered_at),
          })),
        });
      }
    const published = (await listPublished(queries, userId)).map((own) => ({
      name: own.name,
      description: own.description,
      message: own.message,
      start: iso(own.start_at),
      end: iso(own.end_at),
      published: iso(own.published_at),
      cancelled: own.cancelled_at === null ? null : iso(own.cancelled_at),
      price: carrotsOf(own.price),
      plan: JSON.parse(own.plan) as TaskPlan[],
    }));
    return { assignments, published };
  },
});
