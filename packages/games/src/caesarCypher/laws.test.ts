import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import v1 from "./caesar-cypher.payload-v1.json" with { type: "json" };
import { generate } from "./generate.ts";
import { caesarCypher } from "./index.ts";

/** The wheel one letter too far, and a letter that is cleared again. */
const marks = ({ puzzle }: State) => [
  { type: "turn", step: (puzzle.step + 1) % puzzle.alphabet.length },
  { type: "write", cipher: puzzle.alphabet[0]!, plain: "" },
];
laws(caesarCypher, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1], marks });
