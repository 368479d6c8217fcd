/**
 * A year of daily boards and of weekly ones of every game, made as the server makes them: how much their difficulty
 * varies, how many are outside the band that is stated, and what comes again within 30 days (of weekly boards within
 * four weeks).
 */
import type { Edition } from "@karota/engine/edition.ts";
import type { AnyGame, AnyGenerate } from "@karota/engine/game.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { withLanguage, type OptionValues } from "@karota/engine/options.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { QuizPuzzle } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { MEASURES, type Measure } from "./dailies/measures.ts";

/** How many boards are made, the number of the first, and within how many of them nothing should come again. */
const PERIODS = {
  // from 1 January 2026
  daily: { boards: 365, first: 20_454, apart: 30 },
  // from the Monday before it
  weekly: { boards: 52, first: 2_921, apart: 4 },
} as const;
type Period = keyof typeof PERIODS;

interface Made {
  readonly puzzles: readonly unknown[];
  /** Milliseconds of user CPU time for one board. */
  readonly ms: number;
}

/** The boards of a year; the same ones at every call. */
function yearOf(id: string, generate: AnyGenerate, options: OptionValues, period: Period, language: string): Made {
  const { boards, first } = PERIODS[period];
  const order = `dailies ${id} ${period} ${language}`;
  const before = process.cpuUsage();
  const puzzles = Array.from({ length: boards }, (_, n): unknown => {
    const edition: Edition = { period, number: first + n, order };
    return generate(options, seeded(`${order} ${n}`), edition);
  });
  return { puzzles, ms: process.cpuUsage(before).user / 1000 / boards };
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The share of the items of these boards that were on one of so many boards before. */
function repeated(boards: readonly (readonly string[])[], apart: number): string {
  const last = new Map<string, number>();
  let [again, all] = [0, 0];
  for (const [n, items] of boards.entries()) {
    for (const item of items) {
      all++;
      if (n - (last.get(item) ?? -Infinity) <= apart) again++;
    }
    for (const item of items) last.set(item, n);
  }
  return percent(again, all);
}

const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(" | ")} |`);
function head(cells: readonly string[]): void {
  row(cells);
  row(cells.map(() => "---"));
}

/** What is printed of the boards of a year. */
function rowOf({ puzzles, ms }: Made, measure: Measure<never>, period: Period): readonly (string | number)[] {
  const { of, band, isWithin, items } = measure as Measure<unknown>;
  const sorted = puzzles.map(of).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  const [least, most] = typeof band === "string" ? [-Infinity, Infinity] : band[period];
  const outside = isWithin
    ? puzzles.filter((puzzle) => !isWithin(puzzle, period)).length
    : sorted.filter((number) => number < least || number > most).length;
  return [
    measure.name,
    at(0.05),
    at(0.5),
    at(0.95),
    at(0),
    at(1),
    (at(0.95) / at(0.05)).toFixed(2),
    typeof band === "string" ? band : `${least} to ${most}`,
    isWithin || typeof band !== "string" ? percent(outside, puzzles.length) : "-",
    items ? repeated(puzzles.map(items), PERIODS[period].apart) : "-",
    ms.toFixed(1),
  ];
}

/** What is printed of a year of a quiz. */
function quizRowOf({ puzzles, ms }: Made, period: Period): readonly (string | number)[] {
  const days = (puzzles as readonly QuizPuzzle[]).map(({ tasks }) => tasks);
  const tasks = days.flat();
  const counts = new Map<string, number>();
  for (const { skill } of tasks) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const shares = [...counts.values()];
  const kinds = days.map((day) => new Set(day.map(({ skill }) => skill)).size);
  const questions = days.map((day) => day.map(({ question }) => JSON.stringify(question)));
  return [
    counts.size,
    `${percent(Math.min(...shares), tasks.length)} to ${percent(Math.max(...shares), tasks.length)}`,
    `${Math.min(...kinds)} to ${Math.max(...kinds)} of ${days[0]!.length} tasks`,
    repeated(questions, PERIODS[period].apart),
    ms.toFixed(1),
  ];
}

interface Loaded {
  readonly id: string;
  readonly game: AnyGame;
  readonly generate: AnyGenerate;
}

/** Games whose boards hold words have boards of their own in each language. */
const languagesOf = ({ options }: AnyGame): readonly (Language | "")[] =>
  options.fields.some(({ name }) => name === "language") ? LANGUAGES : [""];

function print(games: readonly Loaded[], columns: readonly string[], cellsOf: typeof rowOfGame): void {
  for (const period of ["daily", "weekly"] as const) {
    console.log(`\n${PERIODS[period].boards} ${period} boards of each game`);
    head(["game", "options", ...columns, "ms a board"]);
    for (const { id, game, generate } of games)
      for (const language of languagesOf(game)) {
        const own = game.options[period] as OptionValues;
        const options = language === "" ? own : withLanguage(game.options, { ...own, language }, language);
        const made = yearOf(id, generate, options, period, language);
        row([id, Object.values(options).join(" "), ...cellsOf(id, made, period)]);
      }
  }
}

const rowOfGame = (id: string, made: Made, period: Period): readonly (string | number)[] =>
  rowOf(made, MEASURES[id]!, period);

export async function run(): Promise<void> {
  const games = await Promise.all(
    CATALOGUE.map(async ({ id, load, loadGenerate }): Promise<Loaded> => {
      const [game, generate] = await Promise.all([load(), loadGenerate()]);
      return { id, game, generate };
    }),
  );
  const columns = [
    "measure",
    "p5",
    "median",
    "p95",
    "min",
    "max",
    "p95 / p5",
    "band",
    "outside it",
    "again in 30 days",
  ];
  print(
    games.filter(({ game }) => !isQuiz(game)),
    columns,
    rowOfGame,
  );
  print(
    games.filter(({ game }) => isQuiz(game)),
    ["kinds", "rarest to most frequent kind", "kinds a board", "questions again in 30 days"],
    (_, made, period) => quizRowOf(made, period),
  );
}
