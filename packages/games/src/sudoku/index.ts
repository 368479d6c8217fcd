import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { LEVELS, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const sudoku: Game<Options, Puzzle, State, Move> = {
  id: "sudoku",
  options: defineOptions(
    { level: LEVELS },
    { daily: { level: "normal" }, weekly: { level: "hard" }, commandLine: { level: "any" } },
  ),
  tier: ({ level }) => (["hard", "expert", "extreme"].includes(level) ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
};
