import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { generate } from "./generate.ts";
import { mathCrossword } from "./index.ts";
import v1 from "./math-crossword.payload-v1.json" with { type: "json" };

laws(mathCrossword, generate, { speakers: SPEAKERS, made: 200, played: 2, frozen: [v1] });
