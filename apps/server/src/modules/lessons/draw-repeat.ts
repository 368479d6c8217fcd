import { drawPlan, type PlacedTask, type PlannedTasks } from "@karota/engine/quiz/draw-plan.ts";

const ATTEMPTS = 30;

/** The plan's entry that the task at a place comes from. */
export function plannedAt(plan: readonly PlannedTasks[], place: number): PlannedTasks {
  let end = 0;
  for (const planned of plan) {
    end += planned.count;
    if (place < end) return planned;
  }
  throw new Error(`the plan has no place ${place}`);
}

/**
 * Another task of the same kind: of the same skill where some draws find one, and none of those asked before as long as
 * the quiz has others.
 */
export function drawRepeat(
  planned: PlannedTasks,
  like: PlacedTask,
  asked: readonly PlacedTask[],
  seed: string,
): PlacedTask {
  const one = [{ ...planned, count: 1, typed: false }];
  let found: PlacedTask | undefined;
  let avoided = asked;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    try {
      const [drawn] = drawPlan(one, `${seed}/${attempt}`, seed, { fixed: new Map(), avoided });
      found ??= drawn;
      if (drawn!.task.skill === like.task.skill) return drawn!;
    } catch (error) {
      if (avoided.length === 0) throw error;
      // A quiz of few facts has no others: to see that takes thousands of draws, so once is enough.
      avoided = [];
    }
  return found!;
}
