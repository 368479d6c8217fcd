import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";

/** A loaded game with its row of the catalogue. */
export interface ShelvedGame {
  readonly id: string;
  readonly active: boolean;
  readonly game: AnyGame;
  readonly loadGenerate: () => Promise<AnyGenerate>;
  /** True where words matter: one periodic board a language. */
  readonly wordy: boolean;
}

/** Every game of the catalogue, loaded. */
export interface Library {
  readonly all: readonly ShelvedGame[];
  /** By id or by path; null when there is none. */
  find(name: string): ShelvedGame | null;
}

/** Loads the games of a catalogue. */
export async function loadLibrary(rows: readonly CatalogueRow[]): Promise<Library> {
  const all = await Promise.all(
    rows.map(async (row): Promise<ShelvedGame> => {
      const game = await row.load();
      const wordy = game.options.fields.some((field) => field.name === "language");
      return { id: row.id, active: row.active, game, loadGenerate: row.loadGenerate, wordy };
    }),
  );
  const byName = new Map<string, ShelvedGame>();
  for (const shelved of all) byName.set(shelved.id, shelved).set(pathOf(shelved.id), shelved);
  return { all, find: (name) => byName.get(name) ?? null };
}

/** The same text for the same options, in whatever order they were given. */
export const optionsKey = (options: OptionValues): string =>
  JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
