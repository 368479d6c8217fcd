import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import { findPractice } from "./practice/practice-store.ts";
import { readAsked } from "./practice/stored-practice.ts";
import { dayKey, describeDay } from "./rules.ts";
import { listDays, listReviewItems, listSkills } from "./store.ts";

/** All data of a person in this module. */
export async function exportLearning(
  queries: Queries,
  userId: string,
  { iso }: Calendar,
): Promise<Pick<PersonExport, "days" | "skills" | "mistakes" | "practice">> {
  const [days, skills, mistakes, practice] = await Promise.all([
    listDays(queries, userId, "", null),
    listSkills(queries, userId, null),
    listReviewItems(queries, userId),
    findPractice(queries, userId),
  ]);
  return {
    days: days.map(describeDay),
    skills: skills.map((row) => ({
      game: row.game,
      skill: row.skill,
      level: row.level,
      strength: row.strength,
      right: row.right_answers,
      wrong: row.wrong_answers,
      ability: row.ability,
      rightDays: row.right_days,
      answered: iso(row.answered_at),
    })),
    mistakes: mistakes.map((row) => ({
      gridId: row.grid_id,
      game: row.game,
      skill: row.skill,
      payload: JSON.parse(row.payload) as unknown,
      step: row.step,
      due: row.due === null ? null : dayKey(row.due),
      made: iso(row.made_at),
    })),
    practice: practice && {
      game: practice.game,
      started: iso(practice.started_at),
      answered: readAsked(practice).map(({ game, skill, difficulty, right }) => ({ game, skill, difficulty, right })),
    },
  };
}
