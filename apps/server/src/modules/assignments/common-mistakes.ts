import {
  MAX_MISTAKES,
  MAX_SHARING,
  type MistakeResult,
  type TaskPlan,
} from "@karota/contract/assignments/assignment.ts";
import { isMiss } from "@karota/engine/quiz/near-misses.ts";
import { isSlip } from "@karota/engine/quiz/written-digits.ts";
import type { MistakeRow } from "./answer-store.ts";

const MIN_COMMON = 2;

/** Whether a wrong answer has a mistake of its own that is no slip: only of these a teacher learns something. */
export const isInformative = (mistake: string): boolean => !isMiss(mistake) && !isSlip(mistake);

/**
 * The mistakes with a name, slips apart, that several students made, over all places of a quiz; the commonest first, of
 * equal ones that with the earlier place.
 */
export function commonMistakes(
  plan: readonly Pick<TaskPlan, "game" | "count">[],
  rows: readonly MistakeRow[],
): MistakeResult[] {
  const games = plan.flatMap(({ game, count }) => Array.from({ length: count }, () => game));
  const named = rows
    .filter(({ mistake }) => isInformative(mistake))
    .toSorted((one, other) => other.studentIds.length - one.studentIds.length || one.task - other.task);
  const found = [...Map.groupBy(named, ({ task, mistake }) => `${games[task]} ${mistake}`).values()];
  return found
    .map((same) => {
      const { mistake: name, task: index } = same[0]!;
      const students = new Set(same.flatMap(({ studentIds }) => studentIds));
      return {
        name,
        index,
        count: students.size,
        studentIds: students.size > MAX_SHARING ? [] : [...students].toSorted(),
      };
    })
    .filter(({ count }) => count >= MIN_COMMON)
    .toSorted((one, other) => other.count - one.count || one.index - other.index || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_MISTAKES);
}
