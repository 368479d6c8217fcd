import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./gcd.payload-v1.json" with { type: "json" };
import { gcd } from "./index.ts";

laws(gcd, gcd.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
