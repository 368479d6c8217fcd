import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./addition-easy.payload-v1.json" with { type: "json" };
import hardV1 from "./addition-hard.payload-v1.json" with { type: "json" };
import starterV1 from "./addition-starter.payload-v1.json" with { type: "json" };
import v1 from "./addition.payload-v1.json" with { type: "json" };
import { addition } from "./index.ts";

laws(addition, addition.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, starterV1, hardV1, easyV1] });
