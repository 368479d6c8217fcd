import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./time.payload-v1.json" with { type: "json" };
import { time } from "./index.ts";

laws(time, time.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
