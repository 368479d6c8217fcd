import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";
import { turn } from "./turn.ts";

export const simpleMaze: Game<Options, Puzzle, State, Move> = {
  id: "simpleMaze",
  options: defineOptions({ size: SIZES }, { daily: { size: "25x15" }, weekly: { size: "25x25" } }),
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
