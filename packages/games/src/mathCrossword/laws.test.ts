import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { generate } from "./generate.ts";
import { mathCrossword } from "./index.ts";
import gaps from "./math-crossword-missing.payload-v2.json" with { type: "json" };
import v1 from "./math-crossword.payload-v1.json" with { type: "json" };
import v2 from "./math-crossword.payload-v2.json" with { type: "json" };

laws(mathCrossword, generate, { speakers: SPEAKERS, made: 200, played: 2, frozen: [v1, v2, gaps] });
