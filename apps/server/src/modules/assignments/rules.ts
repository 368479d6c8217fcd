import { MAX_DAYS, PRESETS, type AssignmentRole, type STATUSES } from "@karota/contract/assignments/assignment.ts";
import type { Calendar } from "../../calendar.ts";
import { fail } from "../../fail.ts";

export type Status = (typeof STATUSES)[number];
type Preset = (typeof PRESETS)[number];

/** From the first to the last moment in which an answer counts, in ms since 1970 and whole seconds. */
export interface Time {
  readonly start: number;
  readonly end: number;
}

/** How far ahead an assignment may begin, in days. */
const MAX_DAYS_AHEAD = 366;
const SECOND_MS = 1000;
const toSecond = (time: number): number => Math.floor(time / SECOND_MS) * SECOND_MS;

/** @throws E-KAROTA-GAME_VALIDATION for what is no ISO 8601 with zone */
export function readMoment(text: string): number {
  try {
    return toSecond(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "a moment that is none");
  }
}

/** A preset's moments: days and weeks of the product's zone, to the last second. */
export function timeOfPreset(calendar: Calendar, preset: Preset, now: number): Time {
  const today = calendar.spanOf("daily", now);
  const week = calendar.spanOf("weekly", now);
  switch (preset) {
    case "today":
      return { start: toSecond(now), end: today.ends - SECOND_MS };
    case "tomorrow":
      return { start: today.ends, end: calendar.spanOf("daily", today.ends).ends - SECOND_MS };
    case "thisWeek":
      return { start: toSecond(now), end: week.ends - SECOND_MS };
    case "nextWeek":
      return { start: week.ends, end: calendar.spanOf("weekly", week.ends).ends - SECOND_MS };
  }
}

export const presetsAt = (calendar: Calendar, now: number): readonly (Time & { readonly preset: Preset })[] =>
  PRESETS.map((preset) => ({ preset, ...timeOfPreset(calendar, preset, now) }));

/**
 * Start and end as they will be: a start in the past, or none, is now.
 * @throws E-KAROTA-GAME_VALIDATION when it ends before it starts or has ended, is too long or too far ahead
 */
export function readTime(
  calendar: Calendar,
  asked: {
    readonly preset?: Preset | undefined;
    readonly start?: string | undefined;
    readonly end?: string | undefined;
  },
  now: number,
): Time {
  if (asked.preset !== undefined && (asked.start !== undefined || asked.end !== undefined))
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "a preset and dates");
  if (asked.preset !== undefined) return checkTime(calendar, timeOfPreset(calendar, asked.preset, now), now);
  if (asked.end === undefined) throw fail("E-KAROTA-GAME_VALIDATION", {}, "no end");
  const start = asked.start === undefined ? toSecond(now) : readMoment(asked.start);
  return checkTime(calendar, { start, end: readMoment(asked.end) }, now);
}

function checkTime(calendar: Calendar, asked: Time, now: number): Time {
  const { end } = asked;
  const start = Math.max(asked.start, toSecond(now));
  if (start >= end) throw fail("E-KAROTA-GAME_VALIDATION", {}, "it ends before it starts");
  if (start > calendar.daysAfter(now, MAX_DAYS_AHEAD)) throw fail("E-KAROTA-GAME_VALIDATION", {}, "too far ahead");
  if (end > latestEnd(calendar, start)) throw fail("E-KAROTA-GAME_VALIDATION", {}, "too long");
  return { start, end };
}

/** The latest end of an assignment, own extra time included. */
export const latestEnd = (calendar: Calendar, start: number): number => calendar.daysAfter(start, MAX_DAYS);

/** The times that decide an assignment's status. */
export interface AssignmentTimes {
  readonly start_at: number;
  readonly end_at: number;
  readonly cancelled_at: number | null;
}

/** A student's own end: extra time only lengthens. */
export const ownEndOf = ({ end_at }: Pick<AssignmentTimes, "end_at">, own: number | null): number =>
  Math.max(end_at, own ?? 0);

/** The status for its mentor or, by their own end, for a student. */
export function statusAt(
  { start_at, end_at, cancelled_at }: AssignmentTimes,
  now: number,
  end: number = end_at,
): Status {
  if (cancelled_at !== null) return "cancelled";
  if (now < start_at) return "upcoming";
  return now <= end ? "inProgress" : "completed";
}

/** Whether a student sees results: everything is answered, or the own end has passed. */
export const isOver = (
  assignment: AssignmentTimes & { readonly num_tasks: number },
  own: { readonly own_end: number | null; readonly solved: number },
  now: number,
): boolean =>
  assignment.cancelled_at === null && (own.solved >= assignment.num_tasks || now > ownEndOf(assignment, own.own_end));

/** What a mentor is of an assignment; `isInGroup`: a mentor of its group. Null: nothing. */
export function roleOf(
  { mentor_id, published_by }: { readonly mentor_id: string; readonly published_by: string },
  mentorId: string,
  isInGroup: boolean,
): AssignmentRole | null {
  if (mentor_id === mentorId) return published_by === mentorId ? "publisher" : "inCharge";
  if (isInGroup) return "reader";
  return published_by === mentorId ? "former" : null;
}

/**
 * One character a task, `1` right, `0` wrong, `.` open, of answers that are each encoded as twice the task's place,
 * plus one when right.
 */
export function marksOf(answers: string | null, tasks: number): string {
  const marks = Array.from({ length: tasks }, () => ".");
  if (answers)
    for (const answer of answers.split(",")) marks[Number(answer) >> 1] = Number(answer) % 2 === 1 ? "1" : "0";
  return marks.join("");
}
