import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { DrawOp, Measure } from "@karota/print/draw-op.ts";
import { layOut } from "@karota/print/lay-out.ts";
import { PAGE, PER_PAGE, type Copy, type Page } from "@karota/print/page.ts";
import type { AnyWorksheetOf, Shape, Worksheet } from "@karota/print/worksheet.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { spread } from "@karota/engine/testing/paths.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { CATALOGUE } from "./catalogue.ts";
import { loadWorksheet } from "./worksheets.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- puzzles of all games
type AnyPuzzle = any;

/** What a game's `testing/worksheet.ts` exports, so that it can be seen whether its empty worksheet shows the solution. */
interface WorksheetTesting {
  /** The same board with another solution: who sees the same page in both cases has learned nothing of it. */
  readonly another?: (puzzle: AnyPuzzle) => AnyPuzzle;
  /** Where the solution cannot be changed alone: what only the solution's drawing may show. */
  readonly isMark?: (shape: Shape) => boolean;
}
const answersChanged = (puzzle: AnyPuzzle) => ({
  ...puzzle,
  tasks: puzzle.tasks.map((task: AnyPuzzle) => ({ ...task, correct: (task.correct + 1) % 4 })),
});

const loaded = await Promise.allSettled(
  CATALOGUE.map(async ({ id, load, loadGenerate }) => {
    const game = await load();
    const testing = isQuiz(game)
      ? { another: answersChanged }
      : ((await import(/* @vite-ignore */ `./${id}/testing/worksheet.ts`)) as WorksheetTesting);
    return { id, game, generate: await loadGenerate(), worksheet: await loadWorksheet(game), testing };
  }),
);
const games = loaded.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));

it.each(CATALOGUE.map(({ id }, place) => ({ id, place })))("$id has a worksheet, and what proves it", ({ place }) => {
  const one = loaded[place]!;
  expect(one.status === "rejected" ? one.reason : null).toBeNull();
});

/** Letters that are all about as wide as those of the site: the real fonts are the hosts'. */
const measure: Measure = (text, size) => text.length * size * 0.56;

const cornersOf = (op: DrawOp): readonly (readonly [number, number])[] => {
  switch (op.kind) {
    case "text":
      return [
        [op.x, op.y - 0.76 * op.size],
        [op.x + op.width, op.y + 0.22 * op.size],
      ];
    case "line":
    case "polygon":
      return op.points;
    case "rect":
    case "picture":
      return [
        [op.x, op.y],
        [op.x + op.width, op.y + op.height],
      ];
    case "circle":
      return [
        [op.x - op.radius, op.y - op.radius],
        [op.x + op.radius, op.y + op.radius],
      ];
  }
};
const outside = (pages: readonly Page[]) =>
  pages
    .flatMap(({ pieces }) => pieces.flatMap(({ ops }) => ops))
    .filter((op) => !cornersOf(op).every(([x, y]) => x >= 0 && y >= 0 && x <= PAGE.width && y <= PAGE.height));
const textsOf = (pages: readonly Page[]) =>
  pages
    .flatMap(({ pieces }) => pieces.flatMap(({ ops }) => ops))
    .flatMap((op) => (op.kind === "text" ? [op.text] : []));

const copyOf = (task: Worksheet, solution: Worksheet): Copy => ({
  title: "Igra",
  line: "21. november 2026",
  task,
  solution,
});

const isAlike = (one: Worksheet, other: Worksheet): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is wrong with a task and its solution: nothing, or in words. */
function given({ another, isMark }: WorksheetTesting, puzzle: AnyPuzzle, worksheet: AnyWorksheetOf): readonly string[] {
  const [task, solution] = [worksheet(puzzle, false), worksheet(puzzle, true)];
  if (isMark) {
    const marks = ({ drawing }: Worksheet) => drawing!.shapes.filter(isMark).length;
    return [...(marks(task) > 0 ? ["the task shows it"] : []), ...(marks(solution) > 0 ? [] : ["it is shown nowhere"])];
  }
  if (!another) return ["testing/worksheet.ts of the game exports neither `another` nor `isMark`"];
  const other: unknown = another(puzzle);
  return [
    ...(isAlike(worksheet(other, false), task) ? [] : ["the task depends on the solution"]),
    ...(isAlike(worksheet(other, true), solution) ? ["the solution shows nothing"] : []),
  ];
}

describe.each(games)("$id on paper", ({ game, generate, worksheet, testing }) => {
  const presets = spread(game.options.presets as readonly object[], depth(2, Number.MAX_SAFE_INTEGER));
  let puzzles: readonly AnyPuzzle[] = [];
  beforeAll(() => {
    puzzles = presets.map((preset, place) => generate(preset, seeded(`paper${place}`)));
  });
  afterAll(() => {
    puzzles = [];
  });

  it("lies within its pages at every preset, alone and beside others", () => {
    for (const puzzle of puzzles) {
      const copy = copyOf(worksheet(puzzle, false), worksheet(puzzle, true));
      const alone = layOut({ copies: [copy], perPage: 1, solutions: true }, SPEAKERS.de, measure);
      expect(outside(alone)).toStrictEqual([]);
      expect(new Set(alone.map(({ kind }) => kind))).toStrictEqual(new Set(["task", "solution"]));
    }
    const [first] = puzzles;
    const copies = Array.from({ length: 7 }, () => copyOf(worksheet(first, false), worksheet(first, true)));
    for (const perPage of PER_PAGE)
      expect(outside(layOut({ copies, perPage, solutions: true }, SPEAKERS.sl, measure))).toStrictEqual([]);
  });

  it("gives no solution away on the page to work on", () => {
    expect(puzzles.flatMap((puzzle) => given(testing, puzzle, worksheet))).toStrictEqual([]);
  });

  it("has its texts in three languages", () => {
    const [puzzle] = puzzles;
    const copies = [copyOf(worksheet(puzzle, false), worksheet(puzzle, true))];
    for (const language of LANGUAGES) {
      const said = textsOf(layOut({ copies, perPage: 1, solutions: true }, SPEAKERS[language], measure));
      expect(said.filter((text) => /(^| )[a-z]+[A-Za-z]*\.[a-z]+[\w.]*( |$)/.test(text))).toStrictEqual([]);
      expect(said.length).toBeGreaterThan(5);
    }
  });
});

it("a page of solutions shows the pictures of worked solutions, and does not describe them", () => {
  const { game, generate, worksheet } = games.find(({ id }) => id === "percentage")!;
  const puzzle = generate(game.options.schema.parse({ level: "easy", tasks: 10 }), seeded("pictures"));
  const copies = [copyOf(worksheet(puzzle, false), worksheet(puzzle, true))];
  const solutions = layOut({ copies, perPage: 1, solutions: true }, SPEAKERS.en, measure).filter(
    ({ kind }) => kind === "solution",
  );
  const parts = (puzzle as { readonly tasks: readonly { readonly skill: string }[] }).tasks.filter(
    ({ skill }) => skill === "of",
  );
  const grids = solutions
    .flatMap(({ pieces }) => pieces.flatMap(({ ops }) => ops))
    .filter((op) => op.kind === "picture" && op.svg.includes('viewBox="0 0 208 208"'));
  expect(grids).toHaveLength(parts.length);
  expect(textsOf(solutions).filter((text) => text.includes("ten rows of ten"))).toStrictEqual([]);
});
