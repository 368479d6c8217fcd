import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { LEVELS, SHAPES, SIZES, WAYS, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";
import { turn } from "./turn.ts";

export const simpleMaze: Game<Options, Puzzle, State, Move> = {
  id: "simpleMaze",
  options: defineOptions(
    { size: SIZES, level: LEVELS, shape: SHAPES, ways: WAYS },
    {
      daily: { size: "25x15", level: "normal", shape: "rectangle", ways: "one" },
      weekly: { size: "25x25", level: "hard" },
    },
  ),
  tier: ({ size }) => (size.startsWith("25") ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
  turn,
};
