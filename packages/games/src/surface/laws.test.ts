import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./surface.payload-v1.json" with { type: "json" };
import { surface } from "./index.ts";

laws(surface, surface.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
