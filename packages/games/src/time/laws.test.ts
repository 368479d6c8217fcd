import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import topicsV1 from "./time-topics.payload-v1.json" with { type: "json" };
import v1 from "./time.payload-v1.json" with { type: "json" };
import { time } from "./index.ts";

laws(time, time.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1, topicsV1] });
