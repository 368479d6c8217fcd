import { ExampleBoard, type ExampleCell } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { WallFace } from "../crossing-view/hint-face.tsx";
import { ClueFace } from "./view-face.tsx";

const number = (sign: string) => ({ sign, isPicture: false });
const toEast = <ClueFace east={number("1")} south={null} />;
const toSouth = <ClueFace east={null} south={number("2")} />;
const wall: ExampleCell = { kind: "hintcell", face: <WallFace /> };

/** A word across, and one down from its last letter. */
export default function Example({ speaker }: ExampleProps) {
  const [across, down] = [
    Array.from(speaker.say({ id: "crossword.example.across" })),
    Array.from(speaker.say({ id: "crossword.example.down" })),
  ];
  const walls = across.map(() => wall);
  /** The words as far as they are written; the letters that a step is about are framed. */
  const board = (
    looked: "across" | "down",
    word: readonly ExampleCell[],
    first: ExampleCell,
    rest: readonly ExampleCell[],
  ) => (
    <ExampleBoard
      rows={[
        [...walls, { kind: "hintcell", face: toSouth, hint: looked === "down" ? "reason" : null }],
        [{ kind: "hintcell", face: toEast, hint: looked === "across" ? "reason" : null }, ...word.slice(0, -1), first],
        ...rest.map((cell) => [...walls, cell]),
      ]}
    />
  );
  const written = across.map((text): ExampleCell => ({ text }));
  const fresh = across.map((text): ExampleCell => ({ text, hint: "target" }));
  const empty = down.slice(1).map((): ExampleCell => ({}));
  return (
    <ExampleSteps
      steps={[
        {
          picture: board("across", fresh, fresh.at(-1)!, empty),
          words: speaker.say({ id: "crossword.example.first" }),
        },
        {
          picture: board("down", written, { ...written.at(-1)!, hint: "reason" }, empty),
          words: speaker.say({ id: "crossword.example.crossing" }),
        },
        {
          picture: board(
            "down",
            written,
            written.at(-1)!,
            down.slice(1).map((text): ExampleCell => ({ text, hint: "target" })),
          ),
          words: speaker.say({ id: "crossword.example.second" }),
        },
      ]}
    />
  );
}
