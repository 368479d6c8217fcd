import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./subtraction-easy.payload-v1.json" with { type: "json" };
import hardV1 from "./subtraction-hard.payload-v1.json" with { type: "json" };
import starterV1 from "./subtraction-starter.payload-v1.json" with { type: "json" };
import v1 from "./subtraction.payload-v1.json" with { type: "json" };
import { subtraction } from "./index.ts";

laws(subtraction, subtraction.generate, {
  speakers: SPEAKERS,
  made: 1,
  played: 1,
  frozen: [v1, starterV1, hardV1, easyV1],
});
