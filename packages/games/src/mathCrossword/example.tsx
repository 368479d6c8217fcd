import { ExampleBoard, type ExampleCell } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { ExpressionFace, WallFace } from "../crossing-view/hint-face.tsx";
import { expression } from "./words.ts";

const ACROSS = { o1: 6, op: "*", o2: 4 } as const;
const DOWN = { o1: 7, op: "*", o2: 6 } as const;
const wall: ExampleCell = { kind: "hintcell", face: <WallFace /> };
const now = (text: string): ExampleCell => ({ text, hint: "target" });

/** Two results that cross in a digit. */
export default function Example({ speaker }: ExampleProps) {
  const partsOf = (hint: typeof ACROSS | typeof DOWN): readonly [string, string] => {
    const first = String(hint.o1);
    return [first, speaker.say(expression(hint)).slice(first.length).replaceAll(/\s/g, "")];
  };
  const across = <ExpressionFace east={partsOf(ACROSS)} south={null} />;
  const down = <ExpressionFace east={null} south={partsOf(DOWN)} />;
  const board = (looked: "across" | "down", first: ExampleCell, shared: ExampleCell, last: ExampleCell) => (
    <ExampleBoard
      rows={[
        [wall, wall, { kind: "hintcell", face: down, hint: looked === "down" ? "reason" : null }],
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
          picture: board("down", { text: "2" }, { text: "4" }, now("2")),
          words: speaker.say({ id: "mathCrossword.example.write" }),
        },
      ]}
    />
  );
}
