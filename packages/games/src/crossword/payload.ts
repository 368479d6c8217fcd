import * as z from "zod/mini";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { PayloadCodec } from "@karota/engine/game.ts";
import {
  cellIn,
  cellsSchema,
  decodeCells,
  encodeCells,
  positionIn,
  rowsOf,
  runsOf,
} from "@karota/engine/grid/crossing.ts";
import { changeSaves } from "@karota/engine/grid/crossing-saves.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { byNumber, columnsOf, LEVELS, numbersOf, SIZES, type Clue, type Puzzle, type State } from "./board.ts";
import { isWritable, start } from "./play.ts";

/** A capital of any of the languages; that it is one of the board's own is looked at besides. */
const LETTER = new RegExp(`^[${[...new Set(Object.values(ALPHABETS).flat())].join("")}]$`);
const place = z.int().check(z.minimum(0), z.maximum(12));

const schema = z.strictObject({
  version: z.literal(1),
  level: z.enum(LEVELS),
  language: z.enum(LANGUAGES),
  num_rows: z.int(),
  num_cols: z.int(),
  cells: cellsSchema(LETTER),
  clues: z
    .array(
      z.strictObject({
        n: z.int().check(z.minimum(1)),
        dir: z.enum(["e", "s"]),
        x: place,
        y: place,
        length: z.int(),
        clue: z.string().check(z.minLength(1), z.maxLength(200)),
        picture: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
      }),
    )
    .check(z.minLength(1)),
});

const runKey = (heading: string, cell: number): string => `${heading}${cell}`;

/** Has every run one clue with its number and length, and are all letters of the language and in a run? */
function isBoard(puzzle: Puzzle, clues: readonly Clue[]): boolean {
  const runs = runsOf(puzzle);
  const numbers = numbersOf(puzzle);
  const inRuns = new Set(runs.flatMap(({ cells }) => cells));
  return (
    clues.length === runs.length &&
    runs.every(({ heading, cells }, place) => {
      const clue = clues[place];
      return (
        clue?.heading === heading &&
        clue.cell === cells[0] &&
        clue.length === cells.length &&
        clue.n === numbers.get(clue.cell)
      );
    }) &&
    puzzle.cells.every(({ t, v }, cell) => t !== "L" || (inRuns.has(cell) && isWritable(puzzle, v)))
  );
}

/** The clues in the order of the runs, from any order. */
function inOrder(puzzle: Puzzle, clues: readonly Clue[]): readonly Clue[] {
  const places = new Map(runsOf(puzzle).map(({ heading, cells }, order) => [runKey(heading, cells[0]!), order]));
  const order = ({ heading, cell }: Clue): number => places.get(runKey(heading, cell)) ?? -1;
  return clues.toSorted((one, other) => order(one) - order(other));
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode: (state): z.infer<typeof schema> => ({
    version: 1,
    level: state.puzzle.level,
    language: state.puzzle.language,
    num_rows: rowsOf(state.puzzle),
    num_cols: state.puzzle.columns,
    cells: encodeCells(state),
    clues: byNumber(state.puzzle.clues).map(({ n, heading, cell, length, clue, picture }) => {
      const [x, y] = positionIn(state.puzzle, cell);
      return { n, dir: heading, x, y, length, clue, picture };
    }),
  }),
  decode(value) {
    const read = schema.parse(value);
    const { columns, cells, values } = decodeCells(read.cells);
    const size = SIZES.find((one) => columnsOf(one) === columns);
    if (!size || read.num_cols !== columns || read.num_rows !== columns || cells.length !== columns * columns)
      throw new Error("crossword payload: a size that does not exist");
    const bare: Puzzle = { size, level: read.level, language: read.language, columns, cells, clues: [] };
    const given = read.clues.map(({ n, dir, x, y, length, clue, picture }) => ({
      n,
      heading: dir,
      cell: cellIn(bare, [x, y]),
      length,
      clue,
      picture,
    }));
    const puzzle: Puzzle = { ...bare, clues: inOrder(bare, given) };
    if (!isBoard(puzzle, puzzle.clues)) throw new Error("crossword payload: the clues are not of these words");
    if (!values.every((letter) => isWritable(puzzle, letter)))
      throw new Error("crossword payload: a letter of another language");
    return { puzzle, values };
  },
};

const changes = changeSaves<State>({ symbol: LETTER, start });

export const saves: typeof changes = {
  ...changes,
  merge(state, save) {
    const merged = changes.merge(state, save);
    return merged?.values.every((letter) => isWritable(state.puzzle, letter)) ? merged : null;
  },
};
