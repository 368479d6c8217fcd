import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import type { Position } from "@karota/engine/game.ts";
import type { Language } from "@karota/engine/message.ts";

export const SIZES = ["6x6", "12x12"] as const;
export type Size = (typeof SIZES)[number];

export const CONTENTS = ["numbers", "letters", "special", "combinations", "all", "message"] as const;
export type Content = (typeof CONTENTS)[number];

/** What the words of a board are about; those of `data/words.ts`, which is for generators only. */
export const THEMES = [
  "animals",
  "food",
  "nature",
  "home",
  "school",
  "body",
  "sport",
  "travel",
  "fairytale",
  "weather",
] as const;
export type Theme = (typeof THEMES)[number];

export interface Options {
  readonly size: Size;
  readonly content: Content;
  readonly language: Language;
}

/** A word to find, with the cells of its first and its last sign. */
export interface PlacedWord {
  readonly word: string;
  readonly from: Position;
  readonly to: Position;
}

export interface Puzzle {
  /** The rows of a square grid, one UTF-16 unit a cell. */
  readonly rows: readonly string[];
  /** The grid spells each of them exactly once, in one of eight directions; of one length where there is no message. */
  readonly words: readonly PlacedWord[];
  /** Null when the words are random sequences of signs. */
  readonly theme: Theme | null;
  /** What the letters that no word covers say, row by row. */
  readonly message?: string;
  readonly language: Language;
}

export interface State {
  readonly puzzle: Puzzle;
  /** In the order of the puzzle's words. */
  readonly found: readonly string[];
}

/** A straight line over the grid, from one end of a word to the other. */
export interface Move {
  readonly type: "mark";
  readonly from: Position;
  readonly to: Position;
}

const DIRECTIONS = ["right", "down", "downRight", "upRight", "left", "up", "downLeft", "upLeft"] as const;
type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Position>> = {
  right: [1, 0],
  down: [0, 1],
  downRight: [1, 1],
  upRight: [1, -1],
  left: [-1, 0],
  up: [0, -1],
  downLeft: [-1, 1],
  upLeft: [-1, -1],
};

/** The step of a direction; directions come in the order in which words are easier to see. */
export const EIGHT: readonly (readonly [Direction, Position])[] = DIRECTIONS.map((name) => [name, STEPS[name]]);

/** The cells of a straight line with both ends; null when it is in none of the eight directions. */
export function lineOf(from: Position, to: Position): readonly Position[] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  const [stepX, stepY] = [Math.sign(dx), Math.sign(dy)];
  const reach = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: reach + 1 }, (_, n): Position => [from[0] + n * stepX, from[1] + n * stepY]);
}

export const cellsOf = ({ from, to }: PlacedWord): readonly Position[] => lineOf(from, to) ?? [];

/** The cells that no word covers, row by row. */
export function freeCells({ rows, words }: Pick<Puzzle, "rows" | "words">): readonly Position[] {
  const covered = new Set(words.flatMap((word) => cellsOf(word).map(String)));
  return rows
    .flatMap((row, y) => Array.from(row, (_, x): Position => [x, y]))
    .filter((cell) => !covered.has(String(cell)));
}

/** The letters of a message as they are in the grid. */
export const lettersOf = (message: string, language: Language): string =>
  [...upperOf(message, language)].filter((sign) => ALPHABETS[language].includes(sign)).join("");

/** What the grid spells there; cells beside it spell nothing. */
export const spelled = (rows: readonly string[], line: readonly Position[]): string =>
  line.map(([x, y]) => rows[y]?.[x] ?? "").join("");

export const directionOf = ({ from, to }: PlacedWord): Direction => {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  return EIGHT.find(([, [x, y]]) => x === dx && y === dy)?.[0] ?? "right";
};

export const backwards = (word: string): string => [...word].reverse().join("");
