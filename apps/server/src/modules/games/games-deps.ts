import type { Calendar } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import type { LiveEvents } from "../../live-events.ts";
import type { Printer } from "../../pdf/printer.ts";
import { isOpen } from "../settings/index.ts";
import type { BoardPool } from "./generator/board-pool.ts";
import type { Generator } from "./generator/generator.ts";
import type { GameRegistry, LoadedGame } from "./game-registry.ts";
import type { PeriodicBoards } from "./periodic-boards.ts";
import type { OpenedPlays } from "./saving/opened-plays.ts";
import type { SaveQueue } from "./saving/save-queue.ts";
import type { KeyedMutex } from "./saving/keyed-mutex.ts";

/** What the use cases of this module work with. */
export interface GamesDeps extends Deps {
  readonly calendar: Calendar;
  readonly registry: GameRegistry;
  readonly generator: Generator;
  readonly boardPool: BoardPool;
  readonly boards: PeriodicBoards;
  readonly printer: Printer;
  readonly opened: OpenedPlays;
  readonly saves: SaveQueue;
  /** One after the other: a person's starts, a play's saves. */
  readonly mutex: KeyedMutex;
  /** What pages of races are told. */
  readonly raceEvents: LiveEvents;
}

/** Whether new boards of a game are there for players now. */
export const isActive = ({ settings }: GamesDeps, loaded: LoadedGame): boolean => isOpen(settings(), loaded);

/** A game by id or path, also one that is switched off. @throws E-KAROTA-NOT_FOUND */
export function getGame(deps: GamesDeps, name: string): LoadedGame {
  const loaded = deps.registry.find(name);
  if (!loaded) throw fail("E-KAROTA-NOT_FOUND", {}, "unknown game");
  return loaded;
}

/** A game whose boards may be played on: what was handed out before an admin closed it is. @throws E-KAROTA-NOT_FOUND */
export function getPlayableGame(deps: GamesDeps, name: string): LoadedGame {
  const loaded = getGame(deps, name);
  if (!loaded.active) throw fail("E-KAROTA-NOT_FOUND", {}, "a game that the catalogue has switched off");
  return loaded;
}

/** A game whose new boards are handed out. @throws E-KAROTA-NOT_FOUND */
export function getActiveGame(deps: GamesDeps, name: string): LoadedGame {
  const loaded = getGame(deps, name);
  if (!isActive(deps, loaded)) throw fail("E-KAROTA-NOT_FOUND", {}, "a game that is switched off");
  return loaded;
}
