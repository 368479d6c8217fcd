import { availableParallelism } from "node:os";
import { LANGUAGES } from "@karota/engine/message.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { calendarOf } from "../../calendar.ts";
import type { Module } from "../../deps.ts";
import { forgetAnswers } from "../../idempotency.ts";
import { boardsAhead, type BoardsAhead } from "./upcoming-boards.ts";
import { schemasOf } from "./describe-games.ts";
import { isOpen } from "../settings/index.ts";
import type { GamesDeps } from "./games-deps.ts";
import { ownThreadGenerator } from "./generator/inline-generator.ts";
import { stockOf, type StockCount } from "./generator/board-pool.ts";
import { workerGenerator } from "./generator/generator.ts";
import { loadLibrary, type Library, type ShelvedGame } from "./game-registry.ts";
import { periodicBoards } from "./periodic-boards.ts";
import { startPreparing } from "../../scheduling.ts";
import { installRoutes } from "./routes.ts";
import { openedPlays } from "./saving/opened-plays.ts";
import { saveQueue } from "./saving/save-queue.ts";
import { turns } from "./saving/keyed-mutex.ts";
import { tryOut, type Trial } from "./self-test.ts";

export { priceOf } from "./prices.ts";
export { readUuid } from "./rules.ts";
export type { Library, ShelvedGame } from "./game-registry.ts";
export { countPlays, forgetBoards } from "./store.ts";

const MOST_THREADS = 2;
/** How long the answer to an Idempotency-Key is kept, in ms: what waits for a network may wait that long. */
const ANSWERS_KEPT = 30 * 24 * 60 * 60 * 1000;

export { startPreparing } from "../../scheduling.ts";

/** How the making of boards is doing, for those who run the house. */
export interface BoardMaking {
  readonly library: Library;
  readonly ahead: BoardsAhead;
  readonly stock: () => StockCount;
  readonly tryOut: (game: ShelvedGame) => Promise<Trial>;
}
declare module "fastify" {
  interface FastifyInstance {
    readonly boardMaking: BoardMaking;
  }
}

/** The games: boards, saves, and the daily and weekly ones. */
export const gamesModule: Module = async (api, deps) => {
  const { catalogue, clock, config, database, log, settings } = deps;
  const library = await loadLibrary(catalogue);
  const calendar = calendarOf(config.timeZone);
  const generator =
    catalogue === CATALOGUE
      ? workerGenerator(Math.min(MOST_THREADS, availableParallelism()))
      : ownThreadGenerator(library);
  const stock = stockOf(generator, log);
  const boards = periodicBoards({ database, clock, calendar, library, generator, settings });
  const games: GamesDeps = {
    ...deps,
    calendar,
    library,
    stock,
    boards,
    printer: api.printer,
    opened: openedPlays(),
    saves: saveQueue(database),
    turns: turns(),
  };
  api.componentSchemas.push(() => schemasOf(library.all));
  installRoutes(api, games);
  api.decorate("boardMaking", {
    library,
    ahead: boardsAhead(games),
    stock: stock.count,
    tryOut: (shelved) => tryOut(generator, shelved, boards.optionsOf(shelved, "daily", LANGUAGES[0])),
  } satisfies BoardMaking);

  let stopPreparing = () => {};
  let closing = false;
  // Only a server that listens works ahead; an injected test makes what it asks for.
  api.addHook("onListen", async () => {
    const onError = (error: unknown) => {
      if (!closing) log.error({ err: error }, "a board could not be made ahead");
    };
    const prepare = async () => {
      await forgetAnswers(database.db, clock.now() - ANSWERS_KEPT);
      return boards.prepare(onError);
    };
    stopPreparing = startPreparing(clock, prepare, onError);
    for (const shelved of library.all.filter((one) => isOpen(settings(), one)))
      stock.prepare(shelved.id, boards.optionsOf(shelved, "daily", LANGUAGES[0]));
  });
  api.addHook("onClose", async () => {
    closing = true;
    stopPreparing();
    await generator.close();
  });
};
