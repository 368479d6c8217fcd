import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { generate } from "./generate.ts";
import { minesweeper } from "./index.ts";
import v1 from "./minesweeper.payload-v1.json" with { type: "json" };

const marks = ({ cover }: State) => {
  const cell = cover.indexOf("I");
  return [
    { type: "mark", cells: [cell], marked: true },
    { type: "mark", cells: [cell], marked: false },
  ];
};
const lose = ({ puzzle, cover }: State) => [
  { type: "mark", cells: [cover.indexOf("I")], marked: true },
  { type: "reveal", cells: [puzzle.layout.lastIndexOf("*")] },
];
laws(minesweeper, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1], marks, lose });
