import { changedTopic } from "../../live-events.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { RACE_TOPIC, scoreOfRacer } from "./races/rules.ts";
import { listRacesOf } from "./races/store.ts";
import { eraseShared, listShared } from "./sharing/store.ts";
import { listTimesOf } from "./sharing/time-store.ts";

/** The boards that a person shares by links, the times they show and their races; their games are the module `users`' own. */
export const gamesPersonalData: PersonalData = {
  async erase(queries, userId, now) {
    const races = await eraseShared(queries, userId, now);
    return races.map(({ id, version }) => changedTopic(RACE_TOPIC, id, version));
  },
  async export(queries, userId, { iso }) {
    const shared = await listShared(queries, userId);
    const times = await listTimesOf(queries, userId);
    const races = await listRacesOf(queries, userId);
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
      races: races.map((race) => ({
        game: race.game,
        host: race.host_id === userId,
        joined: iso(race.joined_at),
        started: race.started_at === null ? null : iso(race.started_at),
        progress: race.progress,
        seconds: race.seconds,
        score: scoreOfRacer(race),
        lost: race.has_lost === 1,
        left: race.has_left === 1,
      })),
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
  {
    id: "races",
    tables: ["races", "race_people"],
    people: ["players"],
    basis: "contract",
    recipients: ["players"],
    deletion: "night",
  },
];
