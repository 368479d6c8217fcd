import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { generate } from "./generate.ts";
import { wordSearch } from "./index.ts";
import v1 from "./word-search.payload-v1.json" with { type: "json" };

laws(wordSearch, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1] });
