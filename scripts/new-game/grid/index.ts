import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { apply, check, solve, start, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";

const options = defineOptions({ level: ["easy", "hard"] }, { daily: { level: "easy" }, weekly: { level: "hard" } });

/** The starting point of a new game: a small square that can be played. Replace its rules. */
export const newGame: Game<Options, Puzzle, State, Move> = {
  id: "newGame",
  options,
  tier: ({ level }) => (level === "easy" ? "leisure" : "leisureLarge"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
};
