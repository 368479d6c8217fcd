import * as z from "zod/mini";
import { line } from "../text.ts";
import { shownFace } from "../users/face.ts";
import { time, uuid } from "../wire.ts";
import { ENTRIES, MAX_ANSWER_LENGTH, STATUSES } from "./assignment.ts";

/** A student's row. */
export const myAssignment = z
  .object({
    assignment_id: uuid,
    name: z.string(),
    mentor: z.string(),
    mentorFace: shownFace,
    status: z.enum(STATUSES),
    startDate: time,
    /** With one's own extra time. */
    endDate: time,
    tasks: z.int(),
    numSolvedTasks: z.int(),
    completed: z.boolean(),
    /** Under way with something left to answer; never for those who have left the group or the mentor. */
    mayAnswer: z.boolean(),
    archived: z.boolean(),
    /** The quizzes that its tasks are from, each once. */
    games: z.array(z.string()),
    message: z.string(),
    /** Null until the assignment is over for this student. */
    numCorrect: z.nullable(z.int()),
  })
  .check(z.meta({ id: "MyAssignment" }));
export type MyAssignment = z.infer<typeof myAssignment>;
export const myAssignmentsReply = z.object({ assignments: z.array(myAssignment), now: time });

/** An answer: the place of a choice, or what was typed. */
const given = { taskSelected: z.optional(z.int()), taskText: z.optional(z.string()) };

/**
 * One task as a student sees it. Before it is answered: the question and the choices in an order that reveals nothing,
 * and no choices where the answer is typed; flags as pictures. The right answer and the worked solution come when the
 * assignment is over for this student.
 */
export const myTask = z
  .object({
    taskId: z.string(),
    game: z.string(),
    /** A redacted board with this one task: the schema `<game>.board` without what reveals the answer. */
    board: z.unknown(),
    /** With what the answer is typed; absent where it is chosen. */
    entry: z.optional(z.enum(ENTRIES)),
    /** What keys on the screen write for a typed answer, one sign each; they say nothing about the right one. */
    signs: z.optional(z.array(z.string())),
    answered: z.boolean(),
    ...given,
    /** Only when the assignment is over. */
    result: z.nullable(z.object({ correct: z.boolean(), right: z.int(), board: z.unknown() })),
  })
  .check(z.meta({ id: "MyTask" }));
export type MyTask = z.infer<typeof myTask>;
/** `GET assignments/myAssignments/{id}`; no tasks before the start. */
export const myAssignmentDetail = z.object({
  ...myAssignment.shape,
  description: z.string(),
  mentorMessages: z.array(z.object({ text: z.string(), at: time })),
  list: z.array(myTask),
  now: time,
});
export type MyAssignmentDetail = z.infer<typeof myAssignmentDetail>;

/**
 * `POST assignments/myAssignments/{id}`: final, and a choice or a text as the plan says. Its claim of being right is
 * ignored.
 */
export const myAnswer = z
  .strictObject({
    taskId: line(8),
    taskSelected: z.optional(z.int()),
    taskText: z.optional(line(MAX_ANSWER_LENGTH, 1)),
    taskCompleted: z.optional(z.boolean()),
    taskCorrect: z.optional(z.boolean()),
  })
  .check(z.refine(({ taskSelected, taskText }) => (taskSelected === undefined) !== (taskText === undefined)));
export type MyAnswer = z.infer<typeof myAnswer>;
/** Says that it is saved; whether it was right comes with the results. */
export const myAnswerReply = z.object({
  taskId: z.string(),
  ...given,
  taskCompleted: z.literal(true),
  numSolvedTasks: z.int(),
  completed: z.boolean(),
});
export type MyAnswerReply = z.infer<typeof myAnswerReply>;
