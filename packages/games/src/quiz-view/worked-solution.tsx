import type { Speaker } from "@karota/engine/message.ts";
import { toSpoken } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import { ReadAloud } from "@karota/ui/read-aloud.tsx";
import { ExpressionView } from "./expression-view.tsx";
import { Scrolling } from "./scrolling.tsx";
import { Sentence } from "./sentence.tsx";
import styles from "./worked-solution.module.css";

/** A step as a voice reads it. */
const spokenStep = ({ say, shown }: Step, speaker: Speaker): string =>
  `${speaker.say(say)} ${shown.map((one) => toSpoken(one, speaker)).join("; ")}.`;

/**
 * The steps to the answer, each a sentence and what it is about.
 * @param props.heading what stands above them, which a voice reads first
 */
export function WorkedSolution(props: {
  readonly game: AnyQuiz;
  readonly task: Task;
  readonly speaker: Speaker;
  readonly heading?: string;
}) {
  const { game, task, speaker, heading = "" } = props;
  const steps = game.solution(task, speaker.schooling);
  return (
    <div className={styles["solution"]}>
      <ol className={styles["steps"]}>
        {steps.map((step, place) => (
          <li key={place}>
            <span>
              <Sentence text={speaker.say(step.say)} speaker={speaker} />
            </span>
            <Scrolling
              className={styles["shown"]}
              name={speaker.say({ id: "quizView.step", values: { n: place + 1 } })}
            >
              {step.shown.map((expression, n) => (
                <ExpressionView key={n} expression={expression} speaker={speaker} />
              ))}
            </Scrolling>
          </li>
        ))}
      </ol>
      <ReadAloud text={[heading, ...steps.map((step) => spokenStep(step, speaker))].join(" ").trim()} />
    </div>
  );
}
