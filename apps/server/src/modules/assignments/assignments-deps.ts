import { createHmac } from "node:crypto";
import { calendarOf, type Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import type { Printer } from "../../pdf/printer.ts";
import { ensureSecret } from "../../secrets.ts";
import { drawBudget, type DrawFor } from "./draw-budget.ts";
import { loadQuizzes, type Quizzes } from "./plan.ts";
import { skillCache, type SkillCache } from "./skill-cache.ts";

/** What the use cases of this module work with. */
export interface AssignmentsDeps extends Deps {
  readonly calendar: Calendar;
  readonly quizzes: Quizzes;
  readonly skills: SkillCache;
  readonly printer: Printer;
  readonly drawFor: DrawFor;
  /** The seed of a student's tasks: always the same, and secret. */
  seedOf(assignmentId: string, studentId: string): string;
  /** The seed of a printed sheet: secret too, since it gives away the answers of the sheet. */
  sheetSeedOf(assignmentId: string, variant: "A" | "B"): string;
}

export async function assignmentsDeps(deps: Deps, printer: Printer): Promise<AssignmentsDeps> {
  const secret = await ensureSecret(deps.database, deps.clock, "assignments");
  const quizzes = await loadQuizzes(deps.catalogue);
  const derived = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    ...deps,
    calendar: calendarOf(deps.config.timeZone),
    quizzes,
    skills: skillCache(quizzes),
    printer,
    drawFor: drawBudget(),
    seedOf: (assignmentId, studentId) => derived(`${assignmentId}/${studentId}`),
    // No id of a student contains a space.
    sheetSeedOf: (assignmentId, variant) => derived(`${assignmentId}/sheet ${variant}`),
  };
}
