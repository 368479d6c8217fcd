import type { PlayedDay, SkillLevel } from "@karota/contract/learning/learning.ts";
import {
  abilityBefore,
  firstAnswersAfter,
  isDifficulty,
  levelAt,
  masteryAfter,
  newAnswers,
  rightDaysBefore,
  type Mastery,
  type RightDays,
} from "@karota/engine/quiz/learning.ts";
import { dayOf, onGuestPlayed, type PlayRecord } from "./progress.ts";

const KEY = "karota:learning";
const DAY_MS = 86_400_000;
/** As many days as the server lists. */
const MAX_DAYS = 26 * 7;

/** What older builds did not store. */
type Later = keyof RightDays | "ability";

interface Skill extends Omit<Mastery, Later>, Partial<Pick<Mastery, Later>> {
  readonly game: string;
  readonly skill: string;
  readonly right: number;
  readonly wrong: number;
}

/** What a visitor has learned in this browser; it is shown here and sent nowhere. */
export interface GuestLearning {
  readonly v: 1;
  readonly days: readonly PlayedDay[];
  readonly skills: readonly Skill[];
  /** The first answers on boards that can still be played, by their gridId. */
  readonly boards: Readonly<Record<string, { readonly day: number; readonly answers: string }>>;
}

const EMPTY: GuestLearning = { v: 1, days: [], skills: [], boards: {} };

export function readGuestLearning(): GuestLearning {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as GuestLearning | null;
    return stored?.v === 1 ? stored : EMPTY;
  } catch {
    return EMPTY;
  }
}

export const dayNumber = (key: string): number => Date.parse(key) / DAY_MS;

interface GuestTask {
  readonly skill: string;
  readonly completed: boolean;
  readonly correct: boolean;
  /** What was typed; null for a chosen answer. */
  readonly text?: string | null;
}

const masteryOf = (one: Skill): Mastery => ({
  ability: abilityBefore(one.strength),
  ...rightDaysBefore(one, one.right),
  ...one,
});

/** The tasks of a quiz's payload; empty for other games. */
function tasksOf(payload: unknown): readonly GuestTask[] {
  const { tasks } = (payload ?? {}) as { tasks?: unknown };
  return Array.isArray(tasks) && tasks.every((task) => typeof (task as { skill?: unknown }).skill === "string")
    ? (tasks as GuestTask[])
    : [];
}

/** What is learned after a board went on; the rules are the server's. */
export function learnedAfter(
  learning: GuestLearning,
  before: PlayRecord | null,
  after: PlayRecord,
  day: string,
  at: number,
): GuestLearning {
  const today = dayNumber(day);
  // A quiz's answers stand at the base: they are never taken back.
  const tasks = tasksOf(after.session.base);
  const known = learning.boards[after.gridId]?.answers ?? "";
  const answers = firstAnswersAfter(known, tasks.length, (place) => {
    const task = tasks[place]!;
    return task.completed ? task.correct : null;
  });
  const answered = newAnswers(known, answers);
  const right = answered.filter((one) => one.right).length;

  const row = learning.days.find((one) => one.day === day && one.game === after.game);
  const gained: PlayedDay = {
    day,
    game: after.game,
    boards: (row?.boards ?? 0) + (after.completed && !before?.completed ? 1 : 0),
    right: (row?.right ?? 0) + right,
    wrong: (row?.wrong ?? 0) + answered.length - right,
    seconds: (row?.seconds ?? 0) + Math.max(0, after.seconds - (before?.seconds ?? 0)),
    reached: row?.reached ?? 0,
  };
  const level = after.options["level"];
  const skills = answered.reduce<readonly Skill[]>((all, one) => {
    const { skill, text } = tasks[one.place]!;
    const old = all.find((each) => each.game === after.game && each.skill === skill);
    const answer = {
      right: one.right,
      typed: typeof text === "string",
      difficulty: isDifficulty(level) ? level : "easy",
    } as const;
    const mastery = masteryAfter(old ? masteryOf(old) : null, answer, { day: today, at });
    const next: Skill = {
      game: after.game,
      skill,
      ...mastery,
      right: (old?.right ?? 0) + (one.right ? 1 : 0),
      wrong: (old?.wrong ?? 0) + (one.right ? 0 : 1),
    };
    return [...all.filter((each) => each !== old), next];
  }, learning.skills);
  const levels = answered.length > 0 ? skills.flatMap((one) => (one.game === after.game ? [one.level] : [])) : [0];
  const grown: PlayedDay = { ...gained, reached: Math.max(gained.reached, Math.min(...levels)) };
  const boards = Object.fromEntries(
    Object.entries(learning.boards).filter(([gridId, board]) => gridId !== after.gridId && board.day >= today - 1),
  );
  return {
    v: 1,
    days: [...learning.days.filter((one) => one !== row && dayNumber(one.day) > today - MAX_DAYS), grown].toSorted(
      (one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0),
    ),
    skills,
    boards: tasks.length > 0 ? { ...boards, [after.gridId]: { day: today, answers } } : boards,
  };
}

/** Stores what a visitor learns from now on; where the storage is full, the board is stored and this is not. */
export function startGuestLearning(): void {
  onGuestPlayed((before, after) => {
    if (after.ends === null) return;
    try {
      const learning = learnedAfter(readGuestLearning(), before, after, dayOf(after.ends), Date.now());
      localStorage.setItem(KEY, JSON.stringify(learning));
    } catch {
      // Nothing depends on it.
    }
  });
}

/** The visitor's levels at a moment. */
export const guestLevels = ({ skills }: GuestLearning, day: string, at: number): readonly SkillLevel[] =>
  skills.map((one) => ({
    game: one.game,
    skill: one.skill,
    level: levelAt(masteryOf(one), { day: dayNumber(day), at }),
    right: one.right,
    wrong: one.wrong,
  }));
