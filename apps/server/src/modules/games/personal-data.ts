import type { PersonalData, StoredData } from "../../personal-data.ts";
import { eraseShared, listShared } from "./sharing/store.ts";
import { listTimesOf } from "./sharing/time-store.ts";

/** The boards that a person shares by links, and the times they show; their games are the module `users`' own. */
export const gamesPersonalData: PersonalData = {
  erase: eraseShared,
  async export(queries, userId, { iso }) {
    const shared = await listShared(queries, userId);
    const times = await listTimesOf(queries, userId);
    return {
      shared_boards: shared.map(({ code, grid_id, game, shows_time, created_at, ends_at }) => ({
        code,
        gridId: grid_id,
        game,
        shared: iso(created_at),
        until: iso(ends_at),
        shows_time: shows_time === 1,
      })),
      shared_times: times.map(({ game, seconds, shown_at }) => ({ game, seconds, shown: iso(shown_at) })),
    };
  },
};

/** What this module stores of people; after an erasure games stay under an id that names no one, without answers. */
export const gamesStoredData: readonly StoredData[] = [
  {
    id: "games",
    tables: ["plays"],
    people: ["players"],
    basis: "contract",
    recipients: [],
    deletion: "anonymous",
    span: ({ moves_months: months }) => ({ months }),
  },
  {
    id: "sharedBoards",
    tables: ["shared_boards", "shared_times"],
    people: ["players"],
    basis: "contract",
    recipients: ["players"],
    deletion: "night",
  },
];
