import type { Speaker } from "@karota/engine/message.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { OpenTask } from "@karota/engine/quiz/task.ts";
import { ExpressionView } from "./expression-view.tsx";
import styles from "./task-card.module.css";

const sizeOf = (text: string) => (text.length > 16 ? "longest" : text.length > 10 ? "long" : undefined);

/** What is asked, on the colours of its bed. */
export const TaskQuestion = ({ task, speaker }: { task: OpenTask; speaker: Speaker }) => (
  <section className={styles["task"]} aria-labelledby="quiz-question">
    <h2 id="quiz-question" data-size={sizeOf(toPlain(task.question, speaker))}>
      <span className={styles["ask"]}>{speaker.say(task.ask)}</span>{" "}
      <ExpressionView expression={task.question} speaker={speaker} />
    </h2>
  </section>
);
