import { randomUUID } from "node:crypto";
import type { Language } from "@karota/engine/message.ts";
import { isDifficulty, levelAt, type Moment } from "@karota/engine/quiz/learning.ts";
import { STARTER, type QuizLevel } from "@karota/engine/quiz/options.ts";
import { askableSkills, nextTask, type PracticeNow, type PracticeSkill } from "@karota/engine/quiz/practice-rule.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { buildsOn } from "@karota/games/prerequisites.ts";
import { beginsWithStarter } from "@karota/games/school-years.ts";
import type { InTransaction } from "../../../database/database.ts";
import type { SkillLevelsTable } from "../../../database/tables.ts";
import { masteryOf } from "../learn.ts";
import { findMistakeOf, findSchoolYear, listAllSkills, listDueMistakes } from "./practice-store.ts";
import { drawTask, type PracticeQuizzes, type SkillsByLevel } from "./quizzes.ts";
import { encodeTask, skillKey, type StoredAsked, type StoredTask } from "./stored-practice.ts";

/** Of whom, in which quiz or in all, and when. */
export interface PracticeOf {
  readonly userId: string;
  readonly game: string | null;
  readonly asked: readonly StoredAsked[];
  readonly now: Moment;
  readonly language: Language;
}

/** The levels of all skills of a person, by `skillKey`. */
export const levelsOf = (rows: readonly SkillLevelsTable[], now: Moment): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [skillKey(row), levelAt(masteryOf(row), now)]));

/** The level that somebody begins a new quiz with: starter for the first grades, and after a task of this level. */
async function firstLevelFor(
  queries: InTransaction,
  quizzes: PracticeQuizzes,
  { userId, asked }: PracticeOf,
): Promise<(game: string) => QuizLevel> {
  const year = await findSchoolYear(queries, userId);
  const last = asked.at(-1);
  const isOfStarter =
    last && quizzes.get(last.game)?.topics.some((levels) => levels.get(STARTER)?.includes(last.skill));
  return (game) => (isOfStarter || (year !== null && beginsWithStarter(game, year)) ? STARTER : "easy");
}

/** What may be asked of somebody now, by the rule of practice. */
async function readPresent(
  queries: InTransaction,
  quizzes: PracticeQuizzes,
  of: PracticeOf,
): Promise<PracticeNow & { readonly levels: ReadonlyMap<string, number> }> {
  const { userId, game, asked, now } = of;
  const rows = await listAllSkills(queries, userId);
  const mistakes = await listDueMistakes(queries, userId, now.day, game);
  const firstLevel = await firstLevelFor(queries, quizzes, of);
  const skillsIn = (id: string): readonly PracticeSkill[] => {
    const found = quizzes.get(id);
    if (!found?.isOpen) return [];
    const own = rows.filter((row) => row.game === id);
    const practised = new Map(own.map((row) => [row.skill, { mastery: masteryOf(row) }]));
    const isBegun = (levels: SkillsByLevel): boolean => [...levels.values()].flat().some((one) => practised.has(one));
    const begun = found.topics.filter(isBegun);
    // Somebody new begins with the topic of the daily; other topics are for those who chose them once.
    const topics = begun.length > 0 ? begun : found.topics.slice(0, 1);
    return topics.flatMap((levels) => askableSkills(id, levels, practised, now, firstLevel(id)));
  };
  const begun = [...new Set(rows.map((row) => row.game))];
  // A pupil of the first grades who has not begun anything begins here, since no daily board is easy enough.
  const first = [...quizzes.keys()].filter((id) => firstLevel(id) === STARTER);
  const games = game !== null ? [game] : begun.length > 0 ? begun : first;
  return {
    levels: levelsOf(rows, now),
    skills: games.flatMap(skillsIn),
    foundations: (id) => buildsOn(id).flatMap(skillsIn),
    due: mistakes.flatMap(({ difficulty, ...mistake }) => {
      const found = quizzes.get(mistake.game);
      const same = found?.asksFacts ?? false;
      return found?.isOpen && isDifficulty(difficulty) ? [{ ...mistake, difficulty, same }] : [];
    }),
    asked,
    now,
  };
}

/** The task that comes next by the rule of practice; null when there is nothing to practise. */
export async function chooseTask(
  queries: InTransaction,
  quizzes: PracticeQuizzes,
  of: PracticeOf,
): Promise<StoredTask | null> {
  const { levels, ...present } = await readPresent(queries, quizzes, of);
  const random = seeded(randomUUID());
  /** The skills of which no task could be drawn: each round adds one, so that the rounds end. */
  const without = new Set<string>();
  const may = (one: { readonly game: string; readonly skill: string }): boolean => !without.has(skillKey(one));
  for (;;) {
    const { skills, due, foundations } = present;
    const next = nextTask(
      {
        ...present,
        skills: skills.filter(may),
        due: due.filter(may),
        foundations: (id) => foundations(id).filter(may),
      },
      random,
    );
    if (!next) return null;
    const { game, skill, difficulty, why } = next;
    const found = quizzes.get(game)!;
    const { quiz, asksFacts } = found;
    // A fresh task reviews every mistake of its skill, a fact only its own.
    const question = why === "review" && asksFacts ? next.question : null;
    const mistake = question === null ? null : await findMistakeOf(queries, of.userId, game, question);
    const mistakes = new Set(due.filter((one) => skillKey(one) === skillKey(next)).map((one) => one.question));
    const task = mistake
      ? (quiz.payload.decode(JSON.parse(mistake.payload)).puzzle.tasks[0] as Task)
      : drawTask(found, next, mistakes, of.language, random);
    if (task) {
      const board = encodeTask(quiz, { ...task, taskId: String(of.asked.length + 1) });
      return { game, skill, difficulty, why, question, level: levels.get(skillKey(next)) ?? 0, board };
    }
    without.add(skillKey(next));
  }
}
