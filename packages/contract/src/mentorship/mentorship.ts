import * as z from "zod/mini";
import { line, text } from "../text.ts";
import { carrots, time, uuid } from "../wire.ts";
import { shownFace } from "../users/face.ts";
import { GROUP_ROLES } from "./colleagues.ts";

/** From the smallest to the largest. */
export const PACKAGES = ["starter", "essential", "pro", "premium", "enterprise", "ultimate"] as const;
export type PackageName = (typeof PACKAGES)[number];

/** What a package allows and what an assignment costs in it; a week is the ISO week. */
export const mentorPackage = z
  .object({
    name: z.enum(PACKAGES),
    maxGroups: z.int(),
    maxStudents: z.int(),
    maxStudentsPerGroup: z.int(),
    maxGroupAssignmentsPerWeek: z.int(),
    maxStudentAssignmentsPerWeek: z.int(),
    priceFactor: z.number(),
    /** maxStudentsPerGroup times priceFactor, in carrots. */
    groupAssignmentPrice: carrots,
    studentAssignmentPrice: carrots,
  })
  .check(z.meta({ id: "MentorPackage" }));
export type MentorPackage = z.infer<typeof mentorPackage>;

/** `GET mentorship/packages`, the smallest first. */
export const packagesReply = z.object({ packages: z.array(mentorPackage) });

/** `POST mentorship/members`: becoming a mentor. The new role needs a new login. */
export const becomeMentorReply = z.object({
  code: z.enum(["S-MENTORSHIP-ADD_MEMBER_SUCCESS", "I-MENTORSHIP-ALREADY_A_MENTOR"]),
});

const packageName = z.nullable(z.enum(PACKAGES));
/** `GET mentorship/info`: the mentor's package, its limits, and how much of them is used. */
export const mentorInfo = z.object({
  package: mentorPackage,
  usage: z.object({
    groups: z.int(),
    students: z.int(),
    /** Members of the largest group. */
    largestGroup: z.int(),
    groupAssignmentsThisWeek: z.int(),
    studentAssignmentsThisWeek: z.int(),
  }),
  /**
   * The package that one more of each would move the mentor to: null when it still fits into the present one, and
   * `beyond` when even the largest has no room.
   */
  oneMore: z.object({
    group: z.union([packageName, z.literal("beyond")]),
    student: z.union([packageName, z.literal("beyond")]),
    groupAssignment: z.union([packageName, z.literal("beyond")]),
    studentAssignment: z.union([packageName, z.literal("beyond")]),
  }),
  /** The package of the next step down and since how many full weeks the usage has fitted it; after four, it comes. */
  down: z.nullable(z.object({ package: z.enum(PACKAGES), weeks: z.int() })),
  /** The latest changes, the newest first. */
  changes: z.array(z.object({ from: z.enum(PACKAGES), to: z.enum(PACKAGES), at: time })),
});
export type MentorInfo = z.infer<typeof mentorInfo>;

/** Results at most of a student, or of a group, in a list. */
export const MAX_RESULTS = 5;
/** One assignment that is over: right answers in percent of all questions; null when nothing was answered. */
const recentResult = z
  .object({ id: uuid, name: z.string(), percent: z.nullable(z.int()) })
  .check(z.meta({ id: "RecentResult" }));
export type RecentResult = z.infer<typeof recentResult>;

/** What was answered lately of this mentor's assignments; games that somebody plays for themselves are not part of it. */
const recent = {
  /** The last answer; null before the first. */
  lastAnswer: z.nullable(time),
  /** The newest `MAX_RESULTS`, the latest end first. */
  results: z.array(recentResult),
};

/** A student of the calling mentor. */
export const student = z
  .object({
    id: uuid,
    name: z.string(),
    face: shownFace,
    added: time,
    groups: z.array(z.object({ id: uuid, name: z.string() })),
    /** Signs in with a card of a class of this mentor's. */
    hasCard: z.optional(z.literal(true)),
    /** Of this mentor's assignments, also over groups. */
    assignments: z.object({
      inProgress: z.int(),
      upcoming: z.int(),
      completed: z.int(),
      /** Those under way in which the student has questions left. */
      open: z.int(),
    }),
    ...recent,
  })
  .check(z.meta({ id: "Student" }));
