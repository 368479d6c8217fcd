import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import type { Move, Options, Puzzle, State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, marks, solve, start, undoable } from "./play.ts";

export const meme: Game<Options, Puzzle, State, Move> = {
  id: "meme",
  options: defineOptions(
    { fields: [4, 5], colours: [6, 8] },
    {
      daily: { fields: 4, colours: 6 },
      weekly: { fields: 5, colours: 8 },
      allowed: ({ fields, colours }) => (fields === 4) === (colours === 6),
    },
  ),
  tier: ({ fields }) => (fields === 5 ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
  undoable,
  marks,
};
