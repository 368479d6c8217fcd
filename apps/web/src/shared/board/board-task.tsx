import { toPlain } from "@karota/engine/quiz/plain.ts";
import type { OpenTask } from "@karota/engine/quiz/task.ts";
import { ExpressionView } from "@karota/games/quiz-view/expression-view.tsx";
import { useSpeaker } from "../i18n/i18n.tsx";
import styles from "./board.module.css";

/** So many signs fit beside each other at the full size. */
const MAX_LARGE_SIGNS = 16;

/** A question in large type; smaller where its solution needs the place. */
export function BoardTask({ task, isSolved = false }: { task: OpenTask; isSolved?: boolean }) {
  const speaker = useSpeaker();
  return (
    <div
      className={styles["task"]}
      data-long={toPlain(task.question, speaker).length > MAX_LARGE_SIGNS || undefined}
      data-solved={isSolved || undefined}
    >
      <p>{speaker.say(task.ask)}</p>
      <p>
        <ExpressionView expression={task.question} speaker={speaker} />
      </p>
    </div>
  );
}
