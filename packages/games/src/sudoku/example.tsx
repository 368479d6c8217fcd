import { cellsOf, ExampleBoard } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";

const BOX = ["538", "1 6", "924"];
const MISSING = "7";

const printed = BOX.map((line) => cellsOf(line));
/** The box with another cell in the middle. */
const withMiddle = (middle: (typeof printed)[number][number]) =>
  printed.map((cells, y) => cells.map((cell, x) => (x === 1 && y === 1 ? middle : cell)));
const looked = withMiddle({ hint: "target" }).map((cells) =>
  cells.map((cell) => (cell.text ? { ...cell, hint: "reason" as const } : cell)),
);

/** The last empty cell of a box. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        {
          picture: <ExampleBoard rows={withMiddle({ hint: "target" })} />,
          words: speaker.say({ id: "sudoku.example.look" }),
        },
        { picture: <ExampleBoard rows={looked} />, words: speaker.say({ id: "sudoku.example.think" }) },
        {
          picture: <ExampleBoard rows={withMiddle({ text: MISSING, hint: "target" })} />,
          words: speaker.say({ id: "sudoku.example.write" }),
        },
      ]}
    />
  );
}
