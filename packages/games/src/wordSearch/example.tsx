import type { Position } from "@karota/engine/game.ts";
import { cellsOf, ExampleBoard } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { Strokes } from "./view-strokes.tsx";
import view from "./view.module.css";

/** The word goes from the lower left corner to the upper right one. */
const CELLS: readonly Position[] = [
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
];

/** A word that lies aslant: its first letter, the direction, the line. */
export default function Example({ speaker }: ExampleProps) {
  const word = speaker.say({ id: "wordSearch.example.word" });
  const rows = speaker.say({ id: "wordSearch.example.rows" }).split(" ");
  const line = { from: CELLS[0]!, to: CELLS.at(-1)! };
  const puzzle = { rows, words: [{ word, ...line }], theme: null, language: speaker.language };
  /** The first letters of the word, as many as were seen. */
  const board = (seen: number, found: boolean) => (
    <ExampleBoard
      className={view["letters"]}
      underlay={<Strokes state={{ puzzle, found: found ? [word] : [] }} line={null} missed={null} />}
      rows={rows.map((letters, y) =>
        cellsOf(letters).map((cell, x) => {
          const place = CELLS.findIndex((at) => at[0] === x && at[1] === y);
          const isSeen = place >= 0 && place < seen && !found;
          return { ...cell, hint: isSeen ? ("reason" as const) : null };
        }),
      )}
    />
  );
  return (
    <ExampleSteps
      steps={[
        { picture: board(1, false), words: speaker.say({ id: "wordSearch.example.first", values: { word } }) },
        { picture: board(word.length, false), words: speaker.say({ id: "wordSearch.example.follow" }) },
        { picture: board(word.length, true), words: speaker.say({ id: "wordSearch.example.line" }) },
      ]}
    />
  );
}
