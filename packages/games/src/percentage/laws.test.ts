import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import hardV1 from "./percentage-hard.payload-v1.json" with { type: "json" };
import easyV1 from "./percentage-easy.payload-v1.json" with { type: "json" };
import v1 from "./percentage.payload-v1.json" with { type: "json" };
import { percentage } from "./index.ts";

laws(percentage, percentage.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1, hardV1] });
