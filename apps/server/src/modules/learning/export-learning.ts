import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { exportPractice } from "./practice/export-practice.ts";
import { findPractice } from "./practice/practice-store.ts";
import { dayKey, describeDay } from "./rules.ts";
import { listDays, listReviewItems, listSkills } from "./store.ts";

/** All data of a person in this module, texts of tasks in the given language. */
export async function exportLearning(
  deps: Pick<Deps, "catalogue">,
  queries: Queries,
  userId: string,
  { calendar: { iso }, language }: { readonly calendar: Calendar; readonly language: Language },
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
    practice: practice && (await exportPractice(deps, practice, language, iso)),
  };
}
