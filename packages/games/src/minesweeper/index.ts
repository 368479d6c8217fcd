import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { difficultyOf, MINES, SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start, takeBack, undoable } from "./play.ts";

export const minesweeper: Game<Options, Puzzle, State, Move> = {
  id: "minesweeper",
  options: defineOptions(
    { size: SIZES, mines: [10, 20, 30, 40, 50] },
    {
      daily: { size: "10x10", mines: 20 },
      weekly: { size: "15x15", mines: 50 },
      allowed: ({ size, mines }) => MINES[size].some((one) => one === mines),
    },
  ),
  tier: ({ size }) => (size === "15x15" ? "leisureLarge" : "leisure"),
  difficulty: difficultyOf,
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
  undoable,
  takeBack,
};
