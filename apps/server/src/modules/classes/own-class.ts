import type { OwnClassReply } from "@karota/contract/classes/classes.ts";
import type { Actor } from "../../deps.ts";
import { todayOf, type ClassesDeps } from "./classes-deps.ts";
import { endsSoon } from "./rules.ts";
import { findPupil } from "./store.ts";

/** When the caller's class ends. */
export async function readOwnClass(deps: ClassesDeps, actor: Actor): Promise<OwnClassReply> {
  const pupil = await findPupil(deps.database.db, actor.id);
  if (!pupil) return { ending: null };
  return { ending: { lastDay: pupil.last_day, isSoon: endsSoon(pupil.last_day, todayOf(deps)) } };
}
