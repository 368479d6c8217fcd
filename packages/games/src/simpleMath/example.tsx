import { ExampleBoard } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { tileOf } from "./view-tile.tsx";
import view from "./view.module.css";

const NUMBERS = [42, 44, 12, 16];

const board = (selected: readonly number[], looked: readonly number[]) => (
  <ExampleBoard
    className={view["board"]}
    rows={[
      NUMBERS.map((value) => ({
        kind: "entered" as const,
        face: tileOf(value, selected.includes(value)),
        selected: null,
        hint: looked.includes(value) ? ("reason" as const) : null,
      })),
    ]}
  />
);

/** Which of four numbers are multiples of 6, and which are common multiples of 4 and 6. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        { picture: board([42], []), words: speaker.say({ id: "simpleMath.example.multiple" }) },
        { picture: board([42], [44]), words: speaker.say({ id: "simpleMath.example.between" }) },
        { picture: board([42, 12], [16]), words: speaker.say({ id: "simpleMath.example.rest" }) },
        { picture: board([12], [42, 44, 16]), words: speaker.say({ id: "simpleMath.example.common" }) },
      ]}
    />
  );
}
