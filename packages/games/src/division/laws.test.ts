import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import storiesV1 from "./division-stories.payload-v1.json" with { type: "json" };
import hardV1 from "./division-hard.payload-v1.json" with { type: "json" };
import easyV1 from "./division-easy.payload-v1.json" with { type: "json" };
import starterV1 from "./division-starter.payload-v1.json" with { type: "json" };
import v1 from "./division.payload-v1.json" with { type: "json" };
import { division } from "./index.ts";

laws(division, division.generate, {
  speakers: SPEAKERS,
  made: 1,
  played: 1,
  frozen: [v1, starterV1, easyV1, hardV1, storiesV1],
});
