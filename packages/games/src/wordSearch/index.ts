import type { Game } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { CONTENTS, SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const wordSearch: Game<Options, Puzzle, State, Move> = {
  id: "wordSearch",
  options: defineOptions(
    { size: SIZES, content: CONTENTS, language: LANGUAGES },
    { daily: { size: "6x6", content: "letters", language: "sl" }, weekly: { size: "12x12", content: "all" } },
  ),
  tier: ({ size }) => (size === "12x12" ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
};
