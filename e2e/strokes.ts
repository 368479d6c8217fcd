import { lettersIn, type CrossingSent } from "./crossing.ts";
import { wayOf, type MazeSent, type Place } from "./maze.ts";
import { openCells, solutionAt, type SudokuSent } from "./playing.ts";

/** One step of solving a board: a click at a cell, and a key that is pressed there. */
export interface Stroke {
  readonly at?: Place;
  readonly key?: string;
  /** Another click may do it too, as mines' cells that are dug up together. */
  readonly isDoneByOthers?: boolean;
}

const placeIn =
  (width: number) =>
  (index: number): Place => [index % width, Math.floor(index / width)];
const written = (board: CrossingSent): readonly Stroke[] =>
  lettersIn(board).map(({ x, y, v }) => ({ at: [x, y], key: v }));
const places = (row: readonly unknown[][], isSought: (value: unknown) => boolean): readonly Stroke[] =>
  row.flatMap((values, y) => values.flatMap((value, x): Stroke[] => (isSought(value) ? [{ at: [x, y] }] : [])));

interface Sent {
  sudoku: SudokuSent;
  kakuro: CrossingSent;
  mathCrossword: CrossingSent;
  crossword: CrossingSent;
  minesweeper: { readonly grid: string };
  meme: { readonly solution: readonly number[] };
  wordSearch: { readonly words: readonly { readonly c: readonly Place[] }[] };
  caesarCypher: { readonly alphabet: string; readonly encrypted_text: string; readonly decrypted_text: string };
  memory: { readonly value_coords: Readonly<Record<string, readonly Place[]>> };
  simpleMath: { readonly grid: string[][]; readonly game_numbers: readonly number[] };
  simpleMaze: MazeSent;
}

/** The whole solution of each board, from what the server sends of it. */
export const STROKES: { readonly [Id in keyof Sent]: (board: Sent[Id]) => readonly Stroke[] } = {
  sudoku: (board) =>
    openCells(board).map((index) => ({ at: placeIn(9)(index), key: String(solutionAt(board, index)) })),
  kakuro: written,
  mathCrossword: written,
  crossword: written,
  minesweeper: ({ grid }) =>
    places(JSON.parse(grid) as { t: string; u: string }[][], (cell) => {
      const { t, u } = cell as { t: string; u: string };
      return t === "E" && u === "I";
    }).map((stroke) => ({ ...stroke, isDoneByOthers: true })),
  meme: ({ solution }) => [
    ...solution.map((value, x): Stroke => ({ at: [x, 0], key: String(value) })),
    { at: [solution.length, 0] },
  ],
  wordSearch: ({ words }) => words.flatMap(({ c }): Stroke[] => [{ at: c[0]! }, { at: c.at(-1)! }]),
  caesarCypher: ({ alphabet, encrypted_text, decrypted_text }) =>
    [...encrypted_text].flatMap((cipher, index): Stroke[] =>
      alphabet.includes(cipher) && encrypted_text.indexOf(cipher) === index
        ? [{ at: placeIn(10)(index), key: decrypted_text[index]! }]
        : [],
    ),
  memory: ({ value_coords }) => Object.values(value_coords).flatMap((group) => group.map((at) => ({ at }))),
  simpleMath: ({ grid, game_numbers }) =>
    places(grid, (value) => game_numbers.some((number) => Number(value) % number === 0)),
  simpleMaze: (board) => [{ at: board.s }, ...wayOf(board).keys.map((key) => ({ key }))],
};
