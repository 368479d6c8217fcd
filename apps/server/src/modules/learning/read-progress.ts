import type { ProgressReply, ReviewCount } from "@karota/contract/learning/learning.ts";
import { rowOfDays } from "@karota/engine/days.ts";
import { levelAt } from "@karota/engine/quiz/learning.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { getGameId } from "./find-quiz.ts";
import { masteryOf } from "./learn.ts";
import { dayKey, dayNumber, describeDay } from "./rules.ts";
import { listDays, listGrown, listMistakes, listPlayedDays, listSkills, sumDays } from "./store.ts";

/** How many weeks of days are returned. */
const WEEKS = 26;

/** What one has done and learned, in one game or in all. @throws E-KAROTA-NOT_FOUND for an unknown game */
export async function readProgress(deps: Deps, actor: Actor, asked: string | undefined): Promise<ProgressReply> {
  const { db } = deps.database;
  const game = asked === undefined ? null : getGameId(deps, asked);
  const at = deps.clock.now();
  const calendar = calendarOf(deps.config.timeZone);
  const today = calendar.spanOf("daily", at).key;
  const day = dayNumber(today);
  // 1970-01-01 was a Thursday.
  const monday = day - ((day + 3) % 7);
  const [days, skills, garden, total, played, review] = await Promise.all([
    listDays(db, actor.id, dayKey(monday - 7 * (WEEKS - 1)), game),
    listSkills(db, actor.id, game),
    listGrown(db, actor.id, game),
    sumDays(db, actor.id, game),
    listPlayedDays(db, actor.id, game),
    countReview(deps, actor, day, game),
  ]);
  return {
    today,
    days: days.map(describeDay),
    skills: skills.map((row) => ({
      game: row.game,
      skill: row.skill,
      level: levelAt(masteryOf(row), { day, at }),
      right: row.right_answers,
      wrong: row.wrong_answers,
    })),
    garden: [...garden],
    total,
    row: rowOfDays(played.map(dayNumber), day),
    review,
  };
}

/** How many mistakes are due on a day, wait or are mended. */
export async function countReview(deps: Deps, actor: Actor, today: number, game: string | null): Promise<ReviewCount> {
  const items = await listMistakes(deps.database.db, actor.id, game);
  const due = items.filter((item) => item.due !== null && item.due <= today);
  const waiting = items.flatMap((item) => (item.due !== null && item.due > today ? [item.due] : []));
  return {
    due: due.length,
    waiting: waiting.length,
    mended: items.length - due.length - waiting.length,
    next: waiting.length > 0 ? dayKey(waiting.reduce((one, other) => Math.min(one, other))) : null,
    games: [...new Set(due.map((item) => item.game))].sort(),
  };
}
