import { ExampleBoard, type ExampleCell } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { faceOf } from "./view-faces.tsx";

/** What a cell shows: "?" is covered, "!" has a flag, a digit counts the mines around it. */
const cellOf = (sign: string): ExampleCell => {
  const { kind, face } = faceOf(sign === "?" ? "hidden" : sign === "!" ? "flag" : { kind: "number", n: Number(sign) });
  return { kind, face };
};

/** @param looked cells "x,y" that are the reason @param changed cells "x,y" that something was done with */
const board = (lines: readonly string[], looked: readonly string[], changed: readonly string[]) => (
  <ExampleBoard
    rows={lines.map((line, y) =>
      Array.from(line, (sign, x) => ({
        ...cellOf(sign),
        hint: looked.includes(`${x},${y}`) ? "reason" : changed.includes(`${x},${y}`) ? "target" : null,
      })),
    )}
  />
);

/** A number that has one covered neighbour only, and one that has its mine already. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        {
          picture: board(["01!?", "011?"], ["1,0"], ["2,0"]),
          words: speaker.say({ id: "minesweeper.example.mine" }),
        },
        { picture: board(["01!?", "011?"], ["2,1"], []), words: speaker.say({ id: "minesweeper.example.enough" }) },
        {
          picture: board(["01!1", "0111"], ["2,1"], ["3,0", "3,1"]),
          words: speaker.say({ id: "minesweeper.example.safe" }),
        },
      ]}
    />
  );
}
