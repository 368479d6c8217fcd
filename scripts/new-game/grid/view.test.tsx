import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import { apply, start } from "./board.ts";
import { newGame } from "./index.ts";
import * as view from "./view.tsx";

const fresh = start({ size: 4, initial: "1230204304124321", solution: "1234214334124321" });

afterEach(cleanup);

test("plays what is typed into the selected cell, and clears it with Backspace", () => {
  const { user, moves, state } = showGame(view, newGame, fresh);
  user.click(3, 0);
  user.press("4");
  expect(state().values.startsWith("1234")).toBe(true);
  user.press("Backspace");
  expect(moves).toEqual([
    { x: 3, y: 0, value: 4 },
    { x: 3, y: 0, value: 0 },
  ]);
});

test("arrows move from one open cell to the next", () => {
  const { user, moves } = showGame(
    view,
    newGame,
    start({ size: 4, initial: "0030204304124321", solution: "1234214334124321" }),
  );
  user.click(0, 0);
  user.press("ArrowRight");
  user.press("2");
  user.press("ArrowRight");
  user.press("4");
  expect(moves).toEqual([
    { x: 1, y: 0, value: 2 },
    { x: 3, y: 0, value: 4 },
  ]);
});

test("selects no given cell, and a selected cell once more is deselected", () => {
  const { user, moves } = showGame(view, newGame, fresh);
  user.click(0, 0);
  user.press("4");
  user.click(3, 0);
  user.click(3, 0);
  user.press("4");
  expect(moves).toEqual([]);
});

test("a wrong digit is announced as wrong, but only while the state display is on", () => {
  const { cell, change } = showGame(view, newGame, apply(fresh, { x: 3, y: 0, value: 1 }));
  expect(cell(3, 0).dataset["mark"]).toBeUndefined();
  change({ stateShown: true });
  expect(cell(3, 0).dataset["mark"]).toBe("wrong");
});

test("a hint's row is shown with its first step and its cell with the last", () => {
  const hint = newGame.hint!(fresh)!;
  const { cell, again } = showGame(view, newGame, fresh, { hint: { hint, stage: 0 } });
  expect(cell(3, 0).dataset["hint"]).toBeUndefined();
  again({ hint: { hint, stage: 1 } });
  expect([cell(2, 0), cell(3, 0)].map((one) => one.dataset["hint"])).toEqual(["reason", "target"]);
});
