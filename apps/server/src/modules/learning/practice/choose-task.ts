import { randomUUID } from "node:crypto";
import type { Language } from "@karota/engine/message.ts";
import { isDifficulty, levelAt, type Moment } from "@karota/engine/quiz/learning.ts";
import { askableSkills, nextTask, type PracticeSkill } from "@karota/engine/quiz/practice-rule.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { buildsOn } from "@karota/games/prerequisites.ts";
import type { InTransaction } from "../../../database/database.ts";
import type { SkillLevelsTable } from "../../../database/tables.ts";
import { masteryOf } from "../learn.ts";
import { findMistakeOf, listAllSkills, listDueMistakes } from "./practice-store.ts";
import type { PracticeQuizzes } from "./quizzes.ts";
import { drawTask } from "./quizzes.ts";
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

/** The task that comes next by the rule of practice; null when there is nothing to practise. */
export async function chooseTask(
  queries: InTransaction,
  quizzes: PracticeQuizzes,
  { userId, game, asked, now, language }: PracticeOf,
): Promise<StoredTask | null> {
  const rows = await listAllSkills(queries, userId);
  const mistakes = await listDueMistakes(queries, userId, now.day, game);
  const levels = levelsOf(rows, now);
  const skillsIn = (id: string): readonly PracticeSkill[] => {
    const found = quizzes.get(id);
    if (!found?.isOpen) return [];
    const own = rows.filter((row) => row.game === id);
    const practised = new Map(own.map((row) => [row.skill, { mastery: masteryOf(row) }]));
    return askableSkills(id, found.skills, practised, now);
  };
  const games = game === null ? [...new Set(rows.map((row) => row.game))] : [game];
  const random = seeded(randomUUID());
  let skills = games.flatMap(skillsIn);
  let due = mistakes.flatMap(({ difficulty, ...mistake }) => {
    const found = quizzes.get(mistake.game);
    const same = found?.asksFacts ?? false;
    return found?.isOpen && isDifficulty(difficulty) ? [{ ...mistake, difficulty, same }] : [];
  });
  // Each round without a task leaves out what could not be drawn, so that it ends.
  for (;;) {
    const next = nextTask({ skills, due, asked, now, foundations: (id) => buildsOn(id).flatMap(skillsIn) }, random);
    if (!next) return null;
    const found = quizzes.get(next.game)!;
    // A fresh task reviews every mistake of its skill.
    const question = next.why === "review" && found.asksFacts ? next.question : null;
    let task: Task | null = null;
    if (question !== null) {
      const mistake = await findMistakeOf(queries, userId, next.game, question);
      task = mistake && (found.quiz.payload.decode(JSON.parse(mistake.payload)).puzzle.tasks[0] as Task);
    } else task = drawTask(found.quiz, next, language, random);
    if (task) {
      const { game: id, skill, difficulty, why } = next;
      const board = encodeTask(found.quiz, { ...task, taskId: String(asked.length + 1) });
      return { game: id, skill, difficulty, why, question, level: levels.get(skillKey(next)) ?? 0, board };
    }
    if (skills.length + due.length === 0) return null;
    skills = skills.filter((one) => skillKey(one) !== skillKey(next));
    due = due.filter((one) => skillKey(one) !== skillKey(next));
  }
}
