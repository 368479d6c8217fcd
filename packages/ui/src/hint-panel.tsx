import { CrossIcon, HintIcon } from "./board-icons.ts";
import { ReadAloud } from "./read-aloud.tsx";
import styles from "./hint-panel.module.css";
import type { ReactNode } from "react";

/** A step as it is shown, and in words for voices and screen readers. */
export interface HintStep {
  readonly shown: string;
  readonly words: string;
}

/** The sky panel: where to look, why, what follows. Steps up to `stage` are lit; on phones only the current one shows. */
export function HintPanel(props: {
  readonly title: string;
  readonly steps: readonly HintStep[];
  readonly stage: number;
  readonly closeLabel: string;
  readonly close: () => void;
  /** Buttons under the steps. */
  readonly children: ReactNode;
}) {
  const steps = props.steps.slice(0, props.stage + 1);
  return (
    <section className={styles["hint"]} aria-labelledby="hint-title">
      <div className={styles["head"]}>
        <HintIcon aria-hidden="true" />
        <h2 id="hint-title">{props.title}</h2>
        {/* Quizzes, which have Roman numerals and units, have no hints. */}
        <ReadAloud prose text={[props.title, ...steps.map(({ words }) => words)].join(". ")} />
        <button type="button" aria-label={props.closeLabel} onClick={props.close}>
          <CrossIcon aria-hidden="true" />
        </button>
      </div>
      <ol>
        {steps.map(({ shown, words }, place) => (
          <li key={place} data-now={place === props.stage || undefined}>
            <span className={styles["number"]} aria-hidden="true">
              {place + 1}
            </span>
            {shown === words ? (
              <p>{shown}</p>
            ) : (
              <p>
                <span aria-hidden="true">{shown}</span>
                <span className="sr">{words}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <div className={styles["buttons"]}>{props.children}</div>
    </section>
  );
}
