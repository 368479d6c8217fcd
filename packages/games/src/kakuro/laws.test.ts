import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { State } from "./board.ts";
import { generate } from "./generate.ts";
import { kakuro } from "./index.ts";
import v1 from "./kakuro.payload-v1.json" with { type: "json" };

const marks = ({ puzzle, values }: State) => {
  const cell = values.findIndex((value, at) => value === "" && puzzle.cells[at]!.t === "L");
  return [
    { type: "mark", cell, digit: 9 },
    { type: "fill" },
    { type: "clear", cell },
    { type: "ruleOut", cells: [{ cell, digits: 1 }] },
  ];
};
laws(kakuro, generate, { speakers: SPEAKERS, made: 200, played: 2, frozen: [v1], marks });
