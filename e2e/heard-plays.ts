import { lettersIn, type CrossingSent } from "./crossing.ts";
import type { Ear } from "./heard.ts";
import { wayOf, type MazeSent, type Place } from "./maze.ts";
import { openCells, wrongAt, type QuizSent, type SudokuSent } from "./playing.ts";
import { STROKES, type Stroke } from "./strokes.ts";

/* What a person who hears the page does in a game: a move, a wrong one, a hint, and the end where it is near. */

export const CELL = "[role=gridcell]";
const ANSWER = "main [role=group] button";
/** What leads on from a mistake that is explained. */
const NEXT = "main [data-next] button";
/** The heading of a board's end, which gets the focus. */
const END = "main h2[tabindex='-1']";
/** The question with this number is to be answered. */
const questionAt = (n: number): string => `main li[data-pip=now]:nth-child(${n})`;

/** Goes along the answers. */
async function choose(ear: Ear, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) await ear.press("Tab");
  for (let at = from; at > to; at--) await ear.press("shift+Tab");
}

/** Goes to the question, answers it rightly and the next one wrongly. */
export async function playQuiz(ear: Ear, { tasks }: QuizSent): Promise<void> {
  await ear.press("2");
  await ear.pressUntil("Tab", ANSWER);
  const { correct } = tasks[0]!.answers;
  await choose(ear, 0, correct);
  await ear.press("Return", questionAt(2));
  await choose(ear, correct, tasks[1]!.answers.correct === 0 ? 1 : 0);
  await ear.press("Return", questionAt(3));
}

/** The same; then takes the offer of worked solutions, answers once more wrongly and reads how it is worked out. */
export async function playExplainedQuiz(ear: Ear, board: QuizSent): Promise<void> {
  await playQuiz(ear, board);
  await ear.pressUntil("Tab", "main aside button");
  await ear.press("Return", `${ANSWER}:focus`);
  // Orca does not say the answer that has the focus then, so the next one is chosen.
  await choose(ear, 0, board.tasks[2]!.answers.correct === 1 ? 2 : 1);
  await ear.press("Return", `${NEXT}:focus`);
  await ear.press("shift+3");
  await ear.pressUntil("Down", NEXT);
  await ear.press("Return", questionAt(4));
}

const toBoard = (ear: Ear): Promise<void> => ear.pressUntil("Tab", CELL);

/** Goes to each cell and presses its key there; the last one ends the board. */
async function strike(ear: Ear, strokes: readonly Stroke[]): Promise<void> {
  for (const [index, { at, key = "Return" }] of strokes.entries()) {
    if (at) await ear.goTo(at);
    await ear.press(key.length === 1 ? key.toLowerCase() : key, index === strokes.length - 1 ? END : undefined);
  }
}

/** Over the cells of a square of sudoku, from its first one. */
const OVER_A_SQUARE = ["Right", "Right", "Down", "Left", "Left", "Down", "Right", "Right"];
/** What goes on to the next step of a hint, and at its end makes the move. */
const ON = "main section[aria-labelledby=hint-title] > div:last-child button:last-child";

/** A digit that the row has already, which is taken back; the square of the hint, and the hint to its end. */
export async function playSudoku(ear: Ear, board: SudokuSent): Promise<void> {
  await toBoard(ear);
  await ear.press(String(wrongAt(board, openCells(board)[0]!)));
  await ear.press("BackSpace");
  await ear.press("alt+h");
  for (const arrow of OVER_A_SQUARE) await ear.press(`ctrl+${arrow}`);
  await ear.pressUntil("Tab", ON);
  for (let step = 0; step < 3; step++) await ear.press("Return");
  await ear.press("ctrl+Home");
}

export async function playMemory(
  ear: Ear,
  board: { readonly value_coords: Readonly<Record<string, readonly Place[]>> },
): Promise<void> {
  const [one, other] = Object.values(board.value_coords);
  await toBoard(ear);
  await ear.goTo(one![0]!);
  await ear.press("Return");
  await ear.goTo(other![0]!);
  await ear.press("Return", `main:not(:has(${CELL}[aria-selected=true]))`);
  await ear.goTo(one![0]!);
  await ear.press("Return");
  await ear.goTo(one![1]!);
  await ear.press("Return");
  await ear.press("alt+h");
}

