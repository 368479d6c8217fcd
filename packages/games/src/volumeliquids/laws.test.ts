import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./volumeliquids-easy.payload-v1.json" with { type: "json" };
import v1 from "./volumeliquids.payload-v1.json" with { type: "json" };
import { volumeliquids } from "./index.ts";

laws(volumeliquids, volumeliquids.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, easyV1] });
