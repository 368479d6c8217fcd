import type { AnyGame } from "@karota/engine/game.ts";
import type { Bed } from "./beds.ts";

export interface CatalogueRow {
  readonly id: string;
  readonly type: "education" | "entertainment";
  readonly subtype: Bed;
  /** The bed whose colours the game's packet wears. */
  readonly gradient: Bed;
  readonly active: boolean;
  /** The game itself, without its view: the page finds views by folder. */
  readonly load: () => Promise<AnyGame>;
}

const row = (
  id: string,
  type: CatalogueRow["type"],
  subtype: Bed,
  load: CatalogueRow["load"],
): CatalogueRow => ({ id, type, subtype, gradient: subtype, active: true, load });

/** The table of contents, in the order of the shelves. */
export const CATALOGUE = [
  row("addition", "education", "arithmetic", async () => (await import("./addition/index.ts")).addition),
  row("sudoku", "entertainment", "logic", async () => (await import("./sudoku/index.ts")).sudoku),
] as const;

/** The game's name in paths: snake_case of its id. */
export const pathOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The row of a game by its id or its path; undefined when there is none. */
export const findGame = (name: string): CatalogueRow | undefined =>
  CATALOGUE.find((entry) => entry.id === name || pathOf(entry.id) === name);
