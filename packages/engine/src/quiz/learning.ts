/*
 * The rules of learning: how firm a skill is, when a mistake comes back, and which answers count. Days are whole
 * numbers, counted from 1970-01-01 in the product's zone; moments are milliseconds since 1970.
 */

/** After how many days a mistake comes back: each time it was right, after the next of these; after the last it is mended. */
export const REVIEW_DAYS = [1, 3, 7, 16, 35] as const;

/** A mistake on its way. */
export interface Review {
  /** How often in a row it was right when it came back: 0 to 5. */
  readonly step: number;
  /** The day from which on it is reviewed again; null when it is mended. */
  readonly due: number | null;
}

export const afterMistake = (today: number): Review => ({ step: 0, due: today + REVIEW_DAYS[0] });

export const isDue = ({ due }: Review, today: number): boolean => due !== null && due <= today;

/** A mistake after a review. A right answer before its day changes nothing: only a pause shows that it stays. */
export function afterReview(review: Review, right: boolean, today: number): Review {
  if (!right) return afterMistake(today);
  if (!isDue(review, today)) return review;
  const step = review.step + 1;
  const days = REVIEW_DAYS[step];
  return { step, due: days === undefined ? null : today + days };
}

/** The highest level of a skill; 0 is not practised yet. */
export const HIGHEST_LEVEL = 5;
/** From this strength on a skill has level 1, 2, … */
const LEVELS_FROM = [100, 250, 450, 650, 850] as const;
/** The strength that the tasks of a difficulty lead to: easy ones to level 3, medium ones to 4, hard ones to 5. */
const LEADS_TO = { easy: 500, medium: 720, hard: 1000 } as const;
export type Difficulty = keyof typeof LEADS_TO;
export const isDifficulty = (value: unknown): value is Difficulty =>
  typeof value === "string" && Object.hasOwn(LEADS_TO, value);

/** How much of what is missing a right answer adds, and of what is there a wrong one takes: a sixth. */
const SHARE = 6;
/** A level holds for as long as the longest wait of a mistake; each further such time costs one, down to 1. */
const LEVEL_HOLDS = REVIEW_DAYS.at(-1)!;
/** What one does on a day, or past midnight without so long a pause, is one session. */
const PAUSE_MS = 4 * 60 * 60 * 1000;

/** A moment with its day. */
export interface Moment {
  readonly day: number;
  readonly at: number;
}

/** How firm one skill of one quiz is. */
export interface Mastery extends Moment {
  /** 0 to 1000, up and down with every answer. */
  readonly strength: number;
  /** What is shown, 0 to 5: within a session it only rises. */
  readonly level: number;
}

const levelOf = (strength: number): number => LEVELS_FROM.filter((from) => from <= strength).length;

const isSameSession = (mastery: Mastery, now: Moment): boolean =>
  now.day <= mastery.day || now.at - mastery.at < PAUSE_MS;

/** The skill as a new session finds it: at the level of its strength, less what a long rest has cost. */
function rested(mastery: Mastery, day: number): Pick<Mastery, "strength" | "level"> {
  const firm = levelOf(mastery.strength);
  const lost = Math.floor(Math.max(0, day - mastery.day) / LEVEL_HOLDS);
  const level = Math.max(Math.min(firm, 1), firm - lost);
  return { level, strength: level < firm ? LEVELS_FROM[level]! - 1 : mastery.strength };
}

/** The level as it is shown at a moment. */
export const levelAt = (mastery: Mastery, now: Moment): number =>
  isSameSession(mastery, now) ? mastery.level : rested(mastery, now.day).level;

/** The skill after one answer; null before is one that was not practised yet. */
export function masteryAfter(before: Mastery | null, right: boolean, difficulty: Difficulty, now: Moment): Mastery {
  const { strength, level } =
    before === null ? { strength: 0, level: 0 } : isSameSession(before, now) ? before : rested(before, now.day);
  const missing = Math.max(0, LEADS_TO[difficulty] - strength);
  const next = right ? strength + Math.ceil(missing / SHARE) : strength - Math.ceil(strength / SHARE);
  return { strength: next, level: Math.max(level, levelOf(next)), day: now.day, at: now.at };
}

/**
 * The first answers of a board, one character a task: `1` right, `0` wrong, `.` open. A board that is started again
 * retains them, so that no task counts twice.
 * @param isRight whether a task's answer is right now; null while it is open
 */
export const firstAnswersAfter = (before: string, tasks: number, isRight: (place: number) => boolean | null): string =>
  Array.from({ length: tasks }, (_, place) => {
    const known = before[place] ?? ".";
    if (known !== ".") return known;
    const right = isRight(place);
    return right === null ? "." : right ? "1" : "0";
  }).join("");

/** The tasks that were answered for the first time between two states of `firstAnswersAfter`. */
export const newAnswers = (before: string, after: string): readonly { place: number; right: boolean }[] =>
  [...after].flatMap((sign, place) =>
    sign !== "." && (before[place] ?? ".") === "." ? [{ place, right: sign === "1" }] : [],
  );
