import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { RANGES, SIZES, SOUGHT, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const simpleMath: Game<Options, Puzzle, State, Move> = {
  id: "simpleMath",
  options: defineOptions(
    { size: SIZES, range: RANGES, sought: SOUGHT },
    {
      daily: { size: "6x6", range: "2-5", sought: "any" },
      weekly: { size: "10x10", range: "11-20" },
      // common multiples of larger numbers are too rare for a large board of numbers below 1000
      allowed: ({ size, range, sought }) => sought === "any" || range !== "11-20" || size === "4x4" || size === "6x6",
    },
  ),
  tier: ({ size }) => (size === "10x10" ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
};
