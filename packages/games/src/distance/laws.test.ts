import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./distance-easy.payload-v1.json" with { type: "json" };
import v1 from "./distance.payload-v1.json" with { type: "json" };
import { distance } from "./index.ts";

laws(distance, distance.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1] });
