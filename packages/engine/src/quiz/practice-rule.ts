/*
 * Practice: which task comes next, chosen from what somebody can do. The help publishes this rule
 * (`help.learning.practice`); docs/decisions/0034 has its reasons, `npm run bench -- learning` what it is worth.
 */
import type { Random } from "../random.ts";
import {
  chanceOf,
  difficultyOf,
  FIRST_ABILITY,
  LEADS_TO,
  levelAt,
  waitsForAnotherDay,
  type Difficulty,
  type Mastery,
  type Moment,
} from "./learning.ts";
import type { QuizLevel } from "./options.ts";

/** The chance of a right answer that is aimed at. */
export const AIM = 0.8;
/** A practice ends with so many answers, or with the first one after so long a time. */
export const PRACTICE_TASKS = 12;
export const PRACTICE_MS = 10 * 60 * 1000;
/** A longer pause before an answer counts as no more than this, since nobody was practising. */
export const LONGEST_ANSWER_MS = 2 * 60 * 1000;
/** As many tasks of one skill come one after the other, where there is another skill to ask. */
export const MAX_IN_A_ROW = 3;

/** What is too easy is this much worse than what is too hard by the same amount. */
const TOO_EASY = 4;
/** From this chance on the hardest tasks of a skill are too easy to be worth a turn while others are not. */
const SURE = 0.95;
/** Among so many skills, the best ones, chance decides, so that the tasks are mixed. */
const MIXED = 2;
/** Skills of this level come after the lower ones; their mistakes are reviewed all the same. */
const FIRM_LEVEL = 4;
/** A new skill comes when those of the easier difficulty have this level. */
const LEVEL_FOR_NEW = 3;
/** Somebody new begins with this level: counters on plates are for those who ask for them, or are in the first grades. */
const FIRST_LEVEL: QuizLevel = "easy";

/** A skill of a quiz, and how well it is known. */
export interface PracticeSkill {
  readonly game: string;
  readonly skill: string;
  /** Null for one that was never asked. */
  readonly mastery: Mastery | null;
  /** At which difficulties its quiz asks it, the easiest first; at least one. */
  readonly difficulties: readonly Difficulty[];
}

/** A mistake that is due. */
export interface DueMistake {
  readonly game: string;
  readonly skill: string;
  readonly difficulty: Difficulty;
  /** Its question's hash, by which it is found again. */
  readonly question: string;
  /** A fact, which is asked again as it was; of everything else a fresh task of the skill is asked. */
  readonly same: boolean;
}

/** A task that was answered in this practice. */
export interface Asked {
  readonly game: string;
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly right: boolean;
  /** It was chosen as a review. */
  readonly review: boolean;
}

/** What the choice depends on. */
export interface PracticeNow {
  /** The skills that may be asked. */
  readonly skills: readonly PracticeSkill[];
  /** The skills of the quizzes that a quiz builds on. */
  readonly foundations: (game: string) => readonly PracticeSkill[];
  /** The mistakes that are due, those that wait longest first. */
  readonly due: readonly DueMistake[];
  readonly asked: readonly Asked[];
  readonly now: Moment;
}

/** The next task: of which skill, how hard, and why. */
export type NextTask = { readonly game: string; readonly skill: string; readonly difficulty: Difficulty } & (
  | { readonly why: "review"; readonly question: string }
  | { readonly why: "level" | "foundation" }
);

type Named = Pick<PracticeSkill, "game" | "skill">;
const isSame = (one: Named, other: Named): boolean => one.game === other.game && one.skill === other.skill;

/** The estimated chance of a right chosen answer. */
export const chanceFor = ({ mastery }: Pick<PracticeSkill, "mastery">, difficulty: Difficulty): number =>
  chanceOf(mastery?.ability ?? FIRST_ABILITY, difficulty);

/** How far a chance is from the aim. */
const distance = (chance: number): number => (chance > AIM ? TOO_EASY * (chance - AIM) : AIM - chance);

/** The difficulty whose chance is nearest to the aim. */
function difficultyFor(one: PracticeSkill): Difficulty {
  const far = (difficulty: Difficulty) => distance(chanceFor(one, difficulty));
  return one.difficulties.reduce((best, other) => (far(other) < far(best) ? other : best));
}

const easiest = (difficulties: readonly Difficulty[]): Difficulty =>
  difficulties.reduce((one, other) => (LEADS_TO[other] < LEADS_TO[one] ? other : one));

const taskOf = (one: PracticeSkill, difficulty: Difficulty, why: "level" | "foundation"): NextTask => ({
  game: one.game,
  skill: one.skill,
  difficulty,
  why,
});

/** Whether a skill has had its turns one after the other. */
function hadItsTurns(asked: readonly Asked[], one: Named): boolean {
  const last = asked.slice(-MAX_IN_A_ROW);
  return last.length === MAX_IN_A_ROW && last.every((each) => isSame(each, one));
}

