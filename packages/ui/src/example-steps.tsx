import type { ReactNode } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import styles from "./example-steps.module.css";

/** What `games/<id>/example.tsx` gets, the default export: a small worked example for the rules. */
export interface ExampleProps {
  readonly speaker: Speaker;
}

export interface ExampleStep {
  /** For the eye only: a piece of a board that cannot be reached or touched. */
  readonly picture: ReactNode;
  /** Describes the whole step, for readers. */
  readonly words: string;
}

/** A worked example in two to four steps: what one sees, what one thinks, what one does. */
export function ExampleSteps({ steps }: { readonly steps: readonly ExampleStep[] }) {
  return (
    <div className={styles["example"]}>
      <ol className={styles["steps"]}>
        {steps.map(({ picture, words }, place) => (
          <li key={words}>
            <div className={styles["picture"]} aria-hidden="true" inert>
              {picture}
            </div>
            <p>
              <span className={styles["number"]} aria-hidden="true">
                {place + 1}
              </span>
              {words}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
