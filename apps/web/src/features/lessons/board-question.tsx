import { useEffect } from "react";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type { LessonBoard } from "@karota/contract/lessons/lesson.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import { BoardSteps } from "../../shared/board/board-steps.tsx";
import { BoardTask } from "../../shared/board/board-task.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useQuiz } from "../../shared/use-quiz.ts";
import styles from "./board.module.css";
import { ChoiceBars } from "./choice-bars.tsx";
import { openTaskOf, solvedTaskOf } from "./shown-task.ts";

/** So many signs of an answer fit into its box at the full size. */
const MAX_LARGE_SIGNS = 6;

/**
 * The question in large type: first with its answers and how many have answered, then with the bars, the commonest mistake
 * and the solution step by step.
 */
export function BoardQuestion(props: {
  readonly board: LessonBoard;
  readonly task: MyTask;
  /** How many steps of the solution are shown. */
  readonly steps: number;
  /** Called with how many there are, once the solution is here. */
  readonly onSteps: (all: number) => void;
}) {
  const { board, task, steps, onSteps } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(task.game);
  const open = openTaskOf(task);
  const solved = solvedTaskOf(quiz, task);
  const solution = solved ? quiz.solution(solved, speaker.schooling) : [];
  const all = solution.length;
  useEffect(() => {
    if (all > 0) onSteps(all);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each solution
  }, [all, board.number]);
  const longest = Math.max(...open.choices.map(({ value }) => toPlain(value, speaker).length));
  const share = board.here === 0 ? 0 : Math.min(100, (100 * board.answered) / board.here);
  return (
    <PicturesProvider value={quiz.picture ?? null}>
      {solved === null || board.counts === null ? (
        <>
          <BoardTask task={open} isSolved={solved !== null} />
          <ol className={styles["choices"]} data-long={longest > MAX_LARGE_SIGNS || undefined}>
            {open.choices.map(({ value }, place) => (
              <li key={place}>
                <span aria-hidden="true">{place + 1}</span>
                <ExpressionView expression={value} speaker={speaker} />
              </li>
            ))}
          </ol>
          <ProgressBar
            value={share}
            label={say("lessons.answeredOf", { answered: board.answered, here: board.here })}
            className={styles["progress"]}
          />
        </>
      ) : (
        <div className={styles["explained"]}>
          <BoardTask task={open} isSolved />
          <div className={styles["solved"]}>
            <ChoiceBars quiz={quiz} task={solved} counts={board.counts} mistakes="commonest" />
            <BoardSteps steps={solution.slice(0, steps)} of={board.number} />
          </div>
        </div>
      )}
    </PicturesProvider>
  );
}
