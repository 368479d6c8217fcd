import type { Readable } from "node:stream";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { openFromNow } from "../../live-events.ts";
import { getPart } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { findLesson } from "./store.ts";

/** A stream of events for who leads a lesson or is in it. @throws E-KAROTA-NOT_FOUND, E-LESSON-REMOVED */
export async function openEvents(deps: LessonsDeps, actor: Actor, id: string): Promise<Readable> {
  const { db } = deps.database;
  const lesson = await findLesson(db, id);
  if (!lesson) throw fail("E-KAROTA-NOT_FOUND", {}, "no such lesson");
  const leads = lesson.mentor_id === actor.id;
  if (!leads) await getPart(db, actor, id);
  const listener = { userId: actor.id, leads };
  return openFromNow(deps.events, id, listener, async () => ((await findLesson(db, id)) ?? lesson).version);
}
