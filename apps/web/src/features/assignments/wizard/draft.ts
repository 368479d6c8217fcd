import {
  MAX_DAYS,
  MAX_TASKS,
  MIN_NAME_LENGTH,
  type AssignmentBody,
  type AssignmentDetail,
  type AssignmentPrice,
  type PRESETS,
  type TaskPlan,
} from "@karota/contract/assignments/assignment.ts";
import type { Target } from "./target.ts";

export type Preset = (typeof PRESETS)[number];
/** When: a preset, whose moments the server reckons, or own moments, in milliseconds. */
export type When = { readonly preset: Preset } | { readonly start: number; readonly end: number };

/** An assignment that is not published yet. */
export interface Draft {
  readonly name: string;
  readonly description: string;
  readonly message: string;
  readonly tasks: readonly TaskPlan[];
  readonly when: When;
}
export const EMPTY: Draft = { name: "", description: "", message: "", tasks: [], when: { preset: "thisWeek" } };

interface SavedDraft {
  readonly draft: Draft;
  /** In milliseconds since 1970. */
  readonly saved: number;
}

const keyOf = (userId: string, { of, id }: Target): string => `karota:draft:${userId}:${of}:${id}`;
/** A place of its own, so that what another page prepares does not replace what was left. */
const preparedKeyOf = (userId: string, target: Target): string => `${keyOf(userId, target)}:prepared`;

function readAt(key: string): SavedDraft | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? "null") as SavedDraft | null;
    if (saved === null || !Array.isArray(saved.draft.tasks)) return null;
    return { ...saved, draft: { ...EMPTY, ...saved.draft } };
  } catch {
    return null;
  }
}

function saveAt(key: string, draft: Draft): void {
  const saved: SavedDraft = { draft, saved: Date.now() };
  localStorage.setItem(key, JSON.stringify(saved));
}

/** The draft that was left; null when there is none. */
export const readDraft = (userId: string, target: Target): SavedDraft | null => readAt(keyOf(userId, target));
/** The draft that another page has prepared and nobody has changed yet; null when there is none. */
export const readPrepared = (userId: string, target: Target): Draft | null =>
  readAt(preparedKeyOf(userId, target))?.draft ?? null;

export const prepareDraft = (userId: string, target: Target, draft: Draft): void =>
  saveAt(preparedKeyOf(userId, target), draft);
/** Saves the draft that is being written, which may have been a prepared one. */
export function saveDraft(userId: string, target: Target, draft: Draft): void {
  saveAt(keyOf(userId, target), draft);
  dropPrepared(userId, target);
}

export const dropDraft = (userId: string, target: Target): void => localStorage.removeItem(keyOf(userId, target));
export const dropPrepared = (userId: string, target: Target): void =>
  localStorage.removeItem(preparedKeyOf(userId, target));

/** Usual numbers of questions of one quiz. */
export const COUNTS = [5, 10, 15, 20] as const;

export const numTasks = (tasks: readonly TaskPlan[]): number => tasks.reduce((sum, { count }) => sum + count, 0);

/** The first questions of a plan, at most so many. */
export function cutPlan(plan: readonly TaskPlan[], most: number): readonly TaskPlan[] {
  let room = most;
  return plan.flatMap((one) => {
    const count = Math.min(one.count, room);
    room -= count;
    return count > 0 ? [{ ...one, count }] : [];
  });
}

/** The same for questions of a quiz with the same options that are answered in the same way. */
export const kindOf = ({ game, options, answer = "choice" }: Omit<TaskPlan, "count">): string =>
  JSON.stringify([game, answer, Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

/** A plan with more questions; those of one kind are one row. */
export function joinPlans(plan: readonly TaskPlan[], more: readonly TaskPlan[]): readonly TaskPlan[] {
  const joined = [...plan];
  for (const one of more) {
    const place = joined.findIndex((row) => kindOf(row) === kindOf(one));
    const before = joined[place];
    if (before) joined[place] = { ...before, count: before.count + one.count };
    else joined.push(one);
  }
  return joined;
}

export type Fault = "name" | "noTasks" | "tooManyTasks" | "tooManyOfKind" | "order" | "past" | "tooLong";

/** The latest end of what starts at a moment, as the server counts it: a day of 23 or 25 hours is one day. */
export const latestEnd = (start: number): number => {
  const day = new Date(start);
  return day.setDate(day.getDate() + MAX_DAYS);
};

/**
 * What prevents a draft from being published, step by step.
 * @param hasExcess it needs more tasks of a kind than there are
 */
export function faultsOf(
  { name, tasks, when }: Draft,
  now: number,
  hasExcess = false,
): Readonly<Record<Step, readonly Fault[]>> {
  const count = numTasks(tasks);
  const dates: Fault[] = [];
  if ("start" in when) {
    if (when.end <= when.start) dates.push("order");
    else if (when.end <= now) dates.push("past");
    else if (when.end > latestEnd(Math.max(when.start, now))) dates.push("tooLong");
  }
  return {
    general: name.trim().length < MIN_NAME_LENGTH ? ["name"] : [],
    tasks: count === 0 ? ["noTasks"] : count > MAX_TASKS ? ["tooManyTasks"] : hasExcess ? ["tooManyOfKind"] : [],
    details: dates,
    summary: [],
  };
}

export const STEPS = ["general", "tasks", "details", "summary"] as const;
export type Step = (typeof STEPS)[number];

/** The first step that has something amiss; the last one when all is well. */
export function firstFaulty(draft: Draft, now: number, hasExcess = false): Step {
  const faults = faultsOf(draft, now, hasExcess);
  return STEPS.find((step) => faults[step].length > 0) ?? "summary";
}

/** A start that has passed meanwhile is now. */
export function bodyOf(draft: Draft, target: Target, price: number, now: number): AssignmentBody {
  const { name, description, message, tasks, when } = draft;
  return {
    name: name.trim(),
    ...(description.trim() && { description: description.trim() }),
    ...(message.trim() && { message: message.trim() }),
    ...("preset" in when
      ? { preset: when.preset }
      : { start: new Date(Math.max(when.start, now)).toISOString(), end: new Date(when.end).toISOString() }),
    ...(target.of === "student" ? { studentId: target.id } : { groupId: target.id }),
    tasks: tasks.map(({ game, options, count, answer }) => ({ game, options, count, ...(answer && { answer }) })),
    price,
  };
}

/** The plan and the words of an assignment as a draft for others. */
export const copyOf = ({ name, description, message, plan }: AssignmentDetail): Draft => ({
  ...EMPTY,
  name,
  description,
  message,
  tasks: plan,
});

/** The moments of a choice; null until those of a preset are loaded. */
export function momentsOf(
  when: When,
  presets: AssignmentPrice["presets"],
): { readonly start: number; readonly end: number } | null {
  if ("start" in when) return when;
  const found = presets.find(({ preset }) => preset === when.preset);
  return found ? { start: Date.parse(found.start), end: Date.parse(found.end) } : null;
}

/** What each step of the wizard is given. */
export interface StepProps {
  readonly draft: Draft;
  readonly change: (some: Partial<Draft>) => void;
  /** What is amiss in this step, once somebody has tried to go on. */
  readonly faults: readonly Fault[];
}
