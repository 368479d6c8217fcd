import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./lcm.payload-v1.json" with { type: "json" };
import { lcm } from "./index.ts";

laws(lcm, lcm.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
