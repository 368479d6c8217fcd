import * as z from "zod/mini";
import { GROUP_ROLES } from "../mentorship/colleagues.ts";
import { shownFace } from "../users/face.ts";
import { time, uuid } from "../wire.ts";
import { assignmentRow } from "./assignment.ts";

/** Assignments of a group that are shown at once. */
export const GRADES_PAGE_SIZE = 10;
const MAX_PAGE = 1000;
/** How far back a group's report goes, in days: a school year. */
export const REPORT_DAYS = 366;
/** Assignments in a group's report, the newest ones. */
export const MAX_REPORTED = 200;

/** `GET mentorship/groups/{id}/grades`: which page, the newest assignments on page 0. */
export const gradesQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_PAGE)), 0),
});

/** What one student has answered of one assignment; `over` when nothing more can come. */
const grade = z.object({ numSolved: z.int(), numCorrect: z.int(), over: z.boolean() }).check(z.meta({ id: "Grade" }));
export type Grade = z.infer<typeof grade>;

/**
 * The present members of a group and what they have answered of its assignments, the newest start first; without those
 * that have not started or were cancelled, with those that are archived.
 */
export const gradeBook = z
  .object({
    /** What the calling mentor is in the group: the owner alone has its members as students. */
    role: z.enum(GROUP_ROLES),
    assignments: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        status: assignmentRow.shape.status,
        start: time,
        numTasks: z.int(),
        /** Present members who have it, and those of them who have answered everything. */
        numStudents: z.int(),
        numDone: z.int(),
      }),
    ),
    /** `grades` has one place for each assignment; null for a student who did not get it. */
    students: z.array(z.object({ id: uuid, name: z.string(), face: shownFace, grades: z.array(z.nullable(grade)) })),
    page: z.int(),
    /** Whether there are older assignments. */
    more: z.boolean(),
  })
  .check(z.meta({ id: "GradeBook" }));
export type GradeBook = z.infer<typeof gradeBook>;

/** `GET mentorship/groups/{id}/report`: the grade book of the last `REPORT_DAYS` in one piece, the oldest start first. */
export const groupReport = z
  .object({
    group: z.string(),
    since: time,
    assignments: gradeBook.shape.assignments,
    students: gradeBook.shape.students,
  })
  .check(z.meta({ id: "GroupReport" }));
export type GroupReport = z.infer<typeof groupReport>;
