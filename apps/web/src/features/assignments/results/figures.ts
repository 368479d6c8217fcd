import {
  MAX_TASKS,
  type AssignmentDetail,
  type StudentResult,
  type TaskPlan,
  type TaskResult,
} from "@karota/contract/assignments/assignment.ts";
import { EMPTY, kindOf, type Draft } from "../wizard/draft.ts";

/** So many of so many, in whole percents; null of nothing. */
export const percentOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((100 * some) / all);

/** Whether any student of the assignment is still present. */
export const hasPresent = (students: readonly StudentResult[]): boolean => students.some(({ exMember }) => !exMember);

/** The middle of what is common; null of nothing. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

/** How many seconds those took who are done. */
export const usualTime = (students: readonly StudentResult[]): number | null =>
  medianOf(students.filter(({ finished }) => finished !== null).map(({ seconds }) => seconds));

/** The answered tasks, the hardest first; of equal ones those that more students have answered. */
export const byHardness = (tasks: readonly TaskResult[]): readonly TaskResult[] =>
  tasks
    .filter(({ numSolved }) => numSolved > 0)
    .sort(
      (one, other) =>
        one.numCorrect / one.numSolved - other.numCorrect / other.numSolved ||
        other.numSolved - one.numSolved ||
        one.index - other.index,
    );

/** Below this share of right answers a task is hard, in percents. */
export const HARD_PERCENT = 70;
const MAX_HARD = 10;

/** The tasks that a follow-up is about: the hard ones, at most ten; without any, the three hardest. */
export function hardestOf(tasks: readonly TaskResult[]): readonly TaskResult[] {
  const ordered = byHardness(tasks);
  const hard = ordered.filter(({ numCorrect, numSolved }) => percentOf(numCorrect, numSolved)! < HARD_PERCENT);
  return hard.length > 0 ? hard.slice(0, MAX_HARD) : ordered.slice(0, 3);
}

/** A draft with two new tasks for each of the hardest ones, those of one kind together, hardest first. */
export function followUp({ tasks }: Pick<AssignmentDetail, "tasks">, name: string): Draft {
  const plan = new Map<string, TaskPlan>();
  let room = MAX_TASKS;
  for (const { game, options, answer } of hardestOf(tasks)) {
    const kind = { game, options, ...(answer && { answer }) };
    const key = kindOf(kind);
    const count = Math.min(2, room);
    room -= count;
    const before = plan.get(key);
    if (count > 0) plan.set(key, { ...kind, count: (before?.count ?? 0) + count });
  }
  return { ...EMPTY, name, tasks: [...plan.values()] };
}

export interface Bin {
  /** Right answers from and to, both included. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How many students had how many right answers, in at most eleven bins; who has not begun is left out. */
export function distribution(rights: readonly number[], most: number): readonly Bin[] {
  const width = Math.ceil((most + 1) / 11);
  const bins = Array.from({ length: Math.ceil((most + 1) / width) }, (_, turn) => ({
    from: turn * width,
    to: Math.min(most, turn * width + width - 1),
    count: 0,
  }));
  for (const right of rights) bins[Math.min(bins.length - 1, Math.floor(right / width))]!.count++;
  return bins;
}

/** The places of the tasks of each quiz, in the order in which they first come. */
export function placesByGame(tasks: readonly TaskResult[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const { game, index } of tasks) {
    const some = places.get(game);
    if (some) some.push(index);
    else places.set(game, [index]);
  }
  return places;
}

/** Right answers of every student who answered at one of these places at least. */
export const rightsAt = (students: readonly StudentResult[], places: readonly number[]): readonly number[] =>
  students
    .map(({ marks }) => places.map((place) => marks[place] ?? "."))
    .filter((marks) => marks.some((mark) => mark !== "."))
    .map((marks) => marks.filter((mark) => mark === "1").length);

export type SortKey = "name" | "right" | "time";
export interface Sorting {
  readonly by: SortKey;
  readonly down: boolean;
}

/** Students in an order; who has no name, or has not begun, comes last either way. */
export function sorted(
  students: readonly StudentResult[],
  { by, down }: Sorting,
  language: string,
): readonly StudentResult[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const last = (one: StudentResult) => (by === "name" ? one.name === null : one.numSolved === 0);
  const order = (one: StudentResult, other: StudentResult): number =>
    by === "name"
      ? collator.compare(one.name ?? "", other.name ?? "")
      : by === "right"
        ? one.numCorrect - other.numCorrect
        : one.seconds - other.seconds;
  return [...students].sort(
    (one, other) =>
      Number(last(one)) - Number(last(other)) ||
      (down ? -1 : 1) * order(one, other) ||
      collator.compare(one.name ?? "", other.name ?? ""),
  );
}
