import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { generate } from "./generate.ts";
import { simpleMath } from "./index.ts";
import common from "./simple-math-common.payload-v2.json" with { type: "json" };
import v1 from "./simple-math.payload-v1.json" with { type: "json" };
import v2 from "./simple-math.payload-v2.json" with { type: "json" };

laws(simpleMath, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1, v2, common] });
