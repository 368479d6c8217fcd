import type { Phase } from "@karota/contract/lessons/lesson.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { isMentor } from "../users/index.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { findPerson, type PersonRow } from "./people-store.ts";
import { phaseAt } from "./rules.ts";
import { findLesson, lockLesson, type LessonRow, type NamedLesson } from "./store.ts";

/** The phase now: a lesson that was left alone is over, and so is that of somebody who is no mentor any more. */
export const phaseOf = (deps: Pick<LessonsDeps, "config" | "clock">, lesson: NamedLesson): Phase =>
  isMentor(deps, lesson) ? phaseAt(lesson, deps.clock.now()) : "ended";

const noLesson = () => fail("E-KAROTA-NOT_FOUND", {}, "no lesson of one's own");

/** A lesson that the actor leads. @throws E-KAROTA-NOT_FOUND */
export async function getOwn(queries: Queries, actor: Actor, id: string): Promise<NamedLesson> {
  const lesson = await findLesson(queries, id);
  if (lesson?.mentor_id !== actor.id) throw noLesson();
  return lesson;
}

/** As `getOwn`, locked until the transaction ends. @throws E-KAROTA-NOT_FOUND */
export async function lockOwn(queries: InTransaction, actor: Actor, id: string): Promise<LessonRow> {
  const lesson = await lockLesson(queries, id);
  if (lesson?.mentor_id !== actor.id) throw noLesson();
  return lesson;
}

/** The part of somebody who is in a lesson. @throws E-KAROTA-NOT_FOUND, E-LESSON-REMOVED */
export async function getPart(queries: Queries, actor: Actor, id: string): Promise<PersonRow> {
  const person = await findPerson(queries, id, actor.id);
  if (!person) throw noLesson();
  if (person.removed_at !== null) throw fail("E-LESSON-REMOVED");
  return person;
}
