import type { TaskPlan, UsualTimes } from "@karota/contract/assignments/assignment.ts";
import type { Gaps } from "./answer-store.ts";

/** Fewer answers do not say what is usual. */
const MIN_ANSWERS = 5;

/**
 * The mean time for one question, by quiz and difficulty: means add up to what a whole plan takes.
 * @param plans by the assignment's id
 */
export function usualSeconds(
  plans: ReadonlyMap<string, readonly TaskPlan[]>,
  gaps: readonly Gaps[],
): UsualTimes["times"] {
  const kinds = new Map<string, { game: string; level: string | null; count: number; totalMs: number }>();
  const perPlace = new Map(
    [...plans].map(([id, plan]) => [id, plan.flatMap((one) => Array.from({ length: one.count }, () => one))]),
  );
  for (const { assignmentId, task, count, totalMs } of gaps) {
    const planned = perPlace.get(assignmentId)?.[task];
    if (!planned) continue;
    const { game, options } = planned;
    const level = typeof options["level"] === "string" ? options["level"] : null;
    const key = JSON.stringify([game, level]);
    const before = kinds.get(key) ?? { game, level, count: 0, totalMs: 0 };
    kinds.set(key, { ...before, count: before.count + count, totalMs: before.totalMs + totalMs });
  }
  return [...kinds.values()]
    .filter(({ count }) => count >= MIN_ANSWERS)
    .map(({ game, level, count, totalMs }) => ({ game, level, seconds: Math.ceil(totalMs / count / 1000) }));
}
