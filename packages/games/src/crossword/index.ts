import type { Game } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { LEVELS, SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const crossword: Game<Options, Puzzle, State, Move> = {
  id: "crossword",
  options: defineOptions(
    { size: SIZES, level: LEVELS, language: LANGUAGES },
    { daily: { size: "9x9", level: "easy", language: "sl" }, weekly: { size: "13x13", level: "normal" } },
  ),
  tier: ({ size }) => (size === "13x13" ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
};
