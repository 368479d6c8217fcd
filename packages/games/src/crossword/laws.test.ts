import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import mini from "./crossword-5x5.payload-v1.json" with { type: "json" };
import hard from "./crossword-7x7-hard.payload-v1.json" with { type: "json" };
import v1 from "./crossword.payload-v1.json" with { type: "json" };
import { generate } from "./generate.ts";
import { crossword } from "./index.ts";

laws(crossword, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1, mini, hard] });
