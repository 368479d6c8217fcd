import { afterMistake, FIRST_ABILITY, masteryAfter, type Mastery, type Moment } from "@karota/engine/quiz/learning.ts";
import type { InTransaction } from "../../database/database.ts";
import type { PlayDaysTable, ReviewItemsTable, SkillLevelsTable } from "../../database/tables.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { dayNumber, questionHash, type CountedAnswer, type ProgressUpdate } from "./rules.ts";
import { addToDays, lockSkills, raiseReached, writeMistakes, writeSkills } from "./store.ts";

/** In which language a task is stored does not matter: it is read in every one. */
const STORED_IN = SPEAKERS.sl;

/** Rows by their key, in its order: processes that lock the same rows do so in the same order. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>): readonly Row[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);

/** Saves the progress of the saves of one moment, in their transaction: mistakes, days, levels, in this order. */
export async function recordProgress(
  queries: InTransaction,
  updates: readonly ProgressUpdate[],
  now: number,
): Promise<void> {
  if (updates.length === 0) return;
  const answers = updates.flatMap(({ day, late, answers: given }) =>
    given.map((answer) => ({
      ...answer,
      day: dayNumber(day),
      at: late?.answeredAt ?? now,
      shownOn: dayNumber(late?.shownOn ?? day),
    })),
  );
  const mistakes = mistakeRows(answers, now);
  if (mistakes.length > 0) await writeMistakes(queries, mistakes);
  const days = dayRows(updates);
  await addToDays(queries, days);
  await strengthen(queries, answers);
  const answered = days.filter((row) => row.right_answers + row.wrong_answers > 0);
  if (answered.length > 0) await raiseReached(queries, answered);
}

type DatedAnswer = CountedAnswer & Moment & { readonly shownOn: number };

function dayRows(updates: readonly ProgressUpdate[]): readonly PlayDaysTable[] {
  const rows = new Map<string, PlayDaysTable>();
  for (const { userId, day, game, boards, seconds, answers } of updates) {
    const key = `${userId} ${day} ${game}`;
    const before = rows.get(key);
    const right = answers.filter((answer) => answer.right).length;
    rows.set(key, {
      user_id: userId,
      day,
      game,
      boards: (before?.boards ?? 0) + boards,
      right_answers: (before?.right_answers ?? 0) + right,
      wrong_answers: (before?.wrong_answers ?? 0) + answers.length - right,
      seconds: (before?.seconds ?? 0) + seconds,
      reached: 0,
    });
  }
  return inOrder(rows);
}

function mistakeRows(answers: readonly DatedAnswer[], now: number): readonly ReviewItemsTable[] {
  const rows = new Map<string, ReviewItemsTable>();
  for (const { game, userId, gridId, task, difficulty, right, shownOn } of answers) {
    if (right) continue;
    const question = questionHash(task);
    const alone = game.start({ tasks: [task] });
    rows.set(`${userId} ${game.id} ${question}`, {
      user_id: userId,
      game: game.id,
      question,
      skill: task.skill,
      difficulty,
      grid_id: gridId,
      task_id: task.taskId,
      payload: JSON.stringify(game.payload.encode(alone, STORED_IN)),
      ...afterMistake(shownOn),
      made_at: now,
    });
  }
  return inOrder(rows);
}

/** A stored skill as the rules read it. */
export const masteryOf = (row: SkillLevelsTable): Mastery => ({
  strength: row.strength,
  level: row.level,
  rightDays: row.right_days,
  rightOn: row.right_on,
  ability: row.ability,
  day: row.day,
  at: row.answered_at,
});

/** Every answer makes its skill firmer or weaker; the skill stays of the latest day that it was answered on. */
async function strengthen(queries: InTransaction, answers: readonly DatedAnswer[]): Promise<void> {
  const keyOf = (row: Pick<SkillLevelsTable, "user_id" | "game" | "skill">) =>
    `${row.user_id} ${row.game} ${row.skill}`;
  const fresh = new Map<string, SkillLevelsTable>();
  for (const { userId, game, task, day, at } of answers) {
    const key = { user_id: userId, game: game.id, skill: task.skill };
    const days = { right_days: 0, right_on: null, right_answers: 0, wrong_answers: 0 };
    if (fresh.has(keyOf(key))) continue;
    fresh.set(keyOf(key), {
      ...key,
      ...days,
      strength: 0,
      level: 0,
      ability: FIRST_ABILITY,
      day,
      answered_at: at,
    });
  }
  if (fresh.size === 0) return;
  const rows = new Map((await lockSkills(queries, inOrder(fresh))).map((row) => [keyOf(row), row]));
  for (const { userId, game, task, difficulty, right, typed, day, at } of answers) {
    const key = keyOf({ user_id: userId, game: game.id, skill: task.skill });
    const row = rows.get(key)!;
    const mastery = masteryAfter(masteryOf(row), { right, typed, difficulty }, { day, at });
    rows.set(key, {
      ...row,
      strength: mastery.strength,
      level: mastery.level,
      right_days: mastery.rightDays,
      right_on: mastery.rightOn,
      ability: mastery.ability,
      day: Math.max(row.day, day),
      answered_at: Math.max(row.answered_at, at),
      right_answers: row.right_answers + (right ? 1 : 0),
      wrong_answers: row.wrong_answers + (right ? 0 : 1),
    });
  }
  await writeSkills(queries, inOrder(rows));
}
