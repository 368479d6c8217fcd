import { availableParallelism } from "node:os";
import { LANGUAGES } from "@karota/engine/message.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { calendarOf } from "../../calendar.ts";
import { inBatches } from "../../database/in-batches.ts";
import type { Module } from "../../deps.ts";
import { deleteReplies } from "../../idempotency.ts";
import { liveEvents } from "../../live-events.ts";
import { upcomingBoards, type UpcomingBoards } from "./upcoming-boards.ts";
import { schemasOf } from "./describe-games.ts";
import type { GamesDeps } from "./games-deps.ts";
import { inlineGenerator } from "./generator/inline-generator.ts";
import { boardPool, type BoardPoolCount } from "./generator/board-pool.ts";
import { workerGenerator } from "./generator/generator.ts";
import type { PoolCount, StartThread } from "../../workers/worker-pool.ts";
import { loadGames, type GameRegistry, type LoadedGame } from "./game-registry.ts";
import { periodicBoards } from "./periodic-boards.ts";
import { RACE_TOPIC } from "./races/rules.ts";
import { installRoutes } from "./routes.ts";
import { openedPlays } from "./saving/opened-plays.ts";
import { saveQueue } from "./saving/save-queue.ts";
import { keyedMutex } from "./saving/keyed-mutex.ts";
import { selfTest, type Trial } from "./self-test.ts";

export { tierPriceOf } from "./prices.ts";
export { gamesPersonalData, gamesStoredData } from "./personal-data.ts";
export type { GameRegistry, LoadedGame } from "./game-registry.ts";
export { countPlays, deleteOldBoards, trimPlays } from "./store.ts";
export { deleteOldRaces } from "./races/store.ts";
export { deleteEndedShares } from "./sharing/store.ts";

const MAX_THREADS = 2;
/** How long the reply to an Idempotency-Key is stored, in ms: a request that waits for a network may come that late. */
const REPLY_TTL_MS = 30 * 24 * 60 * 60 * 1000;

/** How the making of boards is doing, for those who run the site. */
export interface BoardMaking {
  readonly registry: GameRegistry;
  readonly ahead: UpcomingBoards;
  readonly pool: () => BoardPoolCount;
  /** The threads that make boards. */
  readonly threads: () => PoolCount;
  /** Saves that wait to be written. */
  readonly savesWaiting: () => number;
  readonly tryOut: (game: LoadedGame) => Promise<Trial>;
}
declare module "fastify" {
  interface FastifyInstance {
    readonly boardMaking: BoardMaking;
  }
}

/** The games: boards, saves, and the daily and weekly ones. */
export const gamesModule =
  (startThread?: StartThread, streamMs?: number): Module =>
  async (api, deps) => {
    const { catalogue, clock, config, database, log, settings } = deps;
    const registry = await loadGames(catalogue);
    const calendar = calendarOf(config.timeZone);
    const generator =
      catalogue === CATALOGUE
        ? workerGenerator(Math.min(MAX_THREADS, availableParallelism()), startThread)
        : inlineGenerator(registry);
    const pool = boardPool(generator, log);
    const boards = periodicBoards({ database, clock, calendar, registry, generator, settings });
    const games: GamesDeps = {
      ...deps,
      calendar,
      registry,
      generator,
      boardPool: pool,
      boards,
      printer: api.printer,
      opened: openedPlays(),
      saves: saveQueue(database),
      mutex: keyedMutex(),
      raceEvents: liveEvents(database, RACE_TOPIC, streamMs),
    };
    api.componentSchemas.push(() => schemasOf(registry.all));
    installRoutes(api, games);
    api.decorate("boardMaking", {
      registry,
      ahead: upcomingBoards(games),
      pool: pool.count,
      threads: generator.count,
      savesWaiting: games.saves.waiting,
      tryOut: (loaded) => selfTest(generator, loaded, boards.optionsOf(loaded, "daily", LANGUAGES[0])),
    } satisfies BoardMaking);

    // Only a server that listens makes boards in advance; an injected test makes those that it requests.
    api.jobs.schedule(api, "boards", async ({ fail }) => {
      const before = clock.now() - REPLY_TTL_MS;
      await inBatches((limit) => deleteReplies(database.db, before, limit));
      return boards.prepare(fail);
    });
    // A stream would hold the end back until its connection is cut.
    api.addHook("preClose", async () => games.raceEvents.close());
    api.addHook("onClose", () => generator.close());
  };
