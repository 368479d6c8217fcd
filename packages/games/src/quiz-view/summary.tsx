import type { Speaker } from "@karota/engine/message.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import type { Given, QuizState, Task } from "@karota/engine/quiz/task.ts";
import { ExpressionView } from "./expression-view.tsx";
import styles from "./summary.module.css";
import { WorkedSolution } from "./worked-solution.tsx";

const answerOf = (task: Task, given: Given, speaker: Speaker): string =>
  "text" in given ? given.text : toPlain(task.choices[given.selected]!.value, speaker);

/** How many were right, and each mistake with its solution. */
export function Summary({ game, state, speaker }: { game: AnyQuiz; state: QuizState; speaker: Speaker }) {
  const wrong = state.puzzle.tasks.flatMap((task, place) => {
    const given = state.given[place];
    return given && !isRight(task, given) ? [{ task, given, place }] : [];
  });
  const total = state.puzzle.tasks.length;
  return (
    <section className={styles["summary"]}>
      <p className={styles["score"]}>
        {speaker.say({ id: "quizView.score", values: { right: total - wrong.length, total } })}
      </p>
      {wrong.length > 0 && <h3>{speaker.say({ id: "quizView.mistakes", values: { n: wrong.length } })}</h3>}
      {wrong.map(({ task, given, place }) => {
        const kind = game.mistake(task, given);
        return (
          <article key={place} className={styles["mistake"]}>
            <h4>
              <span className={styles["number"]}>{place + 1}</span>
              <ExpressionView expression={task.question} speaker={speaker} />
            </h4>
            <p>
              <span className={styles["yours"]}>
                {speaker.say({ id: "quizView.yours", values: { answer: answerOf(task, given, speaker) } })}
              </span>{" "}
              <span className={styles["right"]}>
                {speaker.say({
                  id: "quizView.right",
                  values: { answer: toPlain(task.choices[task.correct]!.value, speaker) },
                })}
              </span>
            </p>
            {kind && <p>{speaker.say(kind)}</p>}
            <details>
              <summary>{speaker.say({ id: "quizView.how" })}</summary>
              <WorkedSolution game={game} task={task} speaker={speaker} />
            </details>
          </article>
        );
      })}
    </section>
  );
}
