import type { GroupAction } from "@karota/contract/mentorship/colleagues.ts";
import type { JoinReply } from "@karota/contract/mentorship/join.ts";
import type { PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { lockPerson, refusePupil } from "../users/index.ts";
import { countPupilsBeyondMembers, countPupilsBeyondStudents } from "./class-store.ts";
import { addToLog } from "./group-log.ts";
import { addMemberRows } from "./group-store.ts";
import { addRequest, countOfGroup, withdraw, type LinkOfGroup } from "./join-store.ts";
import { mentorOf, moveUp, type Mentor } from "./mentor.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { describeOffer, getLink, getStatus, hasActingMentor } from "./open-join-link.ts";
import { addStudentRow, countStudents, listStudentIds } from "./people-store.ts";
import { lockRow } from "./store.ts";

interface Newcomers {
  readonly groupId: string;
  readonly studentIds: readonly string[];
  /** Who lets them in: themselves, or the mentor. */
  readonly actorId: string;
  /** What the log says of people who let themselves in; left out: that they used a link. */
  readonly ownAction?: GroupAction;
  readonly now: number;
}

/**
 * Makes people students of the mentor, who is locked, and members of a group in which they are not.
 * @throws E-MENTORSHIP-PACKAGE_LIMIT_REACHED
 */
export async function admit(
  { hooks }: Pick<MentorshipDeps, "hooks">,
  queries: InTransaction,
  mentor: Mentor,
  { groupId, studentIds, actorId, ownAction = "memberJoined", now }: Newcomers,
): Promise<PackageName> {
  const known = await listStudentIds(queries, mentor.id, studentIds);
  const strangers = studentIds.filter((id) => !known.includes(id));
  // Accounts that a mentor made count as long as they exist: taking pupils out makes no room for more of them.
  const pupils = await countPupilsBeyondStudents(queries, mentor.id, studentIds);
  const pupilsOfGroup = await countPupilsBeyondMembers(queries, groupId, studentIds);
  const students = (await countStudents(queries, mentor.id)) + strangers.length + pupils;
  const largestGroup = (await countOfGroup(queries, groupId)).members + studentIds.length + pupilsOfGroup;
  const { name } = await moveUp(queries, mentor, { students, largestGroup }, now);
  for (const id of strangers) await addStudentRow(queries, mentor.id, id, now);
  if (strangers.length > 0)
    await hooks.joined(queries, { mentorId: mentor.id, studentIds: strangers, groupId: null, now });
  await addMemberRows(queries, groupId, studentIds, now);
  await hooks.joined(queries, { mentorId: mentor.id, studentIds, groupId, now });
  const own = studentIds.length === 1 && studentIds[0] === actorId;
  const entry = { groupId, actorId, now };
  await addToLog(
    queries,
    own ? { ...entry, action: ownAction } : { ...entry, action: "memberAdded", subjectIds: studentIds },
  );
  return name;
}

/** Joins by a link as it was found; null when the group has got another owner before the lock. */
async function joinBy(
  deps: MentorshipDeps,
  actor: Actor,
  token: string,
  found: LinkOfGroup,
): Promise<JoinReply | null> {
  const { database, clock, settings } = deps;
  const isMentorActing = await hasActingMentor(deps, found);
  const now = clock.now();
  return database.transaction(async (queries) => {
    const row = await lockRow(queries, found.mentor_id);
    if (!row) throw fail("E-MENTORSHIP-JOIN_LINK_UNKNOWN");
    // An account that is erased at this moment must not come back.
    if (!(await lockPerson(queries, actor.id))) throw fail("E-AUTH-NO_USER");
    // It may have changed before the lock.
    const link = await getLink(queries, token);
    if (link.mentor_id !== found.mentor_id) return null;
    const state = await getStatus(deps, queries, { link, isMentorActing }, actor);
    if (state === "member") return { code: "I-MENTORSHIP-ALREADY_A_MEMBER", offer: describeOffer(link, state) };
    if (state === "open") {
      const mentor = mentorOf(settings(), row.user_id, row.package);
      await admit(deps, queries, mentor, {
        groupId: link.group_id,
        studentIds: [actor.id],
        actorId: actor.id,
        now,
      });
      return { code: "S-MENTORSHIP-JOINED", offer: describeOffer(link, "member") };
    }
    if (state === "approval")
      await addRequest(queries, { group_id: link.group_id, student_id: actor.id, asked_at: now });
    return { code: "S-MENTORSHIP-JOIN_REQUESTED", offer: describeOffer(link, "waiting") };
  });
}

/**
 * Makes the caller the mentor's student and the group's member, or lets them wait for the mentor's approval. Whoever is
 * in already, or waits, gets the same reply again.
 * @throws all of JOIN_FAILURES
 */
export async function joinGroup(deps: MentorshipDeps, actor: Actor, token: string): Promise<JoinReply> {
  const { db } = deps.database;
  await refusePupil(db, actor.id);
  for (;;) {
    const reply = await joinBy(deps, actor, token, await getLink(db, token));
    if (reply) return reply;
  }
}

/** Takes back the caller's request that waits; nothing happens when there is none. @throws E-MENTORSHIP-JOIN_LINK_UNKNOWN */
export async function withdrawRequest({ database }: MentorshipDeps, actor: Actor, token: string) {
  const link = await getLink(database.db, token);
  await withdraw(database.db, link.group_id, actor.id);
  return { code: "S-CHANGES-SAVED" as const };
}
