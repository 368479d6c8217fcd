import * as z from "zod";
import { carrots, time, uuid } from "../wire.ts";

export const MOST_TASKS = 50;
/** The longest span of an assignment, in days. */
export const MOST_DAYS = 90;
export const STATUSES = ["upcoming", "inProgress", "completed", "cancelled"] as const;
/** `USER` archives of their own: `GET …?userStatus=`. */
export const USER_STATUSES = ["ACTIVE", "ARCHIVED"] as const;
export const PRESETS = ["today", "tomorrow", "thisWeek", "nextWeek"] as const;

const options = z.record(z.string(), z.union([z.string(), z.number()]));
/** Tasks of one quiz: the quiz's options, without its number of tasks, and how many. */
const taskPlan = z.strictObject({ game: z.string(), options, count: z.int().check(z.gte(1), z.lte(MOST_TASKS)) });
export type TaskPlan = z.infer<typeof taskPlan>;

/**
 * `POST assignments`: publishes and pays in one. Start and end as ISO 8601 with zone, or a preset whose moments the
 * server computes. `price` is what the page has shown: another one is refused with E-KAROTA-OLD_VALUES.
 */
export const assignmentBody = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(5), z.maxLength(100)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  message: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  preset: z.optional(z.enum(PRESETS)),
  start: z.optional(time),
  end: z.optional(time),
  studentId: z.optional(z.string()),
  groupId: z.optional(z.string()),
  tasks: z.array(taskPlan).check(z.minLength(1), z.maxLength(MOST_TASKS)),
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

/** `GET assignments/price`, in carrots, of the mentor's package, and of the one that one more would bring. */
export const assignmentPrice = z.object({
  group: carrots,
  student: carrots,
  groupPackage: z.string(),
  studentPackage: z.string(),
  /** The moments of the presets, by the server's clock. */
  presets: z.array(z.object({ preset: z.enum(PRESETS), start: time, end: time })),
});
export type AssignmentPrice = z.infer<typeof assignmentPrice>;

/** A row of a mentor's list. */
export const assignmentRow = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  status: z.enum(STATUSES),
  archived: z.boolean(),
  start: time,
  end: time,
  numTasks: z.int(),
  numStudents: z.int(),
  /** Students who answered something, and who answered everything. */
  numStarted: z.int(),
  numDone: z.int(),
  /** Answers given, and the right ones, over all students. */
  numSolved: z.int(),
  numCorrect: z.int(),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;
/** `GET assignments/{a}/{b}`: `a` is `student` or `group`, `b` its id. */
export const assignmentsReply = z.object({ assignments: z.array(assignmentRow) });

/** One student's answers in a mentor's eyes: one sign a task, `1` right, `0` wrong, `.` open. */
export const studentResult = z.object({
  id: uuid,
  /** Ex-members and erased people have no name here. */
  name: z.nullable(z.string()),
  exMember: z.boolean(),
  marks: z.string(),
  numSolved: z.int(),
  numCorrect: z.int(),
  started: z.nullable(time),
  finished: z.nullable(time),
  /** From the first to the last answer, in seconds. */
  seconds: z.int(),
  /** The own end of somebody who got more time; null without. */
  ownEnd: z.nullable(time),
});
export type StudentResult = z.infer<typeof studentResult>;
/** One place of the assignment over all students, whose numbers differ. */
export const taskResult = z.object({
  index: z.int(),
  game: z.string(),
  options,
  numSolved: z.int(),
  numCorrect: z.int(),
  /** The commonest mistake by its name (text `<game>.mistake.<name>` or a shared one), and how many made it. */
  mistake: z.nullable(z.object({ name: z.string(), count: z.int() })),
});
export type TaskResult = z.infer<typeof taskResult>;
/** `GET assignments/{id}`: everything a mentor sees. */
export const assignmentDetail = z.object({
  ...assignmentRow.shape,
  message: z.string(),
  /** Sent while it was under way; null when none. */
  mentorMessage: z.nullable(z.object({ text: z.string(), at: time })),
  price: carrots,
  group: z.nullable(z.object({ id: uuid, name: z.string() })),
  student: z.nullable(z.object({ id: uuid, name: z.nullable(z.string()) })),
  plan: z.array(taskPlan),
  students: z.array(studentResult),
  tasks: z.array(taskResult),
  now: time,
});
export type AssignmentDetail = z.infer<typeof assignmentDetail>;

/** `POST assignments/{id}/extra-time`: one student may answer until then. */
export const extraTimeBody = z.strictObject({ studentId: z.string(), until: time });
/** `POST assignments/{id}/message`, to all its students or to one. */
export const messageBody = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  studentId: z.optional(z.string()),
});

/** A student's row. */
export const myAssignment = z.object({
  assignment_id: uuid,
  name: z.string(),
  mentor: z.string(),
  status: z.enum(STATUSES),
  startDate: time,
  /** With one's own extra time. */
  endDate: time,
  tasks: z.int(),
  numSolvedTasks: z.int(),
  completed: z.boolean(),
  archived: z.boolean(),
});
export type MyAssignment = z.infer<typeof myAssignment>;
export const myAssignmentsReply = z.object({ assignments: z.array(myAssignment), now: time });

/**
 * One task in a student's eyes. Before it is answered: the question and the choices in an order that tells nothing; flags
 * as pictures. The right answer and the worked solution come when the assignment is over for this student.
 */
export const myTask = z.object({
  taskId: z.string(),
  game: z.string(),
  /** A redacted board with this one task: the schema `<game>.board` without what tells the answer. */
  board: z.unknown(),
  answered: z.boolean(),
  taskSelected: z.optional(z.int()),
  /** Only when the assignment is over. */
  result: z.nullable(z.object({ correct: z.boolean(), right: z.int(), board: z.unknown() })),
});
export type MyTask = z.infer<typeof myTask>;
/** `GET assignments/myAssignments/{id}`; no tasks before the start. */
export const myAssignmentDetail = z.object({
  ...myAssignment.shape,
  description: z.string(),
  message: z.string(),
  mentorMessages: z.array(z.object({ text: z.string(), at: time })),
  /** Null until the assignment is over for this student. */
  numCorrect: z.nullable(z.int()),
  list: z.array(myTask),
  now: time,
});
export type MyAssignmentDetail = z.infer<typeof myAssignmentDetail>;

/** `POST assignments/myAssignments/{id}`: final. What it says of being right is not believed. */
export const myAnswer = z.strictObject({
  taskId: z.string().check(z.maxLength(8)),
  taskSelected: z.int(),
  taskCompleted: z.optional(z.boolean()),
  taskCorrect: z.optional(z.boolean()),
});
export type MyAnswer = z.infer<typeof myAnswer>;
/** Says that it is kept; whether it was right comes with the results. */
export const myAnswerReply = z.object({
  taskId: z.string(),
  taskSelected: z.int(),
  taskCompleted: z.literal(true),
  numSolvedTasks: z.int(),
  completed: z.boolean(),
});
/** `POST …/archive`. */
export const archiveReply = z.object({ code: z.literal("S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED") });
