import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import { useLoad } from "../../../../shared/api/use-load.ts";
import { loadQuiz } from "../../../../shared/use-quiz.ts";
import { planForm } from "./quizzes.ts";

/** Tasks of one kind of which a plan has more than there are. */
export interface Excess extends TaskPlan {
  /** How many there are. */
  readonly most: number;
}

/**
 * The first kind of tasks of which a plan has too many, all its rows together; null when none has. Levels of a quiz
 * draw from the same countries.
 */
export async function findExcess(tasks: readonly TaskPlan[], language: string): Promise<Excess | null> {
  const kinds = new Map<string, Excess>();
  for (const { game, options: asked, count } of tasks) {
    const { options, most } = planForm(await loadQuiz(game), asked, language);
    const { level: _level, ...kind } = options;
    const key = JSON.stringify([game, kind]);
    kinds.set(key, { game, options: kind, most, count: count + (kinds.get(key)?.count ?? 0) });
  }
  return [...kinds.values()].find(({ count, most }) => count > most) ?? null;
}

/** As `findExcess`; null also until it is computed. */
export function useExcess(tasks: readonly TaskPlan[]): Excess | null {
  const { language } = useSpeaker();
  return (
    useLoad(["assignments/excess", language, JSON.stringify(tasks)], () => findExcess(tasks, language)).data ?? null
  );
}
