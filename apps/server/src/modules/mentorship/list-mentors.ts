import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { faceOf } from "../users/index.ts";
import { listGroupsOf, listMentorsOf } from "./people-store.ts";

/** The mentors of the actor, and in which of their groups the actor is. */
export async function listMentors({ database: { db }, calendar }: MentorshipDeps, actor: Actor): Promise<MentorsReply> {
  const groups = Map.groupBy(await listGroupsOf(db, actor.id), (row) => row.mentor);
  const mentors = await listMentorsOf(db, actor.id);
  return {
    mentors: mentors.map((mentor) => ({
      id: mentor.id,
      name: mentor.name,
      face: faceOf(mentor.settings),
      added: calendar.iso(mentor.added),
      groups: (groups.get(mentor.id) ?? []).map((group) => group.name),
    })),
  };
}
