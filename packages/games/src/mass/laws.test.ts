import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import hardV1 from "./mass-hard.payload-v1.json" with { type: "json" };
import easyV1 from "./mass-easy.payload-v1.json" with { type: "json" };
import v1 from "./mass.payload-v1.json" with { type: "json" };
import { mass } from "./index.ts";

laws(mass, mass.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1, hardV1] });
