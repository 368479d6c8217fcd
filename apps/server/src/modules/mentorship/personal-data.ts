import type { PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { listGroupRows, listMemberRows } from "./group-store.ts";
import { eraseJoining, findLinkOf, listRequests, listRequestsOf } from "./join-store.ts";
import type { MembershipHooks } from "./mentorship-deps.ts";
import { packageNameOf } from "./packages.ts";
import { listGroupsOf, listMentorsOf, listStudents } from "./people-store.ts";
import { partStudent } from "./remove-student.ts";
import { addMentor, findMentor, eraseMentor, listChanges, lockRow } from "./store.ts";
import { usageOf } from "./usage.ts";

const NO_LIMIT = 1_000_000;

/**
 * A person's data in this module, as a student and as a mentor. An erased student leaves all mentors and is an
 * Ex-Member in their groups; an erased mentor's students are free, and the groups lose their texts.
 */
export const mentorshipPersonalData = (hooks: MembershipHooks): PersonalData => ({
  async erase(queries, userId, now) {
    for (const mentor of (await listMentorsOf(queries, userId)).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await lockRow(queries, mentor.id);
      await partStudent(hooks, queries, { mentorId: mentor.id, studentId: userId, now });
    }
    await lockRow(queries, userId);
    for (const student of await listStudents(queries, userId))
      await partStudent(hooks, queries, { mentorId: userId, studentId: student.id, now });
    await eraseJoining(queries, userId);
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
    const join_requests = (await listRequestsOf(queries, userId)).map(describeRequest);
    const mentor = await findMentor(queries, userId);
    if (!mentor) return { mentors, join_requests, mentoring: null };
    const own = [];
    for (const group of await listGroupRows(queries, userId)) {
      const link = await findLinkOf(queries, group.id);
      const members = (await listMemberRows(queries, group.id)).filter((member) => member.left === null);
      own.push({
        name: group.name,
        description: group.description,
        created: iso(group.created_at),
        members: members.map((member) => member.name),
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
      mentors,
      join_requests,
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
    ],
    people: ["mentors", "students"],
    basis: "contract",
    recipients: ["mentors", "students"],
    deletion: "account",
  },
];
