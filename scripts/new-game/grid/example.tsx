import { cellsOf, ExampleBoard, type ExampleCell } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";

const board = (missing: ExampleCell) => <ExampleBoard rows={[[...cellsOf("31"), missing, ...cellsOf("4")]]} />;

/** The last empty cell of a row. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        { picture: board({ hint: "target" }), words: speaker.say({ id: "newGame.example.look" }) },
        { picture: board({ text: "2", hint: "target" }), words: speaker.say({ id: "newGame.example.write" }) },
      ]}
    />
  );
}
