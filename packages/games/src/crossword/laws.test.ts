import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./crossword.payload-v1.json" with { type: "json" };
import { generate } from "./generate.ts";
import { crossword } from "./index.ts";

laws(crossword, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1] });
