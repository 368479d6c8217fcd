import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
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
  /** What makes its boards. Servers and command lines call it, pages never do. */
  readonly loadGenerate: () => Promise<AnyGenerate>;
}

/** The module of a game, which exports it under its id. */
type Module<Id extends string, Held> = () => Promise<Readonly<Record<Id, Held>>>;

/** Its boards are made in `<id>/generate.ts`, found by folder, so that no page is built with generators and word lists. */
const leisure = <Id extends string>(id: Id, subtype: Bed, game: Module<Id, AnyGame>): CatalogueRow => ({
  id,
  type: "entertainment",
  subtype,
  gradient: subtype,
  active: true,
  load: async () => (await game())[id],
  loadGenerate: async () => {
    const made = (await import(/* @vite-ignore */ `./${id}/generate.ts`)) as { readonly generate: AnyGenerate };
    return made.generate;
  },
});
/** A quiz carries its generator along. */
const quiz = <Id extends string>(id: Id, subtype: Bed, game: Module<Id, AnyQuiz>): CatalogueRow => ({
  id,
  type: "education",
  subtype,
  gradient: subtype,
  active: true,
  load: async () => (await game())[id],
  loadGenerate: async () => (await game())[id].generate,
});

/** The table of contents, in the order of the shelves. */
export const CATALOGUE = [
  quiz("addition", "arithmetic", () => import("./addition/index.ts")),
  quiz("subtraction", "arithmetic", () => import("./subtraction/index.ts")),
  quiz("multiplication", "arithmetic", () => import("./multiplication/index.ts")),
  quiz("division", "arithmetic", () => import("./division/index.ts")),
  quiz("exponentiation", "arithmetic", () => import("./exponentiation/index.ts")),
  quiz("percentage", "arithmetic", () => import("./percentage/index.ts")),
  quiz("fractions", "arithmetic", () => import("./fractions/index.ts")),
  quiz("roots", "arithmetic", () => import("./roots/index.ts")),
  quiz("logarithms", "arithmetic", () => import("./logarithms/index.ts")),
  quiz("gcd", "arithmetic", () => import("./gcd/index.ts")),
  quiz("lcm", "arithmetic", () => import("./lcm/index.ts")),
  quiz("binary", "numbers", () => import("./binary/index.ts")),
  quiz("octal", "numbers", () => import("./octal/index.ts")),
  quiz("hexadecimal", "numbers", () => import("./hexadecimal/index.ts")),
  quiz("roman", "numbers", () => import("./roman/index.ts")),
  quiz("time", "measures", () => import("./time/index.ts")),
  quiz("distance", "measures", () => import("./distance/index.ts")),
  quiz("mass", "measures", () => import("./mass/index.ts")),
  quiz("surface", "measures", () => import("./surface/index.ts")),
  quiz("volumeliquids", "measures", () => import("./volumeliquids/index.ts")),
  quiz("volumeobjects", "measures", () => import("./volumeobjects/index.ts")),
  quiz("equationssimple", "equations", () => import("./equationssimple/index.ts")),
  quiz("equationsmultiple", "equations", () => import("./equationsmultiple/index.ts")),
  quiz("flags", "geography", () => import("./flags/index.ts")),
  quiz("cities", "geography", () => import("./cities/index.ts")),
  leisure("sudoku", "logic", () => import("./sudoku/index.ts")),
  leisure("kakuro", "logic", () => import("./kakuro/index.ts")),
  leisure("minesweeper", "logic", () => import("./minesweeper/index.ts")),
  leisure("mathCrossword", "logic", () => import("./mathCrossword/index.ts")),
  leisure("meme", "logic", () => import("./meme/index.ts")),
  leisure("crossword", "words", () => import("./crossword/index.ts")),
  leisure("wordSearch", "words", () => import("./wordSearch/index.ts")),
  leisure("caesarCypher", "words", () => import("./caesarCypher/index.ts")),
  leisure("memory", "leisure", () => import("./memory/index.ts")),
  leisure("simpleMath", "leisure", () => import("./simpleMath/index.ts")),
  leisure("simpleMaze", "leisure", () => import("./simpleMaze/index.ts")),
] as const;

/** The game's name in paths: snake_case of its id. */
export const pathOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The row of a game by its id or its path; undefined when there is none. */
export const findGame = (name: string): CatalogueRow | undefined =>
  CATALOGUE.find((entry) => entry.id === name || pathOf(entry.id) === name);
