import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./cities.payload-v1.json" with { type: "json" };
import hardV1 from "./cities-hard.payload-v1.json" with { type: "json" };
import { cities } from "./index.ts";

laws(cities, cities.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, hardV1] });
