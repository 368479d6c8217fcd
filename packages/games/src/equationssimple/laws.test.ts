import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./equationssimple-easy.payload-v1.json" with { type: "json" };
import v1 from "./equationssimple.payload-v1.json" with { type: "json" };
import { equationssimple } from "./index.ts";

laws(equationssimple, equationssimple.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1] });
