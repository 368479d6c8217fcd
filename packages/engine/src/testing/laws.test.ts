import type { Language, Speaker } from "../message.ts";
import { fakeGame } from "./fake-game.ts";
import { laws } from "./laws.ts";

const speaker = (language: Language): Speaker => ({ language, say: (message) => `${language}: ${message.id}` });

laws(fakeGame, {
  speakers: { sl: speaker("sl"), en: speaker("en"), de: speaker("de") },
  boardsPerPreset: 3,
  frozen: [{ version: 1, pattern: "#10", lamps: "#.0", title: "sl" }],
});
