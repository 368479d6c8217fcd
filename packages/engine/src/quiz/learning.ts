/*
 * The rules of learning: how firm a skill is, when a mistake comes back, and which answers count. Days are whole
 * numbers, counted from 1970-01-01 in the product's zone; moments are milliseconds since 1970.
 */

/** After how many days a mistake comes back: each time it was right, after the next of these; after the last it is mended. */
export const REVIEW_DAYS = [1, 3, 7, 16, 35] as const;

/** A mistake on its way. */
export interface Review {
  /** How many of the waits it has passed: 0 to 5. */
  readonly step: number;
  /** The day from which on it is reviewed again; null when it is mended. */
  readonly due: number | null;
}

export const afterMistake = (today: number): Review => ({ step: 0, due: today + REVIEW_DAYS[0] });

export const isDue = ({ due }: Review, today: number): boolean => due !== null && due <= today;

/** How many waits are passed once more after a wrong answer: who once knew it for weeks learns it again sooner. */
const LAPSE_STEPS = 2;

/**
 * A mistake after a review. A right answer before its day changes nothing: only a pause shows that it stays. A wrong
 * one comes back on the next day.
 */
export function afterReview(review: Review, right: boolean, today: number): Review {
  if (!right) return { ...afterMistake(today), step: Math.max(0, review.step - LAPSE_STEPS) };
  if (!isDue(review, today)) return review;
  const step = review.step + 1;
  const days = REVIEW_DAYS[step];
  return { step, due: days === undefined ? null : today + days };
}

/** The highest level of a skill; 0 is not practised yet. */
export const HIGHEST_LEVEL = 5;
/** From this strength on a skill has level 1, 2, … */
const LEVELS_FROM = [100, 250, 450, 650, 850] as const;
/** The highest level that right answers on so many different days allow, by their number. */
const LEVEL_BY_DAYS = [3, 3, 4, 5] as const;
/** More days with right answers are not counted. */
const MAX_RIGHT_DAYS = LEVEL_BY_DAYS.length - 1;
/** The strength that the tasks of a difficulty lead to: easy ones to level 3, medium ones to 4, hard ones to 5. */
export const LEADS_TO = { easy: 500, medium: 720, hard: 1000 } as const;
export type Difficulty = keyof typeof LEADS_TO;
export const isDifficulty = (value: unknown): value is Difficulty =>
  typeof value === "string" && Object.hasOwn(LEADS_TO, value);
/** How hard the tasks of a quiz's level are: those of starter count as easy ones. */
export const difficultyOf = (level: unknown): Difficulty => (isDifficulty(level) ? level : "easy");

/** How much of what is missing a right typed answer adds, and of what is there a wrong one takes: a sixth. */
const SHARE = 6;
/**
 * A chosen answer counts about half as much, because one in four can be guessed. A wrong one also takes back a third of
 * what a right one is worth: of four guesses three are wrong, so that guessing leads nowhere.
 */
const CHOSEN = { rightShare: 13, wrongShare: 10, guessedShare: 3 } as const;
/** How hard tasks are and how able a learner is, in hundredths of a logit: equal ones are known half of the time. */
const HARDNESS: Readonly<Record<Difficulty, number>> = { easy: -100, medium: 0, hard: 100 };
/** The ability that is expected before the first answer. */
export const FIRST_ABILITY = 0;
const MAX_ABILITY = 400;
/** How far one answer moves the ability at most. */
const ABILITY_STEP = 100;
/** One of four answers can be guessed. */
const GUESS = 1 / 4;
/**
 * A level holds for as long as the longest wait of a mistake, for each day on which the skill was right; each further
 * such time costs one, down to 1.
 */
const LEVEL_HOLDS = REVIEW_DAYS.at(-1)!;
/** What one does on a day, or past midnight without so long a pause, is one session. */
export const PAUSE_MS = 4 * 60 * 60 * 1000;

/** A moment with its day. */
export interface Moment {
  readonly day: number;
  readonly at: number;
}

/** On how many days a skill was answered right. */
export interface RightDays {
  /** 0 to 3; more are not counted. */
  readonly rightDays: number;
  /** The last of them; null before the first. */
  readonly rightOn: number | null;
}

/** How firm one skill of one quiz is. */
export interface Mastery extends Moment, RightDays {
  /** 0 to 1000, up and down with every answer. */
  readonly strength: number;
  /** What is shown, 0 to 5: within a session it only rises. */
  readonly level: number;
  /** How likely the next answer is right (`chanceOf`): unlike the strength, it follows each answer at once. */
  readonly ability: number;
}

