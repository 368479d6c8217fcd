import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { stepFrom, placeOf, DIRECTIONS, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { simpleMaze } from "./index.ts";
import { walk, wayOn } from "./play.ts";
import v1Heart from "./simple-maze-heart-several.payload-v1.json" with { type: "json" };
import v1 from "./simple-maze.payload-v1.json" with { type: "json" };

/** Out of the right way and back, where another way leads from here. */
const marks = (state: State) => {
  const { puzzle, path } = state;
  const here = placeOf(state);
  const known = [wayOn(puzzle, path)?.[0], path.at(-2)];
  const wrong = DIRECTIONS.map((direction) => stepFrom(puzzle, here, direction)).find(
    (cell) => cell !== null && !known.includes(cell),
  );
  return wrong === undefined || wrong === null ? [] : [walk(puzzle, [wrong]), walk(puzzle, [here])];
};
laws(simpleMaze, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1, v1Heart], marks });