export type Student = z.infer<typeof student>;
export const studentsReply = z.object({ students: z.array(student) });

/** `POST mentorship/students`: the code as the student reads it out; spaces, hyphens and small letters do no harm. */
export const addStudentBody = z.strictObject({ uniqueCode: line(100) });
export const addStudentReply = z.object({
  code: z.literal("S-MENTORSHIP-STUDENT_ADDED"),
  student,
  package: z.enum(PACKAGES),
});

/** Of a group, in characters. */
export const MAX_NAME_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 500;
/** The most members that a package can allow a group. */
export const MAX_GROUP_SIZE = 1000;
/** Students that are added to a group at once. */
export const MAX_ADDED = 40;

const name = line(MAX_NAME_LENGTH, 1);
const description = text(MAX_DESCRIPTION_LENGTH);

/** Someone in a group; who has left it, or the mentor, is an Ex-Member with the results until then. */
export const groupMember = z
  .object({
    id: uuid,
    name: z.string(),
    face: shownFace,
    added: time,
    left: z.nullable(time),
    /** In a group that was made of a class: the sign-in provider does not tell this class of the member. */
    outOfClass: z.optional(z.literal(true)),
  })
  .check(z.meta({ id: "GroupMember" }));
export type GroupMember = z.infer<typeof groupMember>;
export const studentGroup = z
  .object({
    id: uuid,
    /** What the calling mentor is in it. */
    role: z.enum(GROUP_ROLES),
    name: z.string(),
    description: z.string(),
    /** Present members. */
    numMembers: z.int(),
    /** Of all its mentors. */
    numAssignments: z.int(),
    /** Accounts that were made with cards of this group, and end with it. */
    numPupils: z.int(),
    created: time,
  })
  .check(z.meta({ id: "StudentGroup" }));
export type StudentGroup = z.infer<typeof studentGroup>;
export const groupDetail = z
  .object({ ...studentGroup.shape, members: z.array(groupMember) })
  .check(z.meta({ id: "GroupDetail" }));
export type GroupDetail = z.infer<typeof groupDetail>;
/**
 * A row of the list of groups: with the assignments that somebody still has to answer, what was answered lately, and how
 * many wait to come in.
 */
export const groupRow = z
  .object({ ...studentGroup.shape, numOpen: z.int(), numWaiting: z.int(), ...recent })
  .check(z.meta({ id: "GroupRow" }));
export type GroupRow = z.infer<typeof groupRow>;
export const groupsReply = z.object({ groups: z.array(groupRow) });

/** `POST mentorship/groups`; `copyOf` takes the present members of another group along, and its pupils’ cards. */
export const groupBody = z.strictObject({ name, description: z.optional(description), copyOf: z.optional(z.string()) });
export const groupUpdate = z.strictObject({ name: z.optional(name), description: z.optional(description) });
/**
 * `DELETE mentorship/groups/{id}`: `students=remove` also ends the mentorship with those who are in no other group;
 * without `pupils=erase` a group with pupils’ cards is not removed.
 */
export const removeGroupQuery = z.object({
  students: z.optional(z.literal("remove")),
  pupils: z.optional(z.literal("erase")),
});
export const addGroupReply = z.object({
  code: z.literal("S-MENTORSHIP-GROUP_ADDED"),
  group: groupDetail,
  package: z.enum(PACKAGES),
});
/** `POST mentorship/groups/{id}/members`. */
export const addMembersBody = z.strictObject({
  studentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_ADDED)),
});
export const addMembersReply = z.object({
  code: z.literal("S-MENTORSHIP-MEMBER_ADDED"),
  group: groupDetail,
  package: z.enum(PACKAGES),
});

/** `GET mentorship/mentors`: the mentors of the calling student, and the requests to join that wait for a mentor. */
export const mentorsReply = z.object({
  mentors: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      face: shownFace,
      added: time,
      groups: z.array(z.string()),
      /** Classes of the school of which the mentor has made some of these groups. */
      classes: z.array(z.string()),
      /** The other mentors of these groups. */
      colleagues: z.array(z.object({ group: z.string(), name: z.string(), face: shownFace })),
    }),
  ),
  requests: z.array(z.object({ mentor: z.string(), group: z.string(), asked: time })),
});
export type MentorsReply = z.infer<typeof mentorsReply>;
