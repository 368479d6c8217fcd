import { CrossIcon, HintIcon } from "./board-icons.ts";
import { ReadAloud } from "./read-aloud.tsx";
import styles from "./hint-panel.module.css";
import type { ReactNode } from "react";

/** The sky panel: where to look, why, what follows. Steps up to `stage` are lit; on phones only the current one shows. */
export function HintPanel(props: {
  readonly title: string;
  readonly steps: readonly string[];
  readonly stage: number;
  readonly closeLabel: string;
  readonly close: () => void;
  /** Buttons under the steps. */
  readonly children: ReactNode;
}) {
  return (
    <section className={styles["hint"]} aria-labelledby="hint-title">
      <div className={styles["head"]}>
        <HintIcon aria-hidden="true" />
        <h2 id="hint-title">{props.title}</h2>
        {/* Quizzes, which have Roman numerals and units, have no hints. */}
        <ReadAloud prose text={[props.title, ...props.steps.slice(0, props.stage + 1)].join(". ")} />
        <button type="button" aria-label={props.closeLabel} onClick={props.close}>
          <CrossIcon aria-hidden="true" />
        </button>
      </div>
      <ol>
        {props.steps.slice(0, props.stage + 1).map((step, place) => (
          <li key={place} data-now={place === props.stage || undefined}>
            <span className={styles["number"]} aria-hidden="true">
              {place + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
      <div className={styles["buttons"]}>{props.children}</div>
    </section>
  );
}
