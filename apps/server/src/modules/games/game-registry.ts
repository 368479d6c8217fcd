import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";

/** A loaded game with its row of the catalogue. */
export interface LoadedGame {
  readonly id: string;
  readonly active: boolean;
  readonly game: AnyGame;
  readonly loadGenerate: () => Promise<AnyGenerate>;
  /** True where words matter: one periodic board a language. */
  readonly wordy: boolean;
}

/** Every game of the catalogue, loaded. */
export interface GameRegistry {
  readonly all: readonly LoadedGame[];
  /** By id or by path; null for an unknown one. */
  find(name: string): LoadedGame | null;
}

/** Loads the games of a catalogue. */
export async function loadGames(rows: readonly CatalogueRow[]): Promise<GameRegistry> {
  const all = await Promise.all(
    rows.map(async (row): Promise<LoadedGame> => {
      const game = await row.load();
      const wordy = game.options.fields.some((field) => field.name === "language");
      return { id: row.id, active: row.active, game, loadGenerate: row.loadGenerate, wordy };
    }),
  );
  const byName = new Map<string, LoadedGame>();
  for (const loaded of all) byName.set(loaded.id, loaded).set(pathOf(loaded.id), loaded);
  return { all, find: (name) => byName.get(name) ?? null };
}

/** The same text for the same options, in any order. */
export const optionsKey = (options: OptionValues): string =>
  JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