/** Flags the mines beside the start, opens a cell, and by the flags those around a number. */
export async function playMinesweeper(ear: Ear): Promise<void> {
  await toBoard(ear);
  for (const at of [
    [6, 2],
    [6, 3],
    [8, 4],
  ] as const) {
    await ear.goTo(at);
    await ear.press("shift+Return");
  }
  await ear.goTo([9, 4]);
  await ear.press("Return");
  await ear.goTo([7, 3]);
  await ear.press("Return");
  await ear.press("alt+h");
}

/**
 * The cells that are wrong, then those that are still empty, column by column, with what belongs there. A full board with a
 * wrong value would be announced together with its last cell, in either order.
 */
function missingIn(board: CrossingSent): readonly Stroke[] {
  const written = (x: number, y: number) => board.cells[y]![x]!.uv;
  return lettersIn(board)
    .filter(({ x, y, v }) => written(x, y) !== v)
    .toSorted((one, other) => Number(!written(one.x, one.y)) - Number(!written(other.x, other.y)) || one.x - other.x)
    .map(({ x, y, v }) => ({ at: [x, y], key: v }));
}

/** A crossword, a maths crossword or a kakuro, to its end. */
export async function playCrossing(ear: Ear, board: CrossingSent): Promise<void> {
  await toBoard(ear);
  await ear.press("alt+h");
  await strike(ear, missingIn(board));
}

/** A number that is none of the multiples, which is taken back, a hint, and the multiples that are missing. */
export async function playMultiples(
  ear: Ear,
  board: Parameters<typeof STROKES.simpleMath>[0] & { readonly found_symbols: readonly Place[] },
): Promise<void> {
  const found = new Set(board.found_symbols.map(String));
  await toBoard(ear);
  await ear.press("Return");
  await ear.press("alt+h");
  await ear.press("Return");
  await strike(
    ear,
    STROKES.simpleMath(board).filter(({ at }) => !found.has(String(at))),
  );
}

/** Steps, a wall, the way back, runs to the next fork, and a hint. */
export async function playMaze(ear: Ear, board: MazeSent): Promise<void> {
  await toBoard(ear);
  const keys = wayOf(board).keys.map((key) => key.replace("Arrow", ""));
  for (const key of keys.slice(0, 3)) await ear.press(key);
  await ear.press("Down");
  await ear.press("BackSpace");
  await ear.press("ctrl+Right");
  await ear.press("alt+h");
}

/** The list of the words, three in a line; a line without a word, then the words that are missing. */
export async function playWordSearch(
  ear: Ear,
  board: {
    readonly words: readonly { readonly w: string; readonly c: readonly Place[] }[];
    readonly found_words: readonly string[];
  },
): Promise<void> {
  await ear.press("2");
  for (let line = 0; line < board.words.length / 3; line++) await ear.press("Down");
  await ear.pressUntil("shift+Tab", CELL);
  await ear.press("Return");
  await ear.press("Right");
  await ear.press("Return");
  await ear.press("alt+h");
  const words = board.words.filter(({ w }) => !board.found_words.includes(w));
  await strike(ear, STROKES.wordSearch({ words }));
}

/** A guess of two colours, and the solution. */
export async function playColours(ear: Ear, { solution }: { readonly solution: readonly number[] }): Promise<void> {
  await toBoard(ear);
  for (const key of ["1", "2", "3", "4"]) await ear.press(key);
  await ear.press("Return");
  await ear.press("alt+h");
  for (const value of solution) await ear.press(String(value));
  await ear.press("Return", END);
}

export async function playCipher(
  ear: Ear,
  board: Parameters<typeof STROKES.caesarCypher>[0] & { readonly partial_text: string },
): Promise<void> {
  await toBoard(ear);
  await ear.press("alt+h");
  const open = STROKES.caesarCypher(board).filter(({ at, key }) => board.partial_text[at![0] + 10 * at![1]] !== key);
  await strike(ear, open);
}
