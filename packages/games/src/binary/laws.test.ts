import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./binary-easy.payload-v1.json" with { type: "json" };
import v1 from "./binary.payload-v1.json" with { type: "json" };
import { binary } from "./index.ts";

laws(binary, binary.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1] });
