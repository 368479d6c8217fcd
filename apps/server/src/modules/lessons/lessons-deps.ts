import { calendarOf, type Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { liveEvents, type LiveEvents } from "../../live-events.ts";
import { drawBudget, loadQuizzes, type DrawFor, type Quizzes } from "../assignments/index.ts";

/** What the use cases of this module work with. */
export interface LessonsDeps extends Deps {
  readonly calendar: Calendar;
  readonly quizzes: Quizzes;
  readonly drawFor: DrawFor;
  readonly events: LiveEvents;
}

export const lessonsDeps = async (deps: Deps, streamMs: number | undefined): Promise<LessonsDeps> => ({
  ...deps,
  calendar: calendarOf(deps.config.timeZone),
  quizzes: await loadQuizzes(deps.catalogue),
  drawFor: drawBudget(),
  events: liveEvents(deps.database, "lesson", streamMs),
});
