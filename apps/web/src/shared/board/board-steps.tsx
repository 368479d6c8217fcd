import { Children, useEffect, useRef, type ReactNode } from "react";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { ExpressionView } from "@karota/games/quiz-view/expression-view.tsx";
import { Sentence } from "@karota/games/quiz-view/sentence.tsx";
import { classNames } from "@karota/ui/class-names.ts";
import { useSpeaker } from "../i18n/i18n.tsx";
import styles from "./board.module.css";

/** What one step shows beside its words, in large type. */
export const BoardShown = ({ children }: { children: ReactNode }) => (
  <span className={styles["shown"]}>{children}</span>
);

/** Steps of a solution that come one by one; further list items after them. */
export function BoardSteps(props: {
  readonly steps: ReturnType<AnyQuiz["solution"]>;
  /** Changes with the task. */
  readonly of: number;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { steps, of, className, children } = props;
  const speaker = useSpeaker();
  const list = useRef<HTMLOListElement>(null);
  const count = steps.length + Children.toArray(children).length;
  // The list, or what it is in, may be longer than the screen. Newer browsers return a promise, which is no clean-up.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [count, of]);
  return (
    <ol ref={list} className={classNames(styles["steps"], className)} aria-live="polite">
      {steps.map(({ say: sentence, shown }, place) => (
        <li key={`${of}/${place}`}>
          <span>
            <Sentence text={speaker.say(sentence)} speaker={speaker} />
          </span>
          <BoardShown>
            {shown.map((expression, n) => (
              <ExpressionView key={n} expression={expression} speaker={speaker} />
            ))}
          </BoardShown>
        </li>
      ))}
      {children}
    </ol>
  );
}
