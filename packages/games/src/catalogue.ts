import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Category } from "./categories.ts";

export interface CatalogueRow {
  readonly id: string;
  readonly type: "education" | "entertainment";
  /** The category, whose colours its card has. */
  readonly subtype: Category;
  readonly active: boolean;
  /** Its pictures are a large file that comes with the first use (decision 0018): without a network it may not open. */
  readonly picturesLater?: true;
  /** The game itself, without its view: the page finds views by folder. */
  readonly load: () => Promise<AnyGame>;
  /** What makes its boards. Servers and command lines call it, pages never do. */
  readonly loadGenerate: () => Promise<AnyGenerate>;
}

/** A span of school years, both ends included: grades 1 to 9 (from age 6), 10 is secondary school. */
type Span = `${number}-${number}`;
type QuizYears = `${Span} ${Span} ${Span}` | `${Span} ${Span} ${Span} ${Span}`;

/** What the catalogue lists: a row, and whom the game suits by the Slovenian curriculum. */
export interface ListedGame extends CatalogueRow {
  /**
   * Of a quiz the years of easy, medium and hard, one span each, before them that of starter where it has this level: a
   * year belongs to a level when its topic is taught or revised then. Of another game one span: from when on it can be
   * enjoyed.
   */
  readonly years: Span | QuizYears;
}

/** In its own file: the list of all games' files is longer than this one, and no page needs it before it opens a game. */
const load = async (id: string): Promise<AnyGame> => (await import("./load-game.ts")).loadGame(id);

/** Its boards are made in `<id>/generate.ts`, found by folder, so that no page is built with generators and word lists. */
const leisure = (id: string, subtype: Category, years: Span): ListedGame => ({
  id,
  type: "entertainment",
  subtype,
  years,
  active: true,
  load: () => load(id),
  loadGenerate: async () => {
    const made = (await import(/* @vite-ignore */ `./${id}/generate.ts`)) as { readonly generate: AnyGenerate };
    return made.generate;
  },
});
/** A quiz carries its generator along. */
const quiz = (id: string, subtype: Category, years: QuizYears): ListedGame => ({
  id,
  type: "education",
  subtype,
  years,
  active: true,
  load: () => load(id),
  loadGenerate: async () => ((await load(id)) as AnyQuiz).generate,
});

/** In the order of the catalogue page: id, which is also the game's folder; category; school years. */
export const CATALOGUE = [
  // Up to 20 in grade 1, across ten and up to 100 in grade 2, columns up to 1000 in grade 3, decimals in grade 6.
  quiz("addition", "arithmetic", "1-2 2-3 3-4 5-6"),
  quiz("subtraction", "arithmetic", "1-2 2-3 3-4 5-6"),
  // Equal groups in grade 2, times tables in grades 2 and 3, written by one digit in grade 4, by two in grade 5.
  quiz("multiplication", "arithmetic", "2-2 2-3 4-5 5-6"),
  quiz("division", "arithmetic", "2-3 3-4 4-5 5-6"),
  // Powers as repeated factors in grade 5, their laws in grade 8, negative exponents after grade 9.
  quiz("exponentiation", "arithmetic", "5-6 7-8 8-10"),
  quiz("percentage", "arithmetic", "6-7 7-8 8-10"),
  // Parts of a whole from grade 5, unlike denominators, products and quotients in grade 7.
  quiz("fractions", "arithmetic", "5-6 7-7 7-8"),
  quiz("roots", "arithmetic", "8-8 8-9 9-10"),
  quiz("logarithms", "arithmetic", "10-10 10-10 10-10"),
  // Divisibility in grade 6, prime factors in grade 7, Euclid's algorithm in secondary school.
  quiz("gcd", "arithmetic", "6-7 7-7 7-10"),
  quiz("lcm", "arithmetic", "6-7 7-7 7-10"),
  // Not part of mathematics in primary school: computer science, from optional lessons on.
  quiz("binary", "numbers", "6-8 8-9 9-10"),
  quiz("octal", "numbers", "8-9 9-10 10-10"),
  quiz("hexadecimal", "numbers", "8-9 9-10 10-10"),
  quiz("roman", "numbers", "3-4 4-5 5-8"),
  // Neighbouring units from grade 3, all of them in grades 4 and 5, with decimals in grade 6.
  quiz("time", "measures", "3-4 4-5 6-7"),
  quiz("distance", "measures", "3-4 4-5 6-7"),
  quiz("mass", "measures", "3-4 4-5 6-7"),
  // Rectangles in grade 5, ares and hectares in grade 6, triangles and quadrilaterals in grade 7.
  quiz("surface", "measures", "5-5 6-7 7-8"),
  quiz("volumeliquids", "measures", "3-4 4-5 6-7"),
  // Cubes and cuboids in grade 6, prisms and pyramids in grade 9.
  quiz("volumeobjects", "measures", "6-6 6-9 9-10"),
  // A missing number from grade 3, two steps in grade 7, negative numbers in grade 8, brackets and fractions after that.
  quiz("equationssimple", "equations", "3-5 7-8 8-10"),
  quiz("equationsmultiple", "equations", "9-10 10-10 10-10"),
  { ...quiz("flags", "geography", "3-5 5-8 8-10"), picturesLater: true },
  // The world's continents in grades 6 to 8.
  quiz("cities", "geography", "4-6 6-8 7-10"),
  leisure("sudoku", "logic", "3-10"),
  leisure("kakuro", "logic", "4-10"),
  leisure("minesweeper", "logic", "4-10"),
  leisure("mathCrossword", "logic", "4-10"),
  leisure("meme", "logic", "3-10"),
  leisure("crossword", "words", "4-10"),
  leisure("wordSearch", "words", "2-10"),
  leisure("caesarCypher", "words", "5-10"),
  leisure("memory", "leisure", "1-10"),
  leisure("simpleMath", "leisure", "3-7"),
  leisure("simpleMaze", "leisure", "1-10"),
] as const;

/** What somebody new is shown first: games that most people know, then of every category one that is easy to begin. */
export const FIRST_GAMES: readonly string[] = [
  "sudoku",
  "crossword",
  "wordSearch",
  "minesweeper",
  "simpleMaze",
  "memory",
  "multiplication",
  "flags",
  "fractions",
  "time",
  "kakuro",
  "meme",
];

/** The game's name in paths: snake_case of its id. */
export const pathOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The row of a game by its id or its path; undefined for an unknown one. */
export const findGame = (name: string): CatalogueRow | undefined =>
  CATALOGUE.find((entry) => entry.id === name || pathOf(entry.id) === name);
