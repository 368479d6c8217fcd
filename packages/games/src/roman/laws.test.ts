import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./roman.payload-v1.json" with { type: "json" };
import { roman } from "./index.ts";

laws(roman, roman.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
