import type { ReactNode } from "react";
import type { Heading } from "@karota/engine/grid/crossing.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { BackIcon, OnIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { ReadAloud } from "@karota/ui/read-aloud.tsx";
import styles from "./clues.module.css";
import type { CrossingControl } from "./use-crossing.ts";

/** The arrow of a heading, as in hint cells. */
export const HeadingArrow = ({ heading }: { readonly heading: Heading }) => (
  <svg viewBox="0 0 10 10" aria-hidden="true" className={styles["arrow"]}>
    <path d={heading === "e" ? "M2 1L9 5L2 9z" : "M1 2L9 2L5 9z"} />
  </svg>
);

/**
 * The clue of the selected run, large, with buttons to turn and to go to the neighbouring runs. It is above the keys
 * and leaves the focus on the board.
 */
export function ClueBar(props: {
  readonly speaker: Speaker;
  readonly control: CrossingControl;
  /** The clue in words for a voice; null where it is in another language. */
  readonly spoken: string | null;
  readonly children: ReactNode;
}) {
  const { control, speaker } = props;
  const { heading } = control.cursor;
  const say = (id: string) => speaker.say({ id, values: { heading } });
  return (
    <div className={styles["bar"]} onPointerDown={(event) => event.preventDefault()}>
      <button type="button" aria-label={say("crossing.before")} onClick={() => control.nextRun(-1)}>
        <Icon of={BackIcon} />
      </button>
      <button type="button" className={styles["clue"]} onClick={control.turn}>
        <HeadingArrow heading={heading} />
        <span>{props.children}</span>
        <span className="sr">{say("crossing.turn")}</span>
      </button>
      {props.spoken !== null && <ReadAloud prose text={props.spoken} />}
      <button type="button" aria-label={say("crossing.next")} onClick={() => control.nextRun(1)}>
        <Icon of={OnIcon} />
      </button>
    </div>
  );
}
