import { createHash } from "node:crypto";
import { drawPlan } from "@karota/engine/quiz/draw-plan.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import type { QuizState } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import { loadQuizzes, readPlan, serializeTasks, wirePlan } from "@karota/server/modules/assignments/index.ts";
import { tierPriceOf } from "@karota/server/modules/games/index.ts";
import { STORED_IN } from "@karota/server/modules/games/generator/fresh-board.ts";
import { firstAnswersOf } from "@karota/server/modules/learning/index.ts";
import { DEFAULT_SETTINGS } from "@karota/server/modules/settings/index.ts";

/** The same seed makes the same boards, tasks and people. */
const SEED = "country";

/** A board that its game has made, at three moments; many rows of a country share it. */
export interface SampleBoard {
  /** The game's place in the catalogue. */
  readonly game_no: number;
  readonly game: string;
  /** 0 has the options of the daily board, 1 those of the weekly one. */
  readonly variant: number;
  /** Empty where words do not matter. */
  readonly language: "sl" | "";
  readonly options: string;
  /** Hundredths of a carrot. */
  readonly price: number;
  readonly total: number;
  readonly untouched: string;
  readonly begun: string;
  readonly begun_done: number;
  readonly begun_answers: string;
  readonly finished: string;
  readonly finished_answers: string;
  /** Of a quiz: what its tasks practise, and one of them as the reviews store it; null for other games. */
  readonly skills: readonly string[];
  readonly question: string | null;
  readonly task: string | null;
}

function sampleOf(
  game: AnyGame,
  place: Pick<SampleBoard, "game_no" | "game" | "variant" | "language">,
  options: OptionValues,
  untouched: unknown,
): SampleBoard {
  const payloadOf = (state: unknown) => JSON.stringify(game.payload.encode(state, STORED_IN));
  const moves: readonly unknown[] = game.solve(untouched);
  const play = (from: unknown, some: readonly unknown[]): unknown =>
    some.reduce((state, move) => game.apply(state, move), from);
  const begun = play(untouched, moves.slice(0, moves.length >> 1));
  const finished = play(begun, game.solve(begun));
  const { status, progress } = game.check(finished);
  if (status !== "solved") throw new Error(`a board of ${game.id} was not solved`);
  const tasks = isQuiz(game) ? (untouched as QuizState).puzzle.tasks : [];
  const task = tasks.length > 0 ? payloadOf(game.start({ tasks: tasks.slice(0, 1) })) : null;
  return {
    ...place,
    options: JSON.stringify(options),
    price: tierPriceOf(DEFAULT_SETTINGS, game.tier(options)),
    total: progress.total,
    untouched: payloadOf(untouched),
    begun: payloadOf(begun),
    begun_done: game.check(begun).progress.done,
    begun_answers: firstAnswersOf(game, "", begun),
    finished: payloadOf(finished),
    finished_answers: firstAnswersOf(game, "", finished),
    skills: [...new Set(tasks.map(({ skill }) => skill))],
    question: task && createHash("sha256").update(task).digest("hex"),
    task,
  };
}

/** Two boards of every game. */
export async function sampleBoards(): Promise<readonly SampleBoard[]> {
  const boards: SampleBoard[] = [];
  for (const [game_no, row] of CATALOGUE.entries()) {
    const game = await row.load();
    const generate = await row.loadGenerate();
    const language = game.options.fields.some(({ name }) => name === "language") ? "sl" : "";
    for (const [variant, chosen] of [game.options.daily, game.options.weekly].entries()) {
      const options = { ...(chosen as OptionValues), ...(language && { language }) };
      const puzzle: unknown = generate(options, seeded(`${SEED}/${row.id}/${variant}`));
      boards.push(sampleOf(game, { game_no, game: row.id, variant, language }, options, game.start(puzzle)));
    }
  }
  return boards;
}

/** The tasks of one student in an assignment. */
export interface SampleTasks {
  /** JSON, as `assignments.plan` and `assignment_students.tasks`. */
  readonly plan: string;
  readonly tasks: string;
  /** For each task the place of the right choice, and of one wrong choice with the name of its mistake. */
  readonly answers: readonly { readonly choice: number; readonly wrong: number; readonly mistake: string | null }[];
}

export const TASKS = 10;
const PLANS = 8;
/** How many different draws of each plan there are. */
export const DRAWS = 3;

/** The draws of each plan, of two quizzes. */
export async function sampleTasks(): Promise<readonly (readonly SampleTasks[])[]> {
  const quizzes = await loadQuizzes(CATALOGUE);
  const names = CATALOGUE.filter(({ type }) => type === "education").map(({ id }) => id);
  return Array.from({ length: PLANS }, (_, place) => {
    const asked = [names[place]!, names[names.length - 1 - place]!].map((game) => ({
      game,
      options: {},
      count: TASKS / 2,
    }));
    const plan = readPlan(quizzes, asked, "sl");
    return Array.from({ length: DRAWS }, (_, draw): SampleTasks => {
      const placed = drawPlan(plan, `${SEED}/${place}/${draw}`, SEED);
      return {
        plan: JSON.stringify(wirePlan(plan)),
        tasks: serializeTasks(placed),
        answers: placed.map(({ task }) => {
          const wrong = (task.correct + 1) % task.choices.length;
          return { choice: task.correct, wrong, mistake: task.choices[wrong]!.mistake };
        }),
      };
    });
  });
}
