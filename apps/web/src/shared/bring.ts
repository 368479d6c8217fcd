import { lazy } from "react";
import type { BringModule } from "@karota/ui/game-bring.ts";
import type { TrainModule } from "@karota/ui/game-train.ts";
import { loadChunk } from "./api/load-chunk.ts";

const FILES = import.meta.glob<BringModule>("../../../../packages/games/src/*/bring.tsx");
const fileOf = (game: string) => FILES[`../../../../packages/games/src/${game}/bring.tsx`];

/** The last part of the address under which a player brings a board of their own. */
export const BRING = "bring";

/** The last part of the address under which a board is played that somebody shares by a link. */
export const SHARED = "shared";

/** The last part of the address under which a race is played on such a board. */
export const RACE = "race";

/** Whether players can bring boards of their own to a game. */
export const canBring = (game: string): boolean => fileOf(game) !== undefined;

/** The screens on which boards are entered, by game. */
export const ENTRIES = Object.fromEntries(
  Object.entries(FILES).map(([file, load]) => [file.split("/").at(-2)!, lazy(() => loadChunk(load))] as const),
);

/** What reads and checks a game's boards. Rejects where `canBring` is false, and when it cannot be loaded. */
export async function loadBring(game: string): Promise<BringModule> {
  const load = fileOf(game);
  if (!load) throw new Error(`nobody can bring a board to ${game}`);
  return loadChunk(load);
}

const TRAIN_FILES = import.meta.glob<TrainModule>("../../../../packages/games/src/*/train.tsx");
const trainFileOf = (game: string) => TRAIN_FILES[`../../../../packages/games/src/${game}/train.tsx`];

/** The last part of the address under which a player trains a technique. */
export const TRAIN = "train";

/** Whether players can train a game's techniques; its boards are codes that can be brought too. */
export const canTrain = (game: string): boolean => trainFileOf(game) !== undefined;

/** The screens on which techniques are chosen, by game. */
export const TRAININGS = Object.fromEntries(
  Object.entries(TRAIN_FILES).map(([file, load]) => [file.split("/").at(-2)!, lazy(() => loadChunk(load))] as const),
);

/** What tells a game's techniques. Rejects where `canTrain` is false, and when it cannot be loaded. */
export async function loadTrain(game: string): Promise<TrainModule> {
  const load = trainFileOf(game);
  if (!load) throw new Error(`nobody can train a technique of ${game}`);
  return loadChunk(load);
}
