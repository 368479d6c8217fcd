import type { Speaker } from "@karota/engine/message.ts";
import { ExampleBoard } from "@karota/ui/example-board.tsx";
import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import type { CardSymbol } from "./symbols.ts";
import { cardOf, type Side } from "./view-card.tsx";
import styles from "./example.module.css";
import view from "./view.module.css";

/** Carrot, apple, apple, carrot. */
const SYMBOLS: readonly CardSymbol[] = ["A", "B", "B", "A"];

const board = (speaker: Speaker, sides: readonly Side[], remembered: number | null = null) => (
  <ExampleBoard
    className={`${view["cloth"]} ${styles["cards"]}`}
    rows={[
      sides.map((side, place) => ({
        kind: side === "hidden" ? ("hidden" as const) : ("revealed" as const),
        face: cardOf({ kind: "picture", picture: SYMBOLS[place]! }, side, speaker),
        hint: place === remembered ? ("reason" as const) : null,
      })),
    ]}
  />
);

/** A card that was seen is found again. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        {
          picture: board(speaker, ["open", "open", "hidden", "hidden"]),
          words: speaker.say({ id: "memory.example.unlike" }),
        },
        {
          picture: board(speaker, ["hidden", "hidden", "hidden", "hidden"], 1),
          words: speaker.say({ id: "memory.example.remember" }),
        },
        {
          picture: board(speaker, ["hidden", "found", "found", "hidden"]),
          words: speaker.say({ id: "memory.example.pair" }),
        },
      ]}
    />
  );
}
