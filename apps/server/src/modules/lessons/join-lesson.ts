import { MAX_IN_LESSON, type LessonOffer } from "@karota/contract/lessons/lesson.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { faceOf, isPupilId } from "../users/index.ts";
import { phaseOf } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { addPersonRow, countPeople, findPerson, isInGroupOf } from "./people-store.ts";
import { readCode } from "./rules.ts";
import { findByCode, lockLesson, type NamedLesson } from "./store.ts";

/** The running lesson of a code. @throws E-LESSON-CODE_UNKNOWN */
async function getByCode(deps: LessonsDeps, queries: Queries, typed: string): Promise<NamedLesson> {
  const code = readCode(typed);
  const lesson = code === null ? null : await findByCode(queries, code);
  if (!lesson || phaseOf(deps, lesson) === "ended") throw fail("E-LESSON-CODE_UNKNOWN");
  return lesson;
}

/**
 * Whether somebody may come in: everybody who is signed in and has the code, but a pupil with a class card only where the
 * mentor leads a group of theirs, and nobody whom the mentor has taken out.
 * @throws E-CLASS-NOT_FOR_PUPILS, E-LESSON-REMOVED
 */
async function offerOf(queries: Queries, actor: Actor, lesson: NamedLesson): Promise<LessonOffer> {
  const { id, mentor_id, mentor_name, mentor_settings } = lesson;
  const offer = { id, mentor: { name: mentor_name, face: faceOf(mentor_settings) } };
  if (mentor_id === actor.id) return { ...offer, state: "own" };
  const person = await findPerson(queries, id, actor.id);
  if (person) {
    if (person.removed_at !== null) throw fail("E-LESSON-REMOVED");
    return { ...offer, state: "in" };
  }
  if ((await isPupilId(queries, actor.id)) && !(await isInGroupOf(queries, actor.id, mentor_id)))
    throw fail("E-CLASS-NOT_FOR_PUPILS");
  return { ...offer, state: "open" };
}

/** Who leads the lesson of a code. @throws E-LESSON-CODE_UNKNOWN, E-CLASS-NOT_FOR_PUPILS, E-LESSON-REMOVED */
export async function openLesson(deps: LessonsDeps, actor: Actor, code: string): Promise<LessonOffer> {
  const { db } = deps.database;
  return offerOf(db, actor, await getByCode(deps, db, code));
}

/** Comes into a lesson; again is no failure. @throws what `openLesson` throws, and E-LESSON-FULL */
export async function joinLesson(deps: LessonsDeps, actor: Actor, code: string): Promise<LessonOffer> {
  const now = deps.clock.now();
  const { isNew, offer } = await deps.database.transaction(async (queries) => {
    const found = await getByCode(deps, queries, code);
    await lockLesson(queries, found.id);
    // It may have ended, or gone with its mentor's account, meanwhile.
    const lesson = await getByCode(deps, queries, code);
    const made = await offerOf(queries, actor, lesson);
    if (made.state !== "open") return { isNew: false, offer: made };
    if ((await countPeople(queries, lesson.id)) >= MAX_IN_LESSON) throw fail("E-LESSON-FULL");
    const row = { lesson_id: lesson.id, user_id: actor.id, joined_at: now, seen_at: now, removed_at: null };
    const added = await addPersonRow(queries, row);
    return { isNew: added, offer: { ...made, state: "in" as const } };
  });
  if (isNew) await deps.events.changedFor(offer.id, actor.id);
  return offer;
}
