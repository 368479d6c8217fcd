import { createHmac } from "node:crypto";
import { calendarOf, type Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { ensureSecret } from "../../secrets.ts";
import { loadQuizzes, type Quizzes } from "./plan.ts";

/** What the use cases of this module work with. */
export interface AssignmentsDeps extends Deps {
  readonly calendar: Calendar;
  readonly quizzes: Quizzes;
  /** The seed of a student's tasks: always the same, and secret. */
  seedOf(assignmentId: string, studentId: string): string;
}

export async function assignmentsDeps(deps: Deps): Promise<AssignmentsDeps> {
  const secret = await ensureSecret(deps.database, deps.clock, "assignments");
  return {
    ...deps,
    calendar: calendarOf(deps.config.timeZone),
    quizzes: await loadQuizzes(deps.catalogue),
    seedOf: (assignmentId, studentId) =>
      createHmac("sha256", secret).update(`${assignmentId}/${studentId}`).digest("base64url"),
  };
}
