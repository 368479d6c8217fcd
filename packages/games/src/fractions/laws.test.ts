import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import hardV1 from "./fractions-hard.payload-v1.json" with { type: "json" };
import easyV1 from "./fractions-easy.payload-v1.json" with { type: "json" };
import v1 from "./fractions.payload-v1.json" with { type: "json" };
import { fractions } from "./index.ts";

laws(fractions, fractions.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1, hardV1] });
