import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./hexadecimal.payload-v1.json" with { type: "json" };
import { hexadecimal } from "./index.ts";

laws(hexadecimal, hexadecimal.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
