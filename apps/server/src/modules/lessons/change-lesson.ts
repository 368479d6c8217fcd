import type { LessonDesk } from "@karota/contract/lessons/lesson.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { lockOwn } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { removePerson } from "./people-store.ts";
import { readDesk } from "./read-desk.ts";
import { writeLesson } from "./store.ts";

/** Shows the names of who is here on the board, or hides them. @throws E-KAROTA-NOT_FOUND */
export async function showNames(
  deps: LessonsDeps,
  actor: Actor,
  id: string,
  { names, language }: { readonly names: boolean; readonly language: Language },
): Promise<LessonDesk> {
  await deps.database.transaction(async (queries) => {
    const row = await lockOwn(queries, actor, id);
    await writeLesson(queries, { ...row, names: names ? 1 : 0 });
  });
  await deps.events.changedFor(id, actor.id);
  return readDesk(deps, actor, id, language);
}

/** Takes somebody out of a lesson for good, with their answers. @throws E-KAROTA-NOT_FOUND */
export async function takeOut(
  deps: LessonsDeps,
  actor: Actor,
  id: string,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<LessonDesk> {
  await deps.database.transaction(async (queries) => {
    await lockOwn(queries, actor, id);
    if (!(await removePerson(queries, id, userId, deps.clock.now())))
      throw fail("E-KAROTA-NOT_FOUND", {}, "nobody of this lesson");
  });
  await deps.events.changedFor(id, userId);
  return readDesk(deps, actor, id, language);
}
