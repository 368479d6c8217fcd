import type { OwnClassReply } from "@karota/contract/classes/classes.ts";
import type { Actor } from "../../deps.ts";
import { todayOf, type ClassesDeps } from "./classes-deps.ts";
import { endsSoon, hasEnded } from "./rules.ts";
import { findPupil } from "./store.ts";

/** When the caller's class ends, or ended: a class ends with its group, too. */
export async function readOwnClass(deps: ClassesDeps, actor: Actor): Promise<OwnClassReply> {
  const pupil = await findPupil(deps.database.db, actor.id);
  if (!pupil) return { ending: null };
  const { last_day, group_removed_at } = pupil;
  const removed = group_removed_at === null ? null : deps.calendar.spanOf("daily", group_removed_at).key;
  const lastDay = removed === null || last_day < removed ? last_day : removed;
  const today = todayOf(deps);
  return {
    ending: { lastDay, isSoon: endsSoon(lastDay, today), isOver: removed !== null || hasEnded(last_day, today) },
  };
}
