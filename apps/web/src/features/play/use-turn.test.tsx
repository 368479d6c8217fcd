import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { simpleMaze } from "@karota/games/simpleMaze/index.ts";
import { mazeOf } from "@karota/games/simpleMaze/testing/drawn.ts";
import { sudoku } from "@karota/games/sudoku/index.ts";
import { beginHydration, endHydration } from "@karota/ui/hydration.ts";
import { stubMedia } from "../../testing/media.ts";
import { useHint } from "./use-hint.ts";
import { useTurn } from "./use-turn.ts";

const MAZE = mazeOf(`
+--+--+--+
|S    |  |
+--+  +  +
|      E |
+--+--+--+
`);
const state = simpleMaze.start(MAZE);
const isUpright = (query: string) => query.includes("portrait");

let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  media = stubMedia();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw(game: typeof simpleMaze | typeof sudoku = simpleMaze) {
  const moves: unknown[] = [];
  const play = (move: unknown) => void moves.push(move);
  const noteHint = () => undefined;
  const { result } = renderHook(() => {
    const turn = useTurn(game, state, play);
    return { ...turn, hint: useHint(game, state, turn.drawn, noteHint, false) };
  });
  return { moves, now: () => result.current };
}

test("a wide maze is drawn as it is, and upright as soon as the phone is; its moves stay those of the board", () => {
  const { moves, now } = draw();
  expect(now().drawn).toBe(state);
  act(() => media(isUpright));
  expect(now().drawn).toMatchObject({ puzzle: { columns: 2, rows: 3 } });
  now().playDrawn({ type: "walk", to: [[0, 1]] });
  act(() => media(() => false));
  expect(now().drawn).toBe(state);
  now().playDrawn({ type: "walk", to: [[1, 0]] });
  const right = { type: "walk", to: [[1, 0]] };
  expect(moves).toEqual([right, right]);
});

test("an open hint stays open, in the words of what is seen", () => {
  const { now } = draw();
  const words = () => {
    const { hint } = now().hint;
    return hint === null || hint === "none" ? null : { stage: hint.stage, target: hint.hint.target };
  };
  act(() => now().hint.open());
  act(() => now().hint.step(1));
  const before = words();
  act(() => media(isUpright));
  expect(words()).toEqual({ stage: 1, target: before!.target.map(([x, y]) => [y, x]) });
});

test("games without another form, and boards that are not wide, are never turned", () => {
  media(isUpright);
  expect(draw(sudoku).now().drawn).toBe(state);
});

test("a wide maze that the server rendered stands there in both forms until the device is known; then the one that was seen stays", () => {
  media(isUpright);
  beginHydration();
  const { now } = draw();
  const ids = () => now().forms.map(({ id }) => id);
  expect(ids()).toEqual(["lying", "upright"]);
  act(endHydration);
  expect(now().forms).toEqual([{ id: "upright", state: now().drawn }]);
  act(() => media(() => false));
  expect(now().forms).toEqual([{ id: "upright", state }]);
});
