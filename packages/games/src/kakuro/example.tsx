import { ExampleBoard, type ExampleCell } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { SumFace, WallFace } from "../crossing-view/hint-face.tsx";

const east = (sum: number, looked = false): ExampleCell => ({
  kind: "hintcell",
  face: <SumFace east={String(sum)} south={null} />,
  hint: looked ? "reason" : null,
});
const south = (sum: number, looked = false): ExampleCell => ({
  kind: "hintcell",
  face: <SumFace east={null} south={String(sum)} />,
  hint: looked ? "reason" : null,
});
const wall: ExampleCell = { kind: "hintcell", face: <WallFace /> };
const open: ExampleCell = {};
const either = (corner: string): ExampleCell => ({ corner });
const now = (text: string): ExampleCell => ({ text, hint: "target" });

/** Two sums that meet in a cell share one digit only. */
export default function Example({ speaker }: ExampleProps) {
  const board = (rows: readonly (readonly ExampleCell[])[]) => <ExampleBoard rows={rows} />;
  return (
    <ExampleSteps
      steps={[
        {
          picture: board([
            [wall, south(3), south(4)],
            [east(4, true), either("13"), either("13")],
            [east(3), open, open],
          ]),
          words: speaker.say({ id: "kakuro.example.across" }),
        },
        {
          picture: board([
            [wall, south(3, true), south(4)],
            [east(4), either("12"), open],
            [east(3), either("12"), open],
          ]),
          words: speaker.say({ id: "kakuro.example.down" }),
        },
        {
          picture: board([
            [wall, south(3, true), south(4)],
            [east(4, true), now("1"), open],
            [east(3), open, open],
          ]),
          words: speaker.say({ id: "kakuro.example.both" }),
        },
        {
          picture: board([
            [wall, south(3), south(4)],
            [east(4), { text: "1" }, now("3")],
            [east(3), now("2"), now("1")],
          ]),
          words: speaker.say({ id: "kakuro.example.rest" }),
        },
      ]}
    />
  );
}