/** An answer, as far as it changes a level. */
export interface Answered {
  readonly right: boolean;
  /** Typed, or set on a clock, instead of chosen from four. */
  readonly typed: boolean;
  readonly difficulty: Difficulty;
}

const levelByStrength = (strength: number): number => LEVELS_FROM.filter((from) => from <= strength).length;

const levelOf = ({ strength, rightDays }: Pick<Mastery, "strength" | "rightDays">): number =>
  Math.min(levelByStrength(strength), LEVEL_BY_DAYS[rightDays] ?? HIGHEST_LEVEL);

/**
 * The days of a skill that was stored before they were counted: as many as its level needs, so that nobody loses a
 * level. Migration 0018 does the same.
 */
export function rightDaysBefore(old: Pick<Mastery, "strength" | "level" | "day">, right: number): RightDays {
  const level = Math.max(old.level, levelByStrength(old.strength));
  const rightDays = right === 0 ? 0 : Math.max(1, level - LEVEL_BY_DAYS[1] + 1);
  return { rightDays, rightOn: right === 0 ? null : old.day };
}

const isSameSession = (mastery: Mastery, now: Moment): boolean =>
  now.day <= mastery.day || now.at - mastery.at < PAUSE_MS;

/** The skill as a new session finds it: at the level of its strength, less what a long rest has cost. */
function rested(mastery: Mastery, day: number): Pick<Mastery, "strength" | "level"> {
  const firm = levelOf(mastery);
  const holds = LEVEL_HOLDS * Math.max(1, mastery.rightDays);
  const lost = Math.floor(Math.max(0, day - mastery.day) / holds);
  const level = Math.max(Math.min(firm, 1), firm - lost);
  return { level, strength: level < firm ? LEVELS_FROM[level]! - 1 : mastery.strength };
}

const presentOf = (mastery: Mastery, now: Moment): Pick<Mastery, "strength" | "level"> =>
  isSameSession(mastery, now) ? mastery : rested(mastery, now.day);

/** The level as it is shown at a moment. */
export const levelAt = (mastery: Mastery, now: Moment): number => presentOf(mastery, now).level;

/** Whether its strength has a higher level than its days allow, so that only another day helps. */
export const waitsForAnotherDay = (mastery: Mastery, now: Moment): boolean =>
  mastery.rightOn === now.day && levelByStrength(presentOf(mastery, now).strength) > levelOf(mastery);

function strengthAfter(strength: number, { right, typed, difficulty }: Answered): number {
  const target = LEADS_TO[difficulty];
  if (right) return strength + Math.ceil(Math.max(0, target - strength) / (typed ? SHARE : CHOSEN.rightShare));
  if (typed) return strength - Math.ceil(strength / SHARE);
  return Math.max(0, strength - Math.ceil((strength + target / CHOSEN.guessedShare) / CHOSEN.wrongShare));
}

/**
 * The chance of a right answer, as Elo ratings estimate it (Pelánek 2016, "Applications of the Elo rating system in
 * adaptive educational systems"): a logistic function of ability and hardness, above what guessing gives.
 */
export function chanceOf(ability: number, difficulty: Difficulty, typed = false): number {
  const guessed = typed ? 0 : GUESS;
  return guessed + (1 - guessed) / (1 + Math.exp((HARDNESS[difficulty] - ability) / 100));
}

/** The ability after an answer: it moves by how far the answer was from what was expected. */
function abilityAfter(ability: number, { right, typed, difficulty }: Answered): number {
  const surprise = Number(right) - chanceOf(ability, difficulty, typed);
  return Math.max(-MAX_ABILITY, Math.min(MAX_ABILITY, ability + Math.round(ABILITY_STEP * surprise)));
}

/** The ability of a skill that was stored before it was estimated. Migration 0018 does the same. */
export const abilityBefore = (strength: number): number => Math.floor((strength * 2) / 5) - 100;

/** The skill after one answer; null before is one that was not practised yet. */
export function masteryAfter(before: Mastery | null, answer: Answered, now: Moment): Mastery {
  const { strength, level } = before === null ? { strength: 0, level: 0 } : presentOf(before, now);
  const days: RightDays = before ?? { rightDays: 0, rightOn: null };
  const isNewDay = answer.right && (days.rightOn === null || days.rightOn < now.day);
  const rightDays = isNewDay ? Math.min(MAX_RIGHT_DAYS, days.rightDays + 1) : days.rightDays;
  const next = strengthAfter(strength, answer);
  return {
    strength: next,
    level: Math.max(level, levelOf({ strength: next, rightDays })),
    rightDays,
    rightOn: isNewDay ? now.day : days.rightOn,
    ability: abilityAfter(before?.ability ?? FIRST_ABILITY, answer),
    day: now.day,
    at: now.at,
  };
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
