import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./equationsmultiple.payload-v1.json" with { type: "json" };
import { equationsmultiple } from "./index.ts";

laws(equationsmultiple, equationsmultiple.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
