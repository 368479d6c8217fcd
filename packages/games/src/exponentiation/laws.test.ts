import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./exponentiation.payload-v1.json" with { type: "json" };
import { exponentiation } from "./index.ts";

laws(exponentiation, exponentiation.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
