/**
 * Which school years a game suits, by the Slovenian curriculum: grades 1 to 9 (from age 6), 10 = secondary school.
 * Both ends belong to it.
 */
export type SchoolYears = readonly [from: number, to: number];
export const SECONDARY = 10;

const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** The years of easy, medium and hard: a year belongs to a level when its topic is taught or revised then. */
const QUIZZES: Readonly<Record<string, string>> = {
  // Up to 100 in grade 2, columns up to 1000 in grade 3, decimals in grade 6.
  addition: "1-2 3-4 5-6",
  subtraction: "1-2 3-4 5-6",
  // Times tables in grades 2 and 3, written by one digit in grade 4, by two in grade 5.
  multiplication: "2-3 4-5 5-6",
  division: "3-4 4-5 5-6",
  // Powers as repeated factors in grade 5, their laws in grade 8, negative exponents after grade 9.
  exponentiation: "5-6 7-8 8-10",
  percentage: "6-7 7-8 8-10",
  // Parts of a whole from grade 5, unlike denominators, products and quotients in grade 7.
  fractions: "5-6 7-7 7-8",
  roots: "8-8 8-9 9-10",
  logarithms: "10-10 10-10 10-10",
  // Divisibility in grade 6, prime factors in grade 7, Euclid's algorithm in secondary school.
  gcd: "6-7 7-7 7-10",
  lcm: "6-7 7-7 7-10",
  // Not part of mathematics in primary school: computer science, from optional lessons on.
  binary: "6-8 8-9 9-10",
  octal: "8-9 9-10 10-10",
  hexadecimal: "8-9 9-10 10-10",
  roman: "3-4 4-5 5-8",
  // Neighbouring units from grade 3, all of them in grades 4 and 5, with decimals in grade 6.
  time: "3-4 4-5 6-7",
  distance: "3-4 4-5 6-7",
  mass: "3-4 4-5 6-7",
  volumeliquids: "3-4 4-5 6-7",
  // Rectangles in grade 5, ares and hectares in grade 6, triangles and quadrilaterals in grade 7.
  surface: "5-5 6-7 7-8",
  // Cubes and cuboids in grade 6, prisms and pyramids in grade 9.
  volumeobjects: "6-6 6-9 9-10",
  // A missing number from grade 3, negative numbers in grade 7, brackets and fractions in grades 8 and 9.
  equationssimple: "3-5 7-8 8-10",
  equationsmultiple: "9-10 10-10 10-10",
  flags: "3-5 5-8 8-10",
  // The world's continents in grades 6 to 8.
  cities: "4-6 6-8 7-10",
};

/** From when on a game for its own sake can be enjoyed. */
const LEISURE: Readonly<Record<string, SchoolYears>> = {
  sudoku: [3, SECONDARY],
  kakuro: [4, SECONDARY],
  minesweeper: [4, SECONDARY],
  mathCrossword: [4, SECONDARY],
  meme: [3, SECONDARY],
  crossword: [4, SECONDARY],
  wordSearch: [2, SECONDARY],
  caesarCypher: [5, SECONDARY],
  memory: [1, SECONDARY],
  simpleMath: [3, 7],
  simpleMaze: [1, SECONDARY],
};

/** The years of each level of a quiz; empty for other games. */
const levelsOf = (game: string): readonly SchoolYears[] =>
  (QUIZZES[game]?.split(" ") ?? []).map((span) => span.split("-").map(Number) as [number, number]);

/** The years of one level of a quiz; null where there is no such level. */
export const yearsOfLevel = (game: string, level: string): SchoolYears | null =>
  levelsOf(game)[LEVELS.findIndex((one) => one === level)] ?? null;

/** The years a game suits with any of its levels; null for one that nobody has judged. */
export function yearsOf(game: string): SchoolYears | null {
  const levels = levelsOf(game);
  if (levels.length === 0) return LEISURE[game] ?? null;
  return [Math.min(...levels.map(([from]) => from)), Math.max(...levels.map(([, to]) => to))];
}

const holds = ([from, to]: SchoolYears, year: number): boolean => from <= year && year <= to;

/** The levels of a quiz that suit a year; empty for other games. */
export const levelsFor = (game: string, year: number): readonly Level[] =>
  LEVELS.filter((_, place) => holds(levelsOf(game)[place] ?? [0, -1], year));

export const suits = (game: string, year: number): boolean =>
  levelsFor(game, year).length > 0 || holds(LEISURE[game] ?? [0, -1], year);
