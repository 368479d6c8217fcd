import type { AnswerBody, ColleaguesReply, InvitationsReply } from "@karota/contract/mentorship/colleagues.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { faceOf, mayMentor } from "../users/index.ts";
import { countCode } from "./add-student.ts";
import { changeMentors, type GroupMentors, type MentorsAct } from "./colleague-rules.ts";
import {
  findGroup,
  listColleagueships,
  listMentorRows,
  readMentors,
  saveColleagues,
  type MentorRow,
} from "./colleague-store.ts";
import { getGroup, getGroupAsMentor, listMembers } from "./describe-group.ts";
import { addToLog } from "./group-log.ts";
import type { GroupRow } from "./group-store.ts";
import { handOver } from "./hand-over.ts";
import { countOfGroup, deleteRequests } from "./join-store.ts";
import { lockGroup } from "./lock-group.ts";
import type { Mentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";

const DONE = { code: "S-CHANGES-SAVED" } as const;

/** The mentors of a group, in the eyes of one of them. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function describeMentors(
  { calendar }: Pick<MentorshipDeps, "calendar">,
  queries: Queries,
  mentorId: string,
  groupId: string,
): Promise<ColleaguesReply> {
  const { row, role } = await getGroupAsMentor(queries, mentorId, groupId);
  const owner = await queries
    .selectFrom("users")
    .select(["id", "name", "settings"])
    .where("id", "=", row.mentor_id)
    .executeTakeFirstOrThrow();
  const mentors = await listMentorRows(queries, groupId);
  const who = (one: MentorRow) => ({ id: one.mentor_id, name: one.name, face: faceOf(one.settings) });
  return {
    owner: { id: owner.id, name: owner.name, face: faceOf(owner.settings) },
    colleagues: mentors.flatMap((one) =>
      one.joined_at === null
        ? []
        : [{ ...who(one), since: calendar.iso(one.joined_at), offered: one.offered_at !== null }],
    ),
    invited:
      role === "owner"
        ? mentors
            .filter((one) => one.joined_at === null)
            .map((one) => ({ ...who(one), asked: calendar.iso(one.asked_at) }))
        : [],
  };
}

/** The mentors of a group. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export const readColleagues = (deps: MentorshipDeps, actor: Actor, groupId: string): Promise<ColleaguesReply> =>
  describeMentors(deps, deps.database.db, actor.id, groupId);

interface Step {
  readonly actor: Mentor;
  readonly group: GroupRow;
  readonly act: MentorsAct;
  readonly now: number;
}

/** Carries out what a mentor does about the mentors of a locked group. @throws what `changeMentors` returns */
async function apply(deps: MentorshipDeps, queries: InTransaction, { actor, group, act, now }: Step): Promise<void> {
  const before = await readMentors(queries, group);
  const change = changeMentors(before, actor.id, act, now);
  if (typeof change === "string") throw fail(change);
  const { after, action, subjectId } = change;
  if (action === null) return;
  await refuseMembers(queries, group.id, newIn(before, after));
  if (after.ownerId !== before.ownerId) await handOver(deps, queries, { group, to: actor, now });
  await saveColleagues(queries, group.id, after);
  for (const { id, joinedAt } of before.colleagues)
    if (joinedAt !== null && id !== after.ownerId && !after.colleagues.some((one) => one.id === id))
      await deps.hooks.mentorLeft(queries, { mentorId: id, groupId: group.id, heirId: after.ownerId, now });
  const entry = { groupId: group.id, actorId: actor.id, action, now };
  await addToLog(queries, subjectId === null ? entry : { ...entry, subjectIds: [subjectId] });
}

/** Who is invited, or comes in, by a change. */
const newIn = (before: GroupMentors, after: GroupMentors): readonly string[] =>
  after.colleagues
    .filter(({ id, joinedAt }) => {
      const known = before.colleagues.find((one) => one.id === id);
      return id !== before.ownerId && (!known || known.joinedAt !== joinedAt);
    })
    .map(({ id }) => id);

/** Nobody is mentor and member of one group; who waited to be a member does not any more. */
async function refuseMembers(queries: InTransaction, groupId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if ((await listMembers(queries, groupId)).some(({ id }) => ids.includes(id)))
    throw fail("E-MENTORSHIP-MENTOR_AND_MEMBER");
  await deleteRequests(queries, groupId, ids);
}

/** The group that an actor, who is locked with its owner, asks about. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
async function lockGroupOf(deps: MentorshipDeps, queries: InTransaction, actor: Actor, groupId: string, now: number) {
  const mentor = await lockGroup(deps, queries, actor, { groupId, now });
  const group = await findGroup(queries, groupId);
  if (!group) throw fail("E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST");
  return { actor: mentor, group };
}

/**
 * Invites the mentor with this code into a group of the actor's; nobody sees more of the group by that.
 * @throws E-MENTORSHIP-COLLEAGUE_NOT_A_MENTOR for a person who is none, those of `changeMentors` and of `countCode`
 */
export async function inviteColleague(
  deps: MentorshipDeps,
  actor: Actor,
  groupId: string,
  written: string,
): Promise<ColleaguesReply> {
  const now = deps.clock.now();
  const reply = await deps.database.transaction(async (queries) => {
    const locked = await lockGroupOf(deps, queries, actor, groupId, now);
    // Who may not invite must not try codes either.
    await getGroup(queries, actor.id, groupId);
    const id = await countCode(deps, queries, { mentorId: actor.id, written, now });
    if (id === null) return null;
    if (!(await mayMentor(deps, queries, id))) throw fail("E-MENTORSHIP-COLLEAGUE_NOT_A_MENTOR");
    await apply(deps, queries, { ...locked, act: { kind: "invite", id }, now });
    return describeMentors(deps, queries, actor.id, groupId);
  });
  // Thrown after the transaction, so that the try is stored.
  if (!reply) throw fail("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
  return reply;
}

/**
 * Takes a colleague out of a group, or an invitation back; a colleague leaves by their own id. What they have published
 * goes on, and the owner is in charge of it.
 */
export async function removeColleague(deps: MentorshipDeps, actor: Actor, groupId: string, mentorId: string) {
  const now = deps.clock.now();
  await deps.database.transaction(async (queries) => {
    const locked = await lockGroupOf(deps, queries, actor, groupId, now);
    await apply(deps, queries, { ...locked, act: { kind: "remove", id: mentorId }, now });
  });
  return DONE;
}

/** Offers a group to one of its colleagues, or takes the offer back. */
export function offerGroup(
  deps: MentorshipDeps,
  actor: Actor,
  groupId: string,
  mentorId: string | null,
): Promise<ColleaguesReply> {
  const now = deps.clock.now();
  return deps.database.transaction(async (queries) => {
    const locked = await lockGroupOf(deps, queries, actor, groupId, now);
    await apply(deps, queries, { ...locked, act: { kind: "offer", id: mentorId }, now });
    return describeMentors(deps, queries, actor.id, groupId);
  });
}

/**
 * Accepts or declines what a group's owner asks of the actor.
 * @throws E-MENTORSHIP-INVITATION_GONE also for a group that does not exist, E-MENTORSHIP-PACKAGE_LIMIT_REACHED,
 *   E-MENTORSHIP-MENTOR_AND_MEMBER
 */
export async function answerInvitation(deps: MentorshipDeps, actor: Actor, groupId: string, answer: AnswerBody) {
  const now = deps.clock.now();
  await deps.database.transaction(async (queries) => {
    const mentor = await lockGroup(deps, queries, actor, { groupId, now });
    const group = await findGroup(queries, groupId);
    if (!group) throw fail("E-MENTORSHIP-INVITATION_GONE");
    await apply(deps, queries, { actor: mentor, group, act: { kind: "answer", ...answer }, now });
  });
  return DONE;
}

/** What owners of groups ask of the actor. */
export async function listInvitations(
  { database: { db }, calendar }: MentorshipDeps,
  actor: Actor,
): Promise<InvitationsReply> {
  const rows = await listColleagueships(db, actor.id);
  const invitations: InvitationsReply["invitations"] = [];
  for (const row of rows) {
    const asked = row.joined_at === null ? row.asked_at : row.offered_at;
    if (asked === null) continue;
    invitations.push({
      id: row.group_id,
      group: row.group,
      as: row.joined_at === null ? "colleague" : "owner",
      owner: { name: row.owner, face: faceOf(row.owner_settings) },
      members: row.joined_at === null ? null : (await countOfGroup(db, row.group_id)).members,
      asked: calendar.iso(asked),
    });
  }
  return { invitations };
}
