import type { Game } from "@karota/engine/game.ts";
import { defineOptions, some } from "@karota/engine/options.ts";
import { CLUES, OPERATIONS, RANGES, SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

const ALL = OPERATIONS.join("");

export const mathCrossword: Game<Options, Puzzle, State, Move> = {
  id: "mathCrossword",
  options: defineOptions(
    { size: SIZES, range: RANGES, operations: some(ALL), clues: CLUES },
    {
      daily: { size: "6x6", range: 100, operations: ALL, clues: "whole" },
      weekly: { size: "8x8", range: 10_000, operations: ALL, clues: "missing" },
    },
  ),
  tier: ({ size }) => (size === "8x8" ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
};
