import { calendarOf, type Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { loadQuizzes, type Quizzes } from "../assignments/index.ts";
import { lessonEvents, type LessonEvents } from "./lesson-events.ts";

/** What the use cases of this module work with. */
export interface LessonsDeps extends Deps {
  readonly calendar: Calendar;
  readonly quizzes: Quizzes;
  readonly events: LessonEvents;
}

export const lessonsDeps = async (deps: Deps, streamMs: number): Promise<LessonsDeps> => ({
  ...deps,
  calendar: calendarOf(deps.config.timeZone),
  quizzes: await loadQuizzes(deps.catalogue),
  events: lessonEvents(deps.database, streamMs),
});
