import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { LEVELS, type Level, type Move, type Puzzle, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { hint } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

/** The command line also takes `any`: boards as they come, each with its level. */
export interface Options {
  readonly level: Level | "any";
}

export const sudoku: Game<Options, Puzzle, State, Move> = {
  id: "sudoku",
  options: defineOptions(
    { level: LEVELS },
    { daily: { level: "normal" }, weekly: { level: "hard" }, commandLine: { level: "any" } },
  ),
  tier: ({ level }) => (level === "hard" ? "leisureLarge" : "leisure"),
  generate,
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
};
