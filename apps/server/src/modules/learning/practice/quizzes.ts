import { setImmediate } from "node:timers/promises";
import { difficultyOf, type Difficulty } from "@karota/engine/quiz/learning.ts";
import { QUIZ_LEVELS, type QuizLevel } from "@karota/engine/quiz/options.ts";
import type { Language } from "@karota/engine/message.ts";
import { withLanguage, type OptionValues } from "@karota/engine/options.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { asksFacts, inTeachingOrder } from "@karota/games/prerequisites.ts";
import type { Deps } from "../../../deps.ts";
import { isOpen } from "../../settings/index.ts";
import { questionHash } from "../rules.ts";

/** The skills of each level, the easiest first, those of a level in the order in which they are taught. */
export type SkillsByLevel = ReadonlyMap<QuizLevel, readonly string[]>;

/** What a quiz asks. */
interface Asks {
  /** Its skills by topic, the daily's topic first; a quiz without topics has one. */
  readonly topics: readonly SkillsByLevel[];
  /** What tasks may be drawn of. */
  readonly drawn: readonly Drawn[];
}

/** A quiz as practice draws from it. */
export interface PracticeQuiz extends Asks {
  readonly quiz: AnyQuiz;
  /** Its mistakes come back as they were. */
  readonly asksFacts: boolean;
  /** No new task of a closed quiz is drawn. */
  readonly isOpen: boolean;
}
export type PracticeQuizzes = ReadonlyMap<string, PracticeQuiz>;

/** Options of which tasks are drawn, and the skills of these tasks. */
interface Drawn {
  readonly options: OptionValues;
  readonly level: QuizLevel;
  readonly skills: readonly string[];
  /** Whether the options are the daily's, apart from those of which every value is used. */
  readonly isUsual: boolean;
}

/** Enough tasks that every kind of a difficulty is among them, since kinds are drawn in turn. */
const SAMPLE_TASKS = 40;
/** So many tasks are drawn at once for one of a skill, and so often. */
const DRAWN_TASKS = 10;
const ATTEMPTS = 8;
/** The options of which practice uses every value; of the others it prefers the daily's. */
const VARIED: ReadonlySet<string> = new Set(["level", "tasks", "form", "topic"]);

const isLevel = (value: unknown): value is QuizLevel => QUIZ_LEVELS.some((level) => level === value);

/** Every combination of options that the quiz allows, without a language. */
function optionsOf({ options: spec }: AnyQuiz): readonly OptionValues[] {
  const presets = (spec.presets as readonly OptionValues[]).filter(({ tasks }) => tasks === SAMPLE_TASKS);
  const found = new Map(presets.map(({ language: _language, ...options }) => [JSON.stringify(options), options]));
  return [...found.values()];
}

const drawSome = (quiz: AnyQuiz, options: OptionValues, random: Random): readonly Task[] =>
  (quiz.generate(options, random) as { readonly tasks: readonly Task[] }).tasks;

/** Which skills a quiz asks with which options, found out by drawing. */
function drawnOf(quiz: AnyQuiz): readonly Drawn[] {
  const daily = quiz.options.daily as OptionValues;
  return optionsOf(quiz).flatMap((options): Drawn[] => {
    const { level } = options;
    if (!isLevel(level)) return [];
    const tasks = drawSome(quiz, withLanguage(quiz.options, options, "sl"), seeded(`skills ${level}`));
    const skills = [...new Set(tasks.map(({ skill }) => skill))].sort();
    const isUsual = Object.entries(options).every(([name, value]) => VARIED.has(name) || daily[name] === value);
    return [{ options, level, skills, isUsual }];
  });
}

/** The skills by topic and level, the daily's topic first. */
function topicsOf(quiz: AnyQuiz, drawn: readonly Drawn[]): readonly SkillsByLevel[] {
  const { topic: daily } = quiz.options.daily as OptionValues;
  const topics = [...new Set([daily, ...drawn.map(({ options }) => options["topic"])])];
  return topics.map((topic) => {
    const own = drawn.filter(({ options, isUsual }) => isUsual && options["topic"] === topic);
    const levels = QUIZ_LEVELS.filter((level) => own.some((one) => one.level === level));
    const skillsOf = (level: QuizLevel) =>
      inTeachingOrder([...new Set(own.flatMap((one) => (one.level === level ? one.skills : [])))]);
    return new Map(levels.map((level) => [level, skillsOf(level)]));
  });
}

const asksOfQuizzes = new WeakMap<AnyQuiz, Asks>();

/** What a quiz asks, found out once in a process. */
export function asksOf(quiz: AnyQuiz): Asks {
  const known = asksOfQuizzes.get(quiz);
  if (known) return known;
  const drawn = drawnOf(quiz);
  const asks = { drawn, topics: topicsOf(quiz, drawn) };
  asksOfQuizzes.set(quiz, asks);
  return asks;
}

/**
 * All quizzes of the catalogue by their id. The first call of a process finds out their skills, which takes about a
 * second: other requests come between two quizzes, and no transaction waits for it.
 */
export async function loadPracticeQuizzes({ catalogue, settings }: Deps): Promise<PracticeQuizzes> {
  const quizzes = new Map<string, PracticeQuiz>();
  for (const row of catalogue.filter(({ type }) => type === "education")) {
    const quiz = await row.load();
    if (!isQuiz(quiz)) continue;
    if (!asksOfQuizzes.has(quiz)) await setImmediate();
    quizzes.set(row.id, { quiz, asksFacts: asksFacts(row), isOpen: isOpen(settings(), row), ...asksOf(quiz) });
  }
  return quizzes;
}

/**
 * A fresh task of a skill, of other questions than the mistakes where it has any; null when chance, or a new version of
 * the quiz, has none.
 * @param mistakes the hashes of their questions
 */
export function drawTask(
  { quiz, drawn }: Pick<PracticeQuiz, "quiz" | "drawn">,
  next: { readonly skill: string; readonly difficulty: Difficulty },
  mistakes: ReadonlySet<string>,
  language: Language,
  random: Random,
): Task | null {
  const all = drawn.filter(
    ({ level, skills }) => difficultyOf(level) === next.difficulty && skills.includes(next.skill),
  );
  const usual = all.filter(({ isUsual }) => isUsual);
  // A mistake in imperial units may have a skill that the usual units do not ask at this difficulty.
  const fitting = usual.length > 0 ? usual : all;
  let known: Task | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    for (const one of fitting) {
      const options = withLanguage(quiz.options, { ...one.options, tasks: DRAWN_TASKS }, language);
      const tasks = drawSome(quiz, options, random).filter(({ skill }) => skill === next.skill);
      const fresh = tasks.find((task) => !mistakes.has(questionHash(task)));
      if (fresh) return fresh;
      known ??= tasks[0] ?? null;
    }
  return known;
}
