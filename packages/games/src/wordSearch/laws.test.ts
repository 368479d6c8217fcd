import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { generate } from "./generate.ts";
import { wordSearch } from "./index.ts";
import message from "./word-search-message.payload-v2.json" with { type: "json" };
import v1 from "./word-search.payload-v1.json" with { type: "json" };
import v2 from "./word-search.payload-v2.json" with { type: "json" };

laws(wordSearch, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1, v2, message] });
