import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { generate } from "./generate.ts";
import { memory } from "./index.ts";
import fractions from "./memory-fractions.payload-v2.json" with { type: "json" };
import flags from "./memory-flags.payload-v2.json" with { type: "json" };
import times from "./memory-times.payload-v2.json" with { type: "json" };
import v1 from "./memory.payload-v1.json" with { type: "json" };
import v2 from "./memory.payload-v2.json" with { type: "json" };
import words from "./memory-wordsDe.payload-v2.json" with { type: "json" };

laws(memory, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1, v2, times, fractions, flags, words] });