/** After two wrong answers of one skill: the weakest skill that it builds on; null where there is none. */
function easierTask({ asked, foundations, now }: PracticeNow): NextTask | null {
  const last = asked.at(-1);
  if (!last) return null;
  const two = asked.filter((one) => isSame(one, last)).slice(-2);
  if (two.length < 2 || two.some(({ right }) => right)) return null;
  const below = foundations(last.game).filter((one) => !isSame(one, last));
  const practised = below.filter(({ mastery }) => mastery !== null);
  const levelNow = ({ mastery }: PracticeSkill): number => (mastery ? levelAt(mastery, now) : 0);
  const [first, ...others] = practised.length > 0 ? practised : below;
  if (first) {
    const weakest = others.reduce((one, other) => (levelNow(other) < levelNow(one) ? other : one), first);
    const difficulty = weakest.mastery ? difficultyFor(weakest) : easiest(weakest.difficulties);
    return taskOf(weakest, difficulty, "foundation");
  }
  return null;
}

/**
 * The first mistake that is due and may have its turn. A fresh task reviews all mistakes of its skill, once in a practice
 * and as hard as now fits; of facts each one comes back as it was.
 */
function dueTask({ due, asked, skills }: PracticeNow): NextTask | null {
  const isDone = (one: DueMistake): boolean => !one.same && asked.some((each) => each.review && isSame(each, one));
  const next = due.find((one) => !isDone(one) && !hadItsTurns(asked, one));
  if (!next) return null;
  const skill = next.same ? undefined : skills.find((one) => isSame(one, next));
  return {
    game: next.game,
    skill: next.skill,
    difficulty: skill ? difficultyFor(skill) : next.difficulty,
    why: "review",
    question: next.question,
  };
}

/** A skill of which the next task is likely to be right four times out of five. */
function taskByChance({ skills, asked, now }: PracticeNow, random: Random): NextTask | null {
  const last = asked.at(-1);
  const others = skills.filter((one) => !last || !isSame(one, last));
  const ranked = (others.length > 0 ? others : skills)
    .map((one) => {
      const difficulty = difficultyFor(one);
      const chance = chanceFor(one, difficulty);
      const level = one.mastery === null ? 0 : levelAt(one.mastery, now);
      const rests = chance >= SURE || (one.mastery !== null && waitsForAnotherDay(one.mastery, now));
      return { one, difficulty, turn: rests ? 2 : level >= FIRM_LEVEL ? 1 : 0, far: distance(chance) };
    })
    .toSorted((one, other) => one.turn - other.turn || one.far - other.far);
  if (ranked.length === 0) return null;
  const awake = ranked.filter(({ turn }) => turn < 2).length;
  const { one, difficulty } = random.pick(ranked.slice(0, Math.max(1, Math.min(MIXED, awake))));
  return taskOf(one, difficulty, "level");
}

/**
 * The next task of a practice; null when there is nothing to ask. After two wrong answers of a skill what it builds on,
 * then mistakes that are due, then the skills whose chance of a right answer is nearest to four in five, mixed. No skill
 * comes more than three times in a row while another one may be asked.
 */
export function nextTask(present: PracticeNow, random: Random): NextTask | null {
  const easier = easierTask(present);
  if (easier && !hadItsTurns(present.asked, easier)) return easier;
  const due = dueTask(present);
  if (due) return due;
  return taskByChance(present, random);
}

/** Whether a practice has lasted long enough. */
export const isEnough = (answers: number, activeMs: number): boolean =>
  answers >= PRACTICE_TASKS || activeMs >= PRACTICE_MS;

/**
 * The skills of a quiz that may be asked: those that were practised, and of those that are new the ones of the first
 * level, and of the next once all before have three leaves.
 * @param skills by level, the easiest first; those of a level in the order in which they are taught
 * @param first the level that somebody new begins with, where the quiz has it
 */
export function askableSkills(
  game: string,
  skills: ReadonlyMap<QuizLevel, readonly string[]>,
  practised: ReadonlyMap<string, Pick<PracticeSkill, "mastery">>,
  now: Moment,
  first: QuizLevel = FIRST_LEVEL,
): readonly PracticeSkill[] {
  const difficultiesOf = (skill: string): readonly Difficulty[] => [
    ...new Set([...skills].flatMap(([level, all]) => (all.includes(skill) ? [difficultyOf(level)] : []))),
  ];
  const isPractised = (skill: string): boolean => practised.has(skill);
  const levels = [...skills].filter(([, all]) => all.length > 0);
  const begun = levels.findIndex(([, all]) => all.some(isPractised));
  const start = begun >= 0 ? begun : levels.findIndex(([level]) => level === first);
  const open = new Set<string>();
  for (const [, all] of levels.slice(Math.max(0, start))) {
    for (const skill of all) open.add(skill);
    const isFirm = (skill: string): boolean => {
      const mastery = practised.get(skill)?.mastery;
      return mastery !== null && mastery !== undefined && levelAt(mastery, now) >= LEVEL_FOR_NEW;
    };
    if (!all.every(isFirm)) break;
  }
  const known = levels.flatMap(([, all]) => all.filter(isPractised));
  return [...new Set([...known, ...open])].map((skill) => ({
    game,
    skill,
    mastery: null,
    ...practised.get(skill),
    difficulties: difficultiesOf(skill),
  }));
}
