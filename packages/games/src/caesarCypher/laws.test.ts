import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import v2Keyword from "./caesar-cypher-keyword.payload-v2.json" with { type: "json" };
import v1 from "./caesar-cypher.payload-v1.json" with { type: "json" };
import v2 from "./caesar-cypher.payload-v2.json" with { type: "json" };
import { generate } from "./generate.ts";
import { caesarCypher } from "./index.ts";

/** The wheel one letter too far or a wrong keyword, and a letter that is cleared again. */
const marks = ({ puzzle }: State) => [
  puzzle.keyword
    ? { type: "key", word: puzzle.alphabet.slice(-3) }
    : { type: "turn", step: (puzzle.step + 1) % puzzle.alphabet.length },
  { type: "write", cipher: puzzle.alphabet[0]!, plain: "" },
];
laws(caesarCypher, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1, v2, v2Keyword], marks });
