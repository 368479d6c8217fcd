import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./octal.payload-v1.json" with { type: "json" };
import { octal } from "./index.ts";

laws(octal, octal.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
