import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import easyV1 from "./multiplication-easy.payload-v1.json" with { type: "json" };
import hardV1 from "./multiplication-hard.payload-v1.json" with { type: "json" };
import starterV1 from "./multiplication-starter.payload-v1.json" with { type: "json" };
import v1 from "./multiplication.payload-v1.json" with { type: "json" };
import { multiplication } from "./index.ts";

laws(multiplication, multiplication.generate, {
  speakers: SPEAKERS,
  made: 1,
  played: 1,
  frozen: [v1, starterV1, hardV1, easyV1],
});
