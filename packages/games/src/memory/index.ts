import type { Game } from "@karota/engine/game.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { DECKS, OCCURRENCES, SIZES, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const memory: Game<Options, Puzzle, State, Move> = {
  id: "memory",
  options: defineOptions(
    { deck: DECKS, size: SIZES, occurrences: OCCURRENCES },
    {
      daily: { deck: "pictures", size: "6x6", occurrences: 2 },
      weekly: { size: "6x6", occurrences: 4 },
      allowed: ({ size, occurrences, deck }) => occurrences === 2 || (size === "6x6" && deck === "pictures"),
    },
  ),
  tier: ({ size, occurrences }) => (size === "6x6" && occurrences === 4 ? "leisureLarge" : "leisure"),
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
  // What was seen cannot be unseen.
  undoable: () => false,
};
