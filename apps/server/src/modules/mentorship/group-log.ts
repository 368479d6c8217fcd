import type { Insertable } from "kysely";
import {
  LOG_PAGE_SIZE,
  type GroupAction,
  type GroupLogReply,
  type GroupRole,
} from "@karota/contract/mentorship/colleagues.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { GroupLogTable } from "../../database/tables.ts";
import type { Actor } from "../../deps.ts";
import { getGroupAsMentor } from "./describe-group.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";

/** For how long an entry is stored, in days. */
export const LOG_DAYS = 365;

interface Entry {
  readonly groupId: string;
  readonly actorId: string;
  readonly action: GroupAction;
  readonly now: number;
  /** One entry each. */
  readonly subjectIds?: readonly string[];
  readonly assignmentId?: string;
}

/** Writes what somebody did in a group into its log, within the transaction in which it is done. */
export async function addToLog(
  queries: InTransaction,
  { groupId, actorId, action, now, subjectIds, assignmentId }: Entry,
): Promise<void> {
  if (subjectIds?.length === 0) return;
  const rows = (subjectIds ?? [null]).map((subjectId): Insertable<GroupLogTable> => ({
    group_id: groupId,
    at: now,
    action,
    actor_id: actorId,
    subject_id: subjectId,
    assignment_id: assignmentId ?? null,
  }));
  await queries.insertInto("group_log").values(rows).execute();
}

/**
 * A page of a group's log, the newest first. A name is read now: an erased person has none, and neither has a student
 * who has left the group. `accepted` is the entry of who came in after an invitation.
 */
const listEntries = (queries: Queries, groupId: string, before: number | undefined, limit: number) =>
  queries
    .selectFrom("group_log as log")
    .innerJoin("users as actor", "actor.id", "log.actor_id")
    .leftJoin("users as subject", "subject.id", "log.subject_id")
    .leftJoin("assignments", "assignments.id", "log.assignment_id")
    .leftJoin("group_members as acting", (join) =>
      join.onRef("acting.group_id", "=", "log.group_id").onRef("acting.student_id", "=", "log.actor_id"),
    )
    .leftJoin("group_members as meant", (join) =>
      join.onRef("meant.group_id", "=", "log.group_id").onRef("meant.student_id", "=", "log.subject_id"),
    )
    .select(["log.id", "log.at", "log.action", "actor.name as actor", "subject.name as subject"])
    .select(["assignments.name as assignment", "acting.left_at as actor_left", "meant.left_at as subject_left"])
    .select((eb) =>
      eb
        .selectFrom("group_log as joining")
        .select("joining.id")
        .whereRef("joining.group_id", "=", "log.group_id")
        .whereRef("joining.actor_id", "=", "log.subject_id")
        .whereRef("joining.id", ">", "log.id")
        .where("joining.action", "=", "colleagueJoined")
        .limit(1)
        .as("accepted"),
    )
    .where("log.group_id", "=", groupId)
    .$if(before !== undefined, (query) => query.where("log.id", "<", before!))
    .orderBy("log.id", "desc")
    .limit(limit)
    .execute();

type Row = Awaited<ReturnType<typeof listEntries>>[number];

/** The names of an entry that a mentor of the group may read: a colleague none of who was invited and did not accept. */
function namesOf(row: Row, role: GroupRole): { readonly actor: string | null; readonly subject: string | null } {
  const action = row.action as GroupAction;
  const isHidden = role !== "owner" && row.accepted === null;
  const isOfInvited = action === "invited" || action === "invitationTakenBack";
  return {
    actor: row.actor_left !== null || (isHidden && action === "invitationDeclined") ? null : row.actor || null,
    subject: row.subject_left !== null || (isHidden && isOfInvited) ? null : row.subject || null,
  };
}

/** What happened in a group, for its owner and the colleagues. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function readGroupLog(
  { database: { db }, calendar }: MentorshipDeps,
  actor: Actor,
  groupId: string,
  before: number | undefined,
): Promise<GroupLogReply> {
  const { role } = await getGroupAsMentor(db, actor.id, groupId);
  // One more than is shown says whether there is another page.
  const rows = await listEntries(db, groupId, before, LOG_PAGE_SIZE + 1);
  const shown = rows.slice(0, LOG_PAGE_SIZE);
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: calendar.iso(row.at),
      action: row.action as GroupAction,
      ...namesOf(row, role),
      assignment: row.assignment || null,
    })),
    next: rows.length > LOG_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** When a group came to its present owner from another one, as far as the log says; null when it did not. */
export async function findHandOver(queries: Queries, groupId: string): Promise<number | null> {
  const row = await queries
    .selectFrom("group_log")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("group_id", "=", groupId)
    .where("action", "in", ["handedOver", "inherited"] satisfies GroupAction[])
    .executeTakeFirstOrThrow();
  return row.at;
}

/** What a person did in groups, the oldest first; not in which, since they may have left them. */
export const listDone = (queries: Queries, actorId: string) =>
  queries.selectFrom("group_log").select(["action", "at"]).where("actor_id", "=", actorId).orderBy("id").execute();

/** Deletes some lines of before a moment; returns how many. */
export async function deleteLogBefore(queries: Queries, before: number, limit: number): Promise<number> {
  const old = queries.selectFrom("group_log").select("id").where("at", "<", before).limit(limit);
  const rows = await queries.deleteFrom("group_log").where("id", "in", old).returning("id").execute();
  return rows.length;
}

/** Deletes the log of a group that is removed: nobody can read it any more. */
export async function deleteLogOf(queries: InTransaction, groupId: string): Promise<void> {
  await queries.deleteFrom("group_log").where("group_id", "=", groupId).execute();
}
