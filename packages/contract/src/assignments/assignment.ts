import * as z from "zod/mini";
import { PACKAGES } from "../mentorship/mentorship.ts";
import { line, text } from "../text.ts";
import { shownFace } from "../users/face.ts";
import { carrots, time, uuid } from "../wire.ts";

/** Of an assignment, in characters. */
export const MIN_NAME_LENGTH = 5;
export const MAX_NAME_LENGTH = 100;
/** Of its description and of each message, in characters. */
export const MAX_TEXT_LENGTH = 1000;
export const MAX_TASKS = 50;
/** The longest answer that is typed, in characters. */
export const MAX_ANSWER_LENGTH = 100;
/** The longest span of an assignment, in days. */
export const MAX_DAYS = 90;
export const STATUSES = ["upcoming", "inProgress", "completed", "cancelled"] as const;
/** `USER` archives of their own: `GET …?userStatus=`. */
export const USER_STATUSES = ["ACTIVE", "ARCHIVED"] as const;
export const PRESETS = ["today", "tomorrow", "thisWeek", "nextWeek"] as const;

/** How the answers are given: one of four choices, or typed without seeing any. */
export const ANSWERS = ["choice", "typed"] as const;
/** With what an answer is typed: a keyboard of digits or of letters, or a clock to set, by five minutes or by one. */
export const ENTRIES = ["number", "text", "order", "dial", "minuteDial"] as const;

const options = z.record(z.string(), z.union([z.string(), z.number()]));
/** Absent: by a choice. */
const answer = z.optional(z.enum(ANSWERS));
/** Tasks of one quiz: the quiz's options, without its number of tasks, how many, and how they are answered. */
const taskPlan = z
  .strictObject({ game: z.string(), options, count: z.int().check(z.gte(1), z.lte(MAX_TASKS)), answer })
  .check(z.meta({ id: "TaskPlan" }));
export type TaskPlan = z.infer<typeof taskPlan>;

/**
 * `POST assignments`: publishes and pays in one. Start and end as ISO 8601 with zone, or a preset whose moments the
 * server computes. `price` is what the page has shown: another one is refused with E-KAROTA-OLD_VALUES.
 */
export const assignmentBody = z.strictObject({
  name: line(MAX_NAME_LENGTH, MIN_NAME_LENGTH),
  description: z.optional(text(MAX_TEXT_LENGTH)),
  message: z.optional(text(MAX_TEXT_LENGTH)),
  preset: z.optional(z.enum(PRESETS)),
  start: z.optional(time),
  end: z.optional(time),
  studentId: z.optional(z.string()),
  groupId: z.optional(z.string()),
  tasks: z.array(taskPlan).check(z.minLength(1), z.maxLength(MAX_TASKS)),
  price: z.optional(carrots),
});
export type AssignmentBody = z.infer<typeof assignmentBody>;
/** `PUT assignments/{id}`: words at any time before the end; dates and tasks only before the start. */
export const assignmentUpdate = z.strictObject({
  name: z.optional(assignmentBody.shape.name),
  description: assignmentBody.shape.description,
  message: assignmentBody.shape.message,
  start: z.optional(time),
  end: z.optional(time),
  tasks: z.optional(assignmentBody.shape.tasks),
});
export type AssignmentUpdate = z.infer<typeof assignmentUpdate>;

/** Of the lists: `GET assignments/myAssignments?userStatus=`, `GET assignments/{a}/{b}?userStatus=`. */
export const userStatusQuery = z.object({ userStatus: z._default(z.enum(USER_STATUSES), "ACTIVE") });
export type UserStatus = (typeof USER_STATUSES)[number];

const pricePackage = z.union([z.enum(PACKAGES), z.literal("beyond")]);
/**
 * `GET assignments/price`: what the next assignment costs, in carrots, and the package it brings the mentor to;
 * `beyond` when even the largest has no room this week (the price is then the largest's).
 */
export const assignmentPrice = z.object({
  group: carrots,
  student: carrots,
  groupPackage: pricePackage,
  studentPackage: pricePackage,
  /** The moments of the presets, by the server's clock. */
  presets: z.array(z.object({ preset: z.enum(PRESETS), start: time, end: time })),
});
export type AssignmentPrice = z.infer<typeof assignmentPrice>;

/**
 * `GET assignments/usual-times`: the seconds that the mentor's students usually take for one question, by quiz and
 * difficulty; without those that too few have answered to say.
 */
export const usualTimes = z.object({
  times: z.array(z.object({ game: z.string(), level: z.nullable(z.string()), seconds: z.int() })),
});
export type UsualTimes = z.infer<typeof usualTimes>;

/**
 * What the calling mentor is of an assignment: its publisher, who may do everything; in charge of it because the
 * publisher has left the group, which is everything but changing what it says, asks and when; another mentor of the
 * group, who reads; or its publisher who has left the group, and reads the results until then.
 */
export const ASSIGNMENT_ROLES = ["publisher", "inCharge", "reader", "former"] as const;
export type AssignmentRole = (typeof ASSIGNMENT_ROLES)[number];

