import type { Game } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { ALPHABET_KINDS, CIPHERS, LENGTHS, type Move, type Options, type Puzzle, type State } from "./board.ts";
import { hint, TECHNIQUES as techniques } from "./hint.ts";
import { payload, saves } from "./payload.ts";
import { apply, check, solve, start } from "./play.ts";

export const caesarCypher: Game<Options, Puzzle, State, Move> = {
  id: "caesarCypher",
  options: defineOptions(
    { length: LENGTHS, alphabet: ALPHABET_KINDS, cipher: CIPHERS, language: LANGUAGES },
    {
      daily: { length: "5-18", alphabet: "whole", cipher: "shift", language: "sl" },
      weekly: { length: "19-40" },
      // A keyword of the text's letters alone would give them away.
      allowed: ({ alphabet, cipher }) => cipher === "shift" || alphabet === "whole",
    },
  ),
  tier: () => "leisure",
  start,
  apply,
  check,
  payload,
  saves,
  solve,
  hint,
  techniques,
};
