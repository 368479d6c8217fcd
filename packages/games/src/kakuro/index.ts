import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { LEVELS, SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const kakuro: Game<Options, Puzzle, State, Move> = {
  id: "kakuro",
  options: defineOptions(
    { level: LEVELS, size: SIZES },
    { daily: { level: "normal", size: "6x6" }, weekly: { level: "hard", size: "8x8" } },
  ),
  // Of boards from before the level could be chosen.
  difficulty: ({ level }) => ({ id: `option.level.${level}` }),
  tier: ({ size }) => (size === "8x8" ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
};
