import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import v1 from "./volumeobjects.payload-v1.json" with { type: "json" };
import { volumeobjects } from "./index.ts";

laws(volumeobjects, volumeobjects.generate, { speakers: SPEAKERS, made: 1, played: 1, frozen: [v1] });
