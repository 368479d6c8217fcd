import { laws } from "@karota/engine/testing/laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { answered, GUESSES, type Move, type State } from "./board.ts";
import { generate } from "./generate.ts";
import { meme } from "./index.ts";
import v1 from "./meme.payload-v1.json" with { type: "json" };

/** The solution turned round by one: every colour right, none in its place. */
const turned = ({ puzzle: { solution } }: State) => [...solution.slice(1), solution[0]!];

/** The first row wrong; and in the second a colour that goes, comes, and changes its place. */
function marks(state: State): readonly Move[] {
  if (answered(state).length === 0) return [{ type: "fill", values: turned(state) }];
  const value = state.puzzle.solution[0]!;
  return [
    { type: "clear" },
    { type: "place", column: 1, value },
    { type: "place", column: 0, value },
    { type: "place", column: 0, value: null },
  ];
}
const lose = (fresh: State): readonly Move[] =>
  Array.from({ length: GUESSES }, (_, row): readonly Move[] =>
    row % 2 === 0
      ? [{ type: "fill", values: turned(fresh) }]
      : turned(fresh).map((value, column): Move => ({ type: "place", column, value })),
  ).flat();

laws(meme, generate, { speakers: SPEAKERS, made: 200, played: 1, frozen: [v1], marks, lose });
