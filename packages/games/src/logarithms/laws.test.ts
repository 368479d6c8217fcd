import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./logarithms.payload-v1.json" with { type: "json" };
import { logarithms } from "./index.ts";

laws(logarithms, logarithms.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
