import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { ProgressReply, ReviewReply } from "@karota/contract/learning/learning.ts";
import { fakeQuiz } from "@karota/engine/testing/fake-quiz.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

/** The quiz of a board, as it came over the wire. */
export const stateOf = (board: Board) => fakeQuiz.payload.decode(board);

const row = { subtype: "logic", gradient: "logic", active: true } as const;
/** A fake quiz and a fake game. */
export const CATALOGUE: readonly CatalogueRow[] = [
  {
    ...row,
    id: "fakeQuiz",
    type: "education",
    load: async () => fakeQuiz,
    loadGenerate: async () => fakeQuiz.generate,
  },
  { ...row, id: "fake", type: "entertainment", load: async () => fakeGame, loadGenerate: async () => fakeGenerate },
];

/** What a player does and sees in tests of learning; `here` gives what stands before each test. */
export function learner(here: () => { readonly it: TestApp; readonly player: Actor }) {
  const create = async (options = {}, game = "fake_quiz") =>
    (
      await here().it.call(here().player, "POST", `games/${game}/create`, { options: { tasks: 5, ...options } })
    ).json<Board>();
  const correct = (board: Board, place: number): number => stateOf(board).puzzle.tasks[place]!.correct;
  const answer = (board: Board, place: number, right: boolean, more: object = {}) =>
    here().it.call(here().player, "POST", "games/fake_quiz/update", {
      gridId: board.gridId,
      taskId: String(place + 1),
      taskSelected: right ? correct(board, place) : (correct(board, place) + 1) % 4,
      ...more,
    });
  const progress = async (actor = here().player, query = "") =>
    (await here().it.call(actor, "GET", `learning/progress${query}`)).json<ProgressReply>();
  const review = async (query = "") =>
    (await here().it.call(here().player, "GET", `learning/review${query}`)).json<ReviewReply>();

  /** A board with one mistake, in its first task. */
  const mistaken = async () => {
    const board = await create();
    await answer(board, 0, false);
    const task = { gridId: board.gridId, taskId: "1" };
    const right = { ...task, taskSelected: correct(board, 0) };
    return { board, right, wrong: { ...task, taskSelected: (right.taskSelected + 1) % 4 } };
  };

  return { create, correct, answer, progress, review, mistaken };
}
