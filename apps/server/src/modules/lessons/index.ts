import type { Module } from "../../deps.ts";
import type { Queries } from "../../database/database.ts";
import { lessonsDeps } from "./lessons-deps.ts";
import { installDeskRoutes } from "./desk-routes.ts";
import { installPupilRoutes } from "./pupil-routes.ts";
import { deleteLessons, listOldIds } from "./store.ts";

export { lessonsPersonalData, lessonsStoredData } from "./personal-data.ts";

/** Questions that a mentor asks a class, and the class answers at the same time. */
export const lessonsModule =
  (streamMs?: number): Module =>
  async (api, deps) => {
    const own = await lessonsDeps(deps, streamMs);
    installDeskRoutes(api, own);
    installPupilRoutes(api, own);
    // A stream would hold the end back until its connection is cut.
    api.addHook("preClose", async () => own.events.close());
  };

/** Deletes some of the lessons that started before a moment, each after all of it; returns how many. */
export async function deleteOldLessons(queries: Queries, before: number, limit: number): Promise<number> {
  const ids = await listOldIds(queries, before, limit);
  await deleteLessons(queries, ids);
  return ids.length;
}
