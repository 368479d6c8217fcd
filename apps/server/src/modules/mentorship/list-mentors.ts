import type { MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { faceOf } from "../users/index.ts";
import { listColleaguesOfStudent } from "./colleague-store.ts";
import { listRequestsOf } from "./join-store.ts";
import { listGroupsOf, listMentorsOf } from "./people-store.ts";
import { listClassGroupsOf } from "./school-class-store.ts";

/**
 * The mentors of the actor, in which of their groups the actor is and which other mentors these have, and where the actor
 * waits to come in.
 */
export async function listMentors({ database: { db }, calendar }: MentorshipDeps, actor: Actor): Promise<MentorsReply> {
  const groups = Map.groupBy(await listGroupsOf(db, actor.id), (row) => row.mentor);
  const classes = Map.groupBy(await listClassGroupsOf(db, actor.id), (row) => row.mentor);
  const mentors = await listMentorsOf(db, actor.id);
  const requests = await listRequestsOf(db, actor.id);
  const colleagues = Map.groupBy(await listColleaguesOfStudent(db, actor.id), (row) => row.owner);
  return {
    mentors: mentors.map((mentor) => ({
      id: mentor.id,
      name: mentor.name,
      face: faceOf(mentor.settings),
      added: calendar.iso(mentor.added),
      groups: (groups.get(mentor.id) ?? []).map((group) => group.name),
      classes: (classes.get(mentor.id) ?? []).map(({ name }) => name),
      colleagues: (colleagues.get(mentor.id) ?? []).map(({ group, name, settings }) => ({
        group,
        name,
        face: faceOf(settings),
      })),
    })),
    requests: requests
      .filter(({ refused }) => refused === null)
      .map(({ mentor, group, asked }) => ({ mentor, group, asked: calendar.iso(asked) })),
  };
}
