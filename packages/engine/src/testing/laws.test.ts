import type { Language, Speaker } from "../message.ts";
import { fakeGame, fakeGenerate } from "./fake-game.ts";
import { fakeMines, minesGenerate, type MinesState } from "./fake-mines.ts";
import { laws } from "./laws.ts";

const speaker = (language: Language): Speaker => ({ language, say: (message) => `${language}: ${message.id}` });

const speakers = { sl: speaker("sl"), en: speaker("en"), de: speaker("de") };

laws(fakeGame, fakeGenerate, {
  speakers,
  made: 20,
  played: 3,
  frozen: [{ version: 1, pattern: "#10", lamps: "#.0", title: "sl" }],
});

laws(fakeMines, minesGenerate, {
  speakers,
  made: 20,
  played: 2,
  frozen: [{ version: 1, field: ".*..", ground: "of--" }],
  marks: ({ ground }: MinesState) => [
    { at: ground.indexOf("-"), does: "flag" },
    { at: ground.lastIndexOf("-"), does: "flag" },
  ],
  lose: ({ puzzle }: MinesState) => [
    { at: puzzle.field.indexOf("."), does: "flag" },
    { at: puzzle.field.indexOf("*"), does: "dig" },
  ],
});
