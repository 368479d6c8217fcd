import type { Speaker } from "@karota/engine/message.ts";
import { CrossIcon, TickIcon } from "@karota/ui/board-icons.ts";
import { LeafPlace } from "./level-meter.tsx";
import styles from "./pips.module.css";

export type Pip = "right" | "wrong" | "now" | "open";

const MARKS = { right: <TickIcon />, wrong: <CrossIcon />, open: null } as const;
const WORDS: Readonly<Record<Pip, string>> = {
  right: "quizView.pip.right",
  wrong: "quizView.pip.wrong",
  now: "quizView.pip.now",
  open: "quizView.pip.open",
};

/**
 * One pip a task, with a symbol besides the colour; up to twelve are in one row, more in several. When all are answered, the right ones have
 * a leaf, and the others its outline.
 */
export function Pips({ pips, speaker }: { pips: readonly Pip[]; speaker: Speaker }) {
  const now = pips.indexOf("now") + 1;
  const ended = pips.every((pip) => pip === "right" || pip === "wrong");
  const label = speaker.say(
    now > 0
      ? { id: "quizView.pips", values: { now, total: pips.length } }
      : { id: "quizView.pips.done", values: { total: pips.length } },
  );
  return (
    <ol
      className={styles["pips"]}
      aria-label={label}
      data-ended={ended || undefined}
      data-dozen={pips.length === 11 || pips.length === 12 || undefined}
      data-many={pips.length > 12 || undefined}
      data-most={pips.length > 20 || undefined}
    >
      {pips.map((pip, place) => (
        <li key={place} data-pip={pip} aria-current={pip === "now" ? "step" : undefined}>
          <span aria-hidden="true">
            {ended ? <LeafPlace grown={pip === "right"} /> : pip === "now" ? place + 1 : MARKS[pip]}
          </span>
          <span className="sr">{speaker.say({ id: WORDS[pip], values: { n: place + 1 } })}</span>
        </li>
      ))}
    </ol>
  );
}
