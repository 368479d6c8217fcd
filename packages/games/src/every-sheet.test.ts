import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { Ink, Measure } from "@karota/engine/paper/ink.ts";
import { layOut, PAGE, PER_PAGE, type Copy, type Page } from "@karota/engine/paper/pages.ts";
import type { AnySheetOf, Shape, Sheet } from "@karota/engine/paper/sheet.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { encrypted, shifted, type Puzzle as Cipher } from "./caesarCypher/board.ts";
import { CATALOGUE } from "./catalogue.ts";
import { loadSheet } from "./sheets.ts";

const only = process.env["GAME"];
const games = await Promise.all(
  CATALOGUE.filter(({ id }) => only === undefined || id === only).map(async (row) => {
    const game = await row.load();
    return { id: row.id, game, generate: await row.loadGenerate(), sheet: await loadSheet(game) };
  }),
);

/** Letters that are all about as wide as those of the house: the real fonts are the hosts'. */
const measure: Measure = (text, size) => text.length * size * 0.56;

const cornersOf = (ink: Ink): readonly (readonly [number, number])[] => {
  switch (ink.kind) {
    case "text":
      return [
        [ink.x, ink.y - 0.76 * ink.size],
        [ink.x + ink.width, ink.y + 0.22 * ink.size],
      ];
    case "line":
    case "polygon":
      return ink.points;
    case "rect":
    case "picture":
      return [
        [ink.x, ink.y],
        [ink.x + ink.width, ink.y + ink.height],
      ];
    case "circle":
      return [
        [ink.x - ink.radius, ink.y - ink.radius],
        [ink.x + ink.radius, ink.y + ink.radius],
      ];
  }
};
const outside = (pages: readonly Page[]) =>
  pages
    .flatMap(({ pieces }) => pieces.flatMap(({ inks }) => inks))
    .filter((ink) => !cornersOf(ink).every(([x, y]) => x >= 0 && y >= 0 && x <= PAGE.width && y <= PAGE.height));
const textsOf = (pages: readonly Page[]) =>
  pages
    .flatMap(({ pieces }) => pieces.flatMap(({ inks }) => inks))
    .flatMap((ink) => (ink.kind === "text" ? [ink.text] : []));

const copyOf = (task: Sheet, solution: Sheet): Copy => ({ title: "Igra", line: "21. november 2026", task, solution });

// oxlint-disable-next-line typescript/no-explicit-any -- puzzles of all games
type AnyPuzzle = any;
const lettersChanged = (puzzle: AnyPuzzle) => ({
  ...puzzle,
  cells: puzzle.cells.map((cell: AnyPuzzle) => (cell.t === "L" ? { ...cell, v: cell.v === "7" ? "8" : "7" } : cell)),
});
/** The same board with another solution: who sees the same page in both cases has learned nothing of it. */
const ANOTHER: Readonly<Record<string, (puzzle: AnyPuzzle) => AnyPuzzle>> = {
  sudoku: (puzzle) => ({
    ...puzzle,
    solution: Array.from(puzzle.initial as string, (digit, cell) =>
      digit === "0" ? String((Number(puzzle.solution[cell]) % 9) + 1) : digit,
    ).join(""),
  }),
  kakuro: lettersChanged,
  mathCrossword: lettersChanged,
  crossword: lettersChanged,
  wordSearch: (puzzle) => ({
    ...puzzle,
    words: puzzle.words.map((word: AnyPuzzle) => ({ ...word, from: [0, 0], to: [0, 3] })),
  }),
  meme: (puzzle) => ({ ...puzzle, solution: puzzle.solution.toReversed() }),
  memory: (puzzle) => ({ ...puzzle, symbols: puzzle.symbols.toReversed() }),
  caesarCypher: (puzzle: Cipher): Cipher => {
    const step = puzzle.step === 1 ? 2 : 1;
    const cipher = Array.from(encrypted(puzzle));
    const text = cipher.map((sign) => (puzzle.alphabet.includes(sign) ? shifted(puzzle.alphabet, sign, -step) : sign));
    return { ...puzzle, text: text.join(""), step };
  },
};
/** Where the solution cannot be changed alone: what only the solution's drawing may show. */
const MARKS: Readonly<Record<string, (shape: Shape) => boolean>> = {
  minesweeper: ({ kind }) => kind === "circle",
  simpleMath: ({ kind }) => kind === "circle",
  simpleMaze: (shape) => shape.kind === "line" && shape.dashed === true,
};

const answersChanged = (puzzle: AnyPuzzle) => ({
  ...puzzle,
  tasks: puzzle.tasks.map((task: AnyPuzzle) => ({ ...task, correct: (task.correct + 1) % 4 })),
});
const isAlike = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with a task and its solution: nothing, or in words. */
function given(id: string, quiz: boolean, puzzle: AnyPuzzle, sheet: AnySheetOf): readonly string[] {
  const [task, solution] = [sheet(puzzle, false), sheet(puzzle, true)];
  const mark = MARKS[id];
  if (mark) {
    const marks = ({ drawing }: Sheet) => drawing!.shapes.filter(mark).length;
    return [...(marks(task) > 0 ? ["the task shows it"] : []), ...(marks(solution) > 0 ? [] : ["it is shown nowhere"])];
  }
  const other = quiz ? answersChanged(puzzle) : ANOTHER[id]?.(puzzle);
  if (!other) return ["nobody has looked whether the solution shows"];
  return [
    ...(isAlike(sheet(other, false), task) ? [] : ["the task depends on the solution"]),
    ...(isAlike(sheet(other, true), solution) ? ["the solution shows nothing"] : []),
  ];
}

describe.each(games)("$id on paper", ({ id, game, generate, sheet }) => {
  const presets = game.options.presets as readonly object[];
  const puzzles = presets.map((preset, place) => generate(preset, seeded(`paper${place}`)));

  it("lies within its pages at every preset, alone and beside others", () => {
    for (const puzzle of puzzles) {
      const copy = copyOf(sheet(puzzle, false), sheet(puzzle, true));
      const alone = layOut({ copies: [copy], perPage: 1, solutions: true }, SPEAKERS.de, measure);
      expect(outside(alone)).toStrictEqual([]);
      expect(new Set(alone.map(({ kind }) => kind))).toStrictEqual(new Set(["task", "solution"]));
    }
    const [first] = puzzles;
    const copies = Array.from({ length: 7 }, () => copyOf(sheet(first, false), sheet(first, true)));
    for (const perPage of PER_PAGE)
      expect(outside(layOut({ copies, perPage, solutions: true }, SPEAKERS.sl, measure))).toStrictEqual([]);
  });

  it("gives no solution away on the page to work on", () => {
    expect(puzzles.flatMap((puzzle) => given(id, isQuiz(game), puzzle, sheet))).toStrictEqual([]);
  });

  it("has its words in three languages", () => {
    const [puzzle] = puzzles;
    const copies = [copyOf(sheet(puzzle, false), sheet(puzzle, true))];
    for (const language of LANGUAGES) {
      const said = textsOf(layOut({ copies, perPage: 1, solutions: true }, SPEAKERS[language], measure));
      expect(said.filter((text) => /(^| )[a-z]+[A-Za-z]*\.[a-z]+[\w.]*( |$)/.test(text))).toStrictEqual([]);
      expect(said.length).toBeGreaterThan(5);
    }
  });
});
