import type { PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { InTransaction } from "../../database/database.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { findGroup, listColleagueships, listMentorRows, readMentors, saveColleagues } from "./colleague-store.ts";
import { addToLog, deleteLogOf, listDone } from "./group-log.ts";
import { listGroupRows, listMemberRows } from "./group-store.ts";
import { eraseJoining, findLinkOf, listRequests, listRequestsOf } from "./join-store.ts";
import { inherit } from "./hand-over.ts";
import { eraseClasses, listClassesOfPerson, listClassNames } from "./school-class-store.ts";
import type { MentorshipDeps } from "./mentorship-deps.ts";
import { packageNameOf } from "./packages.ts";
import { listGroupsOf, listMentorsOf, listStudents } from "./people-store.ts";
import { partStudent } from "./remove-student.ts";
import { addMentor, findMentor, eraseMentor, listChanges, lockRow } from "./store.ts";
import { usageOf } from "./usage.ts";

const NO_LIMIT = 1_000_000;

/** Everybody whose students or groups an erasure changes. */
async function listConnected(queries: InTransaction, userId: string): Promise<readonly string[]> {
  const ids = new Set([userId, ...(await listMentorsOf(queries, userId)).map(({ id }) => id)]);
  for (const { group_id } of await listColleagueships(queries, userId)) {
    const group = await findGroup(queries, group_id);
    if (group) ids.add(group.mentor_id);
  }
  for (const group of await listGroupRows(queries, userId))
    for (const { id } of (await readMentors(queries, group)).colleagues) ids.add(id);
  return [...ids];
}

/** Locks everybody of `listConnected`, in the order of their ids; once more those who have come to be one meanwhile. */
async function lockConnected(queries: InTransaction, userId: string): Promise<void> {
  const locked = new Set<string>();
  for (;;) {
    const free = (await listConnected(queries, userId)).filter((id) => !locked.has(id));
    if (free.length === 0) return;
    for (const id of free.toSorted()) {
      await lockRow(queries, id);
      locked.add(id);
    }
  }
}

/** Takes a mentor out of the groups of others, and every invitation and offer with them. */
async function leaveGroups(
  { hooks }: Pick<MentorshipDeps, "hooks">,
  queries: InTransaction,
  userId: string,
  now: number,
) {
  for (const { group_id: groupId, joined_at } of await listColleagueships(queries, userId)) {
    const group = await findGroup(queries, groupId);
    if (!group) continue;
    const mentors = await readMentors(queries, group);
    await saveColleagues(queries, groupId, {
      ...mentors,
      colleagues: mentors.colleagues.filter(({ id }) => id !== userId),
    });
    if (joined_at === null) continue;
    await hooks.mentorLeft(queries, { mentorId: userId, groupId, heirId: group.mentor_id, now });
    await addToLog(queries, { groupId, actorId: userId, action: "colleagueLeft", now });
  }
}

/**
 * A person's data in this module, as a student and as a mentor. An erased student leaves all mentors and is an
 * Ex-Member in their groups. An erased mentor leaves the groups of others; the own ones go to a colleague, or lose their
 * texts, and the students are free.
 */
export const mentorshipPersonalData = (deps: Pick<MentorshipDeps, "config" | "settings" | "hooks">): PersonalData => ({
  async erase(queries, userId, now) {
    const { hooks } = deps;
    await lockConnected(queries, userId);
    for (const mentor of await listMentorsOf(queries, userId))
      await partStudent(hooks, queries, { mentorId: mentor.id, studentId: userId, now }, userId);
    await leaveGroups(deps, queries, userId, now);
    await inherit(deps, queries, userId, now);
    for (const student of await listStudents(queries, userId))
      await partStudent(hooks, queries, { mentorId: userId, studentId: student.id, now }, userId);
    for (const group of await listGroupRows(queries, userId)) {
      await saveColleagues(queries, group.id, { ownerId: userId, colleagues: [] });
      await deleteLogOf(queries, group.id);
    }
    await eraseJoining(queries, userId);
    await eraseClasses(queries, userId);
    await eraseMentor(queries, userId, now);
  },

  async export(queries, userId, { iso }) {
    const describeRequest = <Request extends { asked: number; refused: number | null }>(request: Request) => ({
      ...request,
      asked: iso(request.asked),
      refused: request.refused === null ? null : iso(request.refused),
    });
    const groups = Map.groupBy(await listGroupsOf(queries, userId), (row) => row.mentor);
    const mentors = (await listMentorsOf(queries, userId)).map((mentor) => ({
      name: mentor.name,
      added: iso(mentor.added),
      groups: (groups.get(mentor.id) ?? []).map((group) => group.name),
    }));
    const colleagueships = (await listColleagueships(queries, userId)).map((one) => ({
      group: one.group,
      owner: one.owner,
      asked: iso(one.asked_at),
      joined: one.joined_at === null ? null : iso(one.joined_at),
      offered: one.offered_at === null ? null : iso(one.offered_at),
    }));
    const group_log = (await listDone(queries, userId)).map(({ action, at }) => ({ action, at: iso(at) }));
    const join_requests = (await listRequestsOf(queries, userId)).map(describeRequest);
    const school_classes = (await listClassesOfPerson(queries, userId)).map(({ school, name }) => ({ school, name }));
    const student = { mentors, school_classes, join_requests, colleagueships, group_log };
    const mentor = await findMentor(queries, userId);
    if (!mentor) return { ...student, mentoring: null };
    const classNames = await listClassNames(queries, userId);
    const own = [];
    for (const group of await listGroupRows(queries, userId)) {
      const link = await findLinkOf(queries, group.id);
      const members = (await listMemberRows(queries, group.id)).filter((member) => member.left === null);
      own.push({
        name: group.name,
        description: group.description,
        school_class: classNames.get(group.id) ?? null,
        created: iso(group.created_at),
        members: members.map((member) => member.name),
        colleagues: (await listMentorRows(queries, group.id)).map((one) => one.name),
        join_link: link && {
          on: link.is_on === 1,
          last_day: link.last_day,
          max_members: link.max_members,
          approval: link.approval === 1,
        },
        join_requests: (await listRequests(queries, group.id))
          .map(({ name, asked, refused }) => ({ name, asked, refused }))
          .map(describeRequest),
      });
    }
    return {
      ...student,
      mentoring: {
        since: iso(mentor.created_at),
        package: packageNameOf(mentor.package),
        changes: (await listChanges(queries, userId, NO_LIMIT)).map((change) => ({
          from: packageNameOf(change.package_from),
          to: packageNameOf(change.package_to),
          at: iso(change.changed_at),
        })),
        students: (await listStudents(queries, userId)).map(({ name, added }) => ({ name, added: iso(added) })),
        groups: own,
      },
    };
  },
  async summarise(queries, userId, now, calendar) {
    const mentors = (await listMentorsOf(queries, userId)).length;
    const mentor = await findMentor(queries, userId);
    if (!mentor) return { mentors, mentoring: null };
    const usage = await usageOf(queries, userId, calendar.spanOf("weekly", now));
    return {
      mentors,
      mentoring: {
        since: calendar.iso(mentor.created_at),
        package: mentor.package as PackageName,
        groups: usage.groups,
        students: usage.students,
        assignments: usage.groupAssignmentsThisWeek + usage.studentAssignmentsThisWeek,
      },
    };
  },

  async onRoleGranted(queries, userId, role, now) {
    if (role === "mentor") await addMentor(queries, userId, now);
  },
});

export const mentorshipStoredData: readonly StoredData[] = [
  {
    id: "mentorship",
    tables: [
      "mentors",
      "package_changes",
      "code_tries",
      "mentor_students",
      "student_groups",
      "group_members",
      "join_links",
      "join_requests",
      "group_colleagues",
      "group_log",
    ],
    people: ["mentors", "students"],
    basis: "contract",
    recipients: ["mentors", "students"],
    deletion: "account",
  },
  {
    id: "schoolClasses",
    tables: ["school_classes", "group_classes"],
    people: ["mentors", "students"],
    basis: "contract",
    recipients: ["mentors"],
    deletion: "account",
  },
];
