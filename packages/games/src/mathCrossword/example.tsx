import { ExampleBoard, type ExampleCell } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { ExpressionFace, WallFace } from "../crossing-view/hint-face.tsx";
import type { Clue } from "./gaps.ts";
import { expressionParts, whole } from "./words.ts";

const ACROSS = whole({ o1: 6, op: "*", o2: 4 });
const DOWN = whole({ o1: 5, op: "*", o2: 9 });
const DOWN_WITH_GAP: Clue = { ...DOWN, gap: { head: 2, heading: "s", operand: "o1", place: 0 } };
const wall: ExampleCell = { kind: "hintcell", face: <WallFace /> };
const now = (text: string): ExampleCell => ({ text, hint: "target" });

/** Two results that cross in a digit, which also decides when a digit is missing. */
export default function Example({ speaker }: ExampleProps) {
  const across = <ExpressionFace east={expressionParts(ACROSS, speaker)} south={null} />;
  const board = (
    looked: "across" | "down",
    first: ExampleCell,
    shared: ExampleCell,
    last: ExampleCell,
    clue: Clue = DOWN,
  ) => (
    <ExampleBoard
      rows={[
        [
          wall,
          wall,
          {
            kind: "hintcell",
            face: <ExpressionFace east={null} south={expressionParts(clue, speaker)} />,
            hint: looked === "down" ? "reason" : null,
          },
        ],
        [{ kind: "hintcell", face: across, hint: looked === "across" ? "reason" : null }, first, shared],
        [wall, wall, last],
      ]}
    />
  );
  return (
    <ExampleSteps
      steps={[
        {
          picture: board("across", now("2"), now("4"), {}),
          words: speaker.say({ id: "mathCrossword.example.across" }),
        },
        {
          picture: board("down", { text: "2" }, { text: "4", hint: "reason" }, {}),
          words: speaker.say({ id: "mathCrossword.example.down" }),
        },
        {
          picture: board("down", { text: "2" }, { text: "4" }, now("5")),
          words: speaker.say({ id: "mathCrossword.example.write" }),
        },
        {
          picture: board("down", { text: "2" }, { text: "4", hint: "reason" }, now("5"), DOWN_WITH_GAP),
          words: speaker.say({ id: "mathCrossword.example.gap" }),
        },
      ]}
    />
  );
}
