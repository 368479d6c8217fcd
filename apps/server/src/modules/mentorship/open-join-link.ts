import type { FailureCode } from "@karota/contract/errors/codes.ts";
import type { JoinOffer } from "@karota/contract/mentorship/join.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { faceOf, findAccountStatus, refusePupil } from "../users/index.ts";
import { countPupilsBeyondMembers, countPupilsBeyondStudents } from "./class-store.ts";
import { roleOf } from "./colleague-rules.ts";
import { readMentors } from "./colleague-store.ts";
import { hashOf, statusOf } from "./join-rules.ts";
import { countOfGroup, findLink, findRequest, findStays, type LinkOfGroup } from "./join-store.ts";
import { mentorOf } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { countStudents } from "./people-store.ts";
import { packageFor } from "./rules.ts";
import { findMentor } from "./store.ts";

/** The codes with which opening a link can fail. */
export const JOIN_FAILURES = [
  "E-CLASS-NOT_FOR_PUPILS",
  "E-MENTORSHIP-JOIN_LINK_UNKNOWN",
  "E-MENTORSHIP-JOIN_LINK_WITHOUT_GROUP",
  "E-MENTORSHIP-OWN_JOIN_LINK",
  "E-MENTORSHIP-JOIN_REFUSED",
  "E-MENTORSHIP-JOIN_LINK_RENEWED",
  "E-MENTORSHIP-JOIN_LINK_OFF",
  "E-MENTORSHIP-JOIN_LINK_OVER",
  "E-MENTORSHIP-JOIN_LINK_FULL",
] as const satisfies readonly FailureCode[];

/** The link of a token. @throws E-MENTORSHIP-JOIN_LINK_UNKNOWN */
export async function getLink(queries: Queries, token: string): Promise<LinkOfGroup> {
  const hash = hashOf(token);
  const link = hash === null ? null : await findLink(queries, hash);
  if (!link) throw fail("E-MENTORSHIP-JOIN_LINK_UNKNOWN");
  return link;
}

/** Whether the mentor of a link is neither blocked nor without the role: such a mentor's links are off. */
export async function hasActingMentor(deps: MentorshipDeps, { mentor_id }: LinkOfGroup): Promise<boolean> {
  const status = await findAccountStatus(deps, mentor_id);
  return status !== null && status.allowed && status.roles.some((role) => role === "mentor" || role === "admin");
}

/** Whether the last day of a link is over. */
export const isOver = ({ calendar, clock }: MentorshipDeps, { last_day }: Pick<LinkOfGroup, "last_day">): boolean =>
  last_day < calendar.spanOf("daily", clock.now()).key;

/** Whether one more fits into a link's group, with those who wait. */
export async function hasRoom(
  { settings }: Pick<MentorshipDeps, "settings">,
  queries: Queries,
  { mentor_id, group_id, max_members }: Pick<LinkOfGroup, "mentor_id" | "group_id" | "max_members">,
  isStudent: boolean,
): Promise<boolean> {
  const row = await findMentor(queries, mentor_id);
  const { members, waiting } = await countOfGroup(queries, group_id);
  if (!row || members + waiting >= max_members) return false;
  const pupils = await countPupilsBeyondStudents(queries, mentor_id);
  const students = (await countStudents(queries, mentor_id)) + (isStudent ? 0 : 1) + pupils;
  const largestGroup = members + 1 + (await countPupilsBeyondMembers(queries, group_id));
  return packageFor(mentorOf(settings(), mentor_id, row.package), { students, largestGroup }) !== null;
}

/** How a person stands to a link. @throws all of JOIN_FAILURES but the unknown one */
export async function getStatus(
  deps: MentorshipDeps,
  queries: Queries,
  { link, isMentorActing }: { readonly link: LinkOfGroup; readonly isMentorActing: boolean },
  actor: Actor,
): Promise<JoinOffer["state"]> {
  const { student, member } = await findStays(queries, link, actor.id);
  const request = await findRequest(queries, link.group_id, actor.id);
  const isStudent = student?.left_at === null;
  const mentors = await readMentors(queries, { id: link.group_id, mentor_id: link.mentor_id });
  const status = statusOf({
    isGroupRemoved: link.group_removed_at !== null,
    isOwn: roleOf(mentors, actor.id) !== null,
    isRenewed: link.token === null,
    isMember: member?.left_at === null,
    hasLeft: (student !== null && !isStudent) || (member !== null && member.left_at !== null),
    isWaiting: request?.refused_at === null,
    isRefused: request !== null && request.refused_at !== null,
    isOn: link.is_on === 1 && isMentorActing,
    isOver: isOver(deps, link),
    hasRoom: await hasRoom(deps, queries, link, isStudent),
    needsApproval: link.approval === 1,
  });
  if (isFailure(status)) throw fail(status);
  return status;
}

const isFailure = (status: JoinOffer["state"] | FailureCode): status is FailureCode => status.startsWith("E-");

export const describeOffer = (link: LinkOfGroup, state: JoinOffer["state"]): JoinOffer => ({
  mentor: { name: link.mentor_name, face: faceOf(link.mentor_settings) },
  group: { name: link.group_name },
  state,
});

/** Who asks by a link, and how the caller stands to it. @throws all of JOIN_FAILURES */
export async function openJoinLink(deps: MentorshipDeps, actor: Actor, token: string): Promise<JoinOffer> {
  const { db } = deps.database;
  await refusePupil(db, actor.id);
  const link = await getLink(db, token);
  const isMentorActing = await hasActingMentor(deps, link);
  return describeOffer(link, await getStatus(deps, db, { link, isMentorActing }, actor));
}