/** A row of a mentor's list. */
export const assignmentRow = z
  .object({
    id: uuid,
    name: z.string(),
    description: z.string(),
    status: z.enum(STATUSES),
    archived: z.boolean(),
    role: z.enum(ASSIGNMENT_ROLES),
    /** Who published it; null when the account was erased. */
    publisher: z.nullable(z.string()),
    /** For whom it is: a group or one student. A mentor who has left the group does not see its name any more. */
    group: z.nullable(z.object({ id: uuid, name: z.nullable(z.string()) })),
    student: z.nullable(z.object({ id: uuid, name: z.nullable(z.string()) })),
    start: time,
    end: time,
    numTasks: z.int(),
    /** In the list of one student, this and the numbers below are of that student alone. */
    numStudents: z.int(),
    /** Students who answered something, and who answered everything. */
    numStarted: z.int(),
    numDone: z.int(),
    /** Answers given, and the right ones, over all students. */
    numSolved: z.int(),
    numCorrect: z.int(),
    /** Answers since the mentor in charge has last looked at the results; 0 for another reader. */
    numNew: z.int(),
  })
  .check(z.meta({ id: "AssignmentRow" }));
export type AssignmentRow = z.infer<typeof assignmentRow>;
/**
 * `GET assignments/{a}/{b}`: `a` is `student` or `group`, `b` its id. A student's list holds the assignments of their
 * groups as well; `student/former` is of students who left and of groups that were removed, `group/every` of all. The
 * newest start first.
 */
export const assignmentsReply = z.object({ assignments: z.array(assignmentRow) });

/** One student's answers in a mentor's eyes: one sign a task, `1` right, `0` wrong, `.` open. */
export const studentResult = z
  .object({
    id: uuid,
    /** Ex-members and erased people have no name here. */
    name: z.nullable(z.string()),
    face: shownFace,
    exMember: z.boolean(),
    marks: z.string(),
    numSolved: z.int(),
    numCorrect: z.int(),
    /** The first opening by a student who has answered something; null before the first answer. */
    started: z.nullable(time),
    finished: z.nullable(time),
    /** From the first opening to the last answer, in seconds; breaks included. */
    seconds: z.int(),
    /** The own end of a student who got more time; null without. */
    ownEnd: z.nullable(time),
  })
  .check(z.meta({ id: "StudentResult" }));
export type StudentResult = z.infer<typeof studentResult>;
/** One place of the assignment over all students, whose numbers differ. */
export const taskResult = z
  .object({
    index: z.int(),
    game: z.string(),
    options,
    answer,
    /** What it practises (text `<game>.skill.<skill>`), by one student's tasks; null before anybody opened them. */
    skill: z.nullable(z.string()),
    numSolved: z.int(),
    numCorrect: z.int(),
    /** The commonest mistake by its name (text `<game>.mistake.<name>` or a shared one), and how many made it. */
    mistake: z.nullable(z.object({ name: z.string(), count: z.int() })),
  })
  .check(z.meta({ id: "TaskResult" }));
export type TaskResult = z.infer<typeof taskResult>;
/** So many mistakes are listed, the commonest first. */
export const MAX_MISTAKES = 10;
/** The most students who are named as those who share a mistake. */
export const MAX_SHARING = 6;
/** A mistake with a name that two students at least made in the tasks of one quiz. */
export const mistakeResult = z
  .object({
    /** As in the results of the tasks. */
    name: z.string(),
    /** The place where it was made most often; its quiz is the mistake's. */
    index: z.int(),
    /** How many students made it, at one place or at several. */
    count: z.int(),
    /** Those students, where they are at most `MAX_SHARING`; else empty. */
    studentIds: z.array(uuid),
  })
  .check(z.meta({ id: "MistakeResult" }));
export type MistakeResult = z.infer<typeof mistakeResult>;
/** `GET assignments/{id}`: everything a mentor sees. */
export const assignmentDetail = z
  .object({
    ...assignmentRow.shape,
    message: z.string(),
    /** The latest one to all, sent after publishing; null when none. */
    mentorMessage: z.nullable(z.object({ text: z.string(), at: time })),
    /** Every message sent after publishing, the oldest first; without a student to all. */
    messages: z.array(z.object({ text: z.string(), at: time, studentId: z.nullable(uuid) })),
    price: carrots,
    plan: z.array(taskPlan),
    students: z.array(studentResult),
    tasks: z.array(taskResult),
    mistakes: z.array(mistakeResult),
    /** The seeds of the printed sheets A and B, whose questions are drawn apart from those of the students. */
    sheets: z.object({ A: z.string(), B: z.string() }),
    now: time,
  })
  .check(z.meta({ id: "AssignmentDetail" }));
export type AssignmentDetail = z.infer<typeof assignmentDetail>;

/** The reply to `POST assignments`: what was paid, the package after it, and what is left. */
export const publishReply = z.object({
  assignment: assignmentDetail,
  package: z.enum(PACKAGES),
  credit_amount: carrots,
});
export type PublishReply = z.infer<typeof publishReply>;
/** The reply to `POST assignments/{id}/cancel`: the carrots are back. */
export const cancelReply = z.object({ assignment: assignmentDetail, credit_amount: carrots });
export type CancelReply = z.infer<typeof cancelReply>;

/** `POST assignments/{id}/extra-time`: one student may answer until then. */
export const extraTimeBody = z.strictObject({ studentId: z.string(), until: time });
export type ExtraTime = z.infer<typeof extraTimeBody>;
/** `POST assignments/{id}/message`, to all its students or to one. */
export const messageBody = z.strictObject({
  text: text(MAX_TEXT_LENGTH, 1),
  studentId: z.optional(z.string()),
});
export type MessageBody = z.infer<typeof messageBody>;

/** `POST …/archive`, the student's and the mentor's. */
export const archiveReply = z
  .object({ code: z.literal("S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED") })
  .check(z.meta({ id: "Archived" }));
