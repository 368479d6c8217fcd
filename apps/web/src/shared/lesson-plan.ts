import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { readSession } from "./session/session.ts";

/** Where a lesson is prepared. */
export const NEW_LESSON = "/lessons/new";

/** What somebody wants to ask a class; the page on which they start the lesson reads it. */
export interface LessonPlan {
  readonly tasks: readonly TaskPlan[];
  readonly groupId: string | null;
}

/** As a draft: it is for nobody else who signs in here. */
const keyNow = (): string => `karota:draft:lesson:${readSession()?.userId}`;

/** For this tab, until another plan is chosen. */
export const saveLessonPlan = (plan: LessonPlan): void => sessionStorage.setItem(keyNow(), JSON.stringify(plan));

export function readLessonPlan(): LessonPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyNow()) ?? "null") as LessonPlan | null;
  } catch {
    return null;
  }
}
