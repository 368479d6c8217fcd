import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import hardV1 from "./roots-hard.payload-v1.json" with { type: "json" };
import v1 from "./roots.payload-v1.json" with { type: "json" };
import { roots } from "./index.ts";

laws(roots, roots.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, hardV1] });
