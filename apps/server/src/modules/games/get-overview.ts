import type { Overview } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { PlayDaysTable } from "../../database/tables.ts";
import type { Actor } from "../../deps.ts";
import { listDays } from "../learning/index.ts";
import { isActive, type GamesDeps } from "./games-deps.ts";
import { listOwnUnfinished, periodStates } from "./own-progress.ts";

const DAYS_SHOWN = 7;
/** How far back today's path looks. */
const PATH_DAYS = 28;

/** For each game the answers of all its days, which are in order, and the last one. */
function sumByGame(days: readonly PlayDaysTable[]): Overview["played"] {
  const sums = new Map<string, Overview["played"][number]>();
  for (const { game, day, right_answers: right, wrong_answers: wrong } of days) {
    const before = sums.get(game);
    sums.set(game, { game, day, right: right + (before?.right ?? 0), wrong: wrong + (before?.wrong ?? 0) });
  }
  return [...sums.values()];
}

/** The list of today's games, with the caller's progress when signed in. */
export async function getOverview(
  deps: GamesDeps,
  input: { readonly actor: Actor | null; readonly language: Language },
): Promise<Overview> {
  const { actor, language } = input;
  const { calendar, registry } = deps;
  const now = deps.clock.now();
  const states = await periodStates(deps, actor, language);
  const today = calendar.spanOf("daily", now).key;
  const lately = calendar.lastDays(PATH_DAYS, now);
  const played = actor ? await listDays(deps.database.db, actor.id, lately[0]!.key, null) : [];
  return {
    today,
    day_ends: calendar.iso(calendar.spanOf("daily", now).ends),
    week_ends: calendar.iso(calendar.spanOf("weekly", now).ends),
    games: registry.all.map((loaded) => ({
      game: loaded.id,
      active: isActive(deps, loaded),
      daily: states(loaded, "daily"),
      weekly: states(loaded, "weekly"),
    })),
    unfinished: await listOwnUnfinished(deps, actor, null),
    played: sumByGame(played.filter(({ day }) => day < today)),
    days: lately.slice(-DAYS_SHOWN).map(({ key }) => ({ day: key, played: played.some(({ day }) => day === key) })),
  };
}
