import type { ComponentType } from "react";
import type { ExampleProps } from "@karota/ui/example-steps.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import styles from "./game-example.module.css";
import { categoryOf } from "../format/game-words.ts";
import { useSay, useSpeaker } from "../i18n/i18n.tsx";
import { onDemand } from "../api/on-demand.tsx";

const FILES = import.meta.glob<{ default: ComponentType<ExampleProps> }>(
  "../../../../../packages/games/src/*/example.tsx",
);
const EXAMPLES = Object.fromEntries(
  Object.entries(FILES).map(([file, load]) => [file.split("/").at(-2)!, onDemand(load)] as const),
);

/** The worked example of a game under its heading; nothing for a game that has none, such as a quiz. */
export function GameExample({ game }: { readonly game: string }) {
  const say = useSay();
  const speaker = useSpeaker();
  const Example = EXAMPLES[game];
  if (!Example) return null;
  return (
    <Stack as="section" gap={4} className={styles["example"]} data-category={categoryOf(game)}>
      <h3>{say("board.example")}</h3>
      <Example speaker={speaker} />
    </Stack>
  );
}
