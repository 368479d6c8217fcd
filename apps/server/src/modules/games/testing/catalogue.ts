import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";

const row = (game: AnyGame, active = true, generate: AnyGenerate = fakeGenerate): CatalogueRow => ({
  id: game.id,
  type: "entertainment",
  subtype: "logic",
  active,
  load: async () => game,
  loadGenerate: async () => generate,
});

/** A game with words: one periodic board a language. */
export const wordyFake: AnyGame = {
  ...fakeGame,
  id: "wordyFake",
  options: defineOptions(
    { size: [4, 9], language: ["sl", "en", "de"] },
    { daily: { size: 4, language: "sl" }, weekly: { size: 9 } },
  ),
};

/** A game whose boards cannot be made. */
const brokenFake: AnyGame = { ...fakeGame, id: "brokenFake" };
const brokenGenerate: AnyGenerate = () => {
  throw new Error("no board today");
};

const offFake: AnyGame = { ...fakeGame, id: "offFake" };

/** Small games for the tests of this module. */
export const TEST_CATALOGUE: readonly CatalogueRow[] = [
  row(fakeGame),
  row(wordyFake),
  row(brokenFake, true, brokenGenerate),
  row(offFake, false),
];
