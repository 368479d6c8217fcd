import type { Speaker } from "@karota/engine/message.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { ExpressionView } from "./expression-view.tsx";
import { Scrolling } from "./scrolling.tsx";
import styles from "./worked-solution.module.css";

/** The steps to the answer, each a sentence and what it is about. */
export function WorkedSolution({ game, task, speaker }: { game: AnyQuiz; task: Task; speaker: Speaker }) {
  return (
    <ol className={styles["steps"]}>
      {game.solution(task, speaker.schooling).map((step, place) => (
        <li key={place}>
          <span>{speaker.say(step.say)}</span>
          <Scrolling className={styles["shown"]} name={speaker.say({ id: "quizView.step", values: { n: place + 1 } })}>
            {step.shown.map((expression, n) => (
              <ExpressionView key={n} expression={expression} speaker={speaker} />
            ))}
          </Scrolling>
        </li>
      ))}
    </ol>
  );
}
