import type { Overview } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { listDays } from "../learning/index.ts";
import { isActive, type GamesDeps } from "./games-deps.ts";
import { listOwnUnfinished, periodStates } from "./own-progress.ts";

const DAYS_SHOWN = 7;

/** The list of today's games, with the caller's progress when signed in. */
export async function getOverview(
  deps: GamesDeps,
  input: { readonly actor: Actor | null; readonly language: Language },
): Promise<Overview> {
  const { actor, language } = input;
  const { calendar, registry } = deps;
  const now = deps.clock.now();
  const states = await periodStates(deps, actor, language);
  return {
    today: calendar.spanOf("daily", now).key,
    day_ends: calendar.iso(calendar.spanOf("daily", now).ends),
    week_ends: calendar.iso(calendar.spanOf("weekly", now).ends),
    games: registry.all.map((loaded) => ({
      game: loaded.id,
      active: isActive(deps, loaded),
      daily: states(loaded, "daily"),
      weekly: states(loaded, "weekly"),
    })),
    unfinished: await listOwnUnfinished(deps, actor, null),
    days: await daysPlayed(deps, actor, now),
  };
}

async function daysPlayed(deps: GamesDeps, actor: Actor | null, now: number): Promise<Overview["days"]> {
  const days = deps.calendar.lastDays(DAYS_SHOWN, now);
  const played = actor ? await listDays(deps.database.db, actor.id, days[0]!.key, null) : [];
  return days.map(({ key }) => ({ day: key, played: played.some(({ day }) => day === key) }));
}
