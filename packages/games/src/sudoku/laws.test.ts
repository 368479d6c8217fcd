import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { generate } from "./generate.ts";
import { sudoku } from "./index.ts";
import v1 from "./sudoku.payload-v1.json" with { type: "json" };

const marks = ({ values }: State) => {
  const cell = values.indexOf(0);
  return [
    { type: "mark", kind: "corner", cell, digit: 1 },
    { type: "mark", kind: "centre", cell, digit: 9 },
    { type: "fill" },
    { type: "clear", cell },
  ];
};
laws(sudoku, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1], marks });
