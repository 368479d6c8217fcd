import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./flags.payload-v1.json" with { type: "json" };
import { flags } from "./index.ts";

laws(flags, flags.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
