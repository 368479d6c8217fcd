import { setImmediate } from "node:timers/promises";
import { isDifficulty, type Difficulty } from "@karota/engine/quiz/learning.ts";
import type { Language } from "@karota/engine/message.ts";
import { withLanguage, type OptionValues } from "@karota/engine/options.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { asksFacts } from "@karota/games/prerequisites.ts";
import type { Deps } from "../../../deps.ts";
import { isOpen } from "../../settings/index.ts";

/** A quiz as practice draws from it. */
export interface PracticeQuiz {
  readonly quiz: AnyQuiz;
  /** Its mistakes come back as they were. */
  readonly asksFacts: boolean;
  /** No new task of a closed quiz is drawn. */
  readonly isOpen: boolean;
  /** The skills of each difficulty, the easiest first. */
  readonly skills: ReadonlyMap<Difficulty, readonly string[]>;
}
export type PracticeQuizzes = ReadonlyMap<string, PracticeQuiz>;

/** Enough tasks that every kind of a difficulty is among them, since kinds are drawn in turn. */
const SAMPLE_TASKS = 40;
/** So many tasks are drawn at once for one of a skill, and so often. */
const DRAWN_TASKS = 10;
const ATTEMPTS = 8;

/** The options of a difficulty, one for each form that a quiz has; what else can be chosen is as in the daily. */
function optionsOf(quiz: AnyQuiz, level: Difficulty, tasks: number, language: Language): readonly OptionValues[] {
  const { options: spec } = quiz;
  const { language: _language, ...daily } = spec.daily as OptionValues;
  const base = withLanguage(spec, { ...daily, level, tasks }, language);
  const forms = spec.fields.find(({ name }) => name === "form")?.values ?? [];
  return forms.length > 0 ? forms.map((form) => ({ ...base, form })) : [base];
}

const drawSome = (quiz: AnyQuiz, options: OptionValues, random: Random): readonly Task[] =>
  (quiz.generate(options, random) as { readonly tasks: readonly Task[] }).tasks;

const skillsOfQuizzes = new WeakMap<AnyQuiz, ReadonlyMap<Difficulty, readonly string[]>>();

/** Which skills a quiz asks at which difficulty, found out once by drawing. */
function skillsOf(quiz: AnyQuiz): ReadonlyMap<Difficulty, readonly string[]> {
  const known = skillsOfQuizzes.get(quiz);
  if (known) return known;
  const levels = (quiz.options.fields.find(({ name }) => name === "level")?.values ?? []).filter(isDifficulty);
  const skills = new Map(
    levels.map((level) => {
      const tasks = optionsOf(quiz, level, SAMPLE_TASKS, "sl").flatMap((options) =>
        drawSome(quiz, options, seeded(`skills ${level}`)),
      );
      return [level, [...new Set(tasks.map(({ skill }) => skill))].sort()];
    }),
  );
  skillsOfQuizzes.set(quiz, skills);
  return skills;
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
    if (!skillsOfQuizzes.has(quiz)) await setImmediate();
    const skills = skillsOf(quiz);
    quizzes.set(row.id, { quiz, asksFacts: asksFacts(row), isOpen: isOpen(settings(), row), skills });
  }
  return quizzes;
}

/** A fresh task of a skill; null when chance, or a new version of the quiz, has none. */
export function drawTask(
  quiz: AnyQuiz,
  next: { readonly skill: string; readonly difficulty: Difficulty },
  language: Language,
  random: Random,
): Task | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++)
    for (const options of optionsOf(quiz, next.difficulty, DRAWN_TASKS, language)) {
      const task = drawSome(quiz, options, random).find(({ skill }) => skill === next.skill);
      if (task) return task;
    }
  return null;
}
