import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { TickIcon } from "@karota/ui/board-icons.ts";
import { withoutCheer } from "../../shared/board/without-cheer.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./choice-bars.module.css";
import { commonestWrong } from "./figures.ts";

/**
 * The four answers with how many chose each, the right one marked. What Karota says of a mistake stands at each wrong
 * answer that was chosen, or at the one that most chose.
 */
export function ChoiceBars(props: {
  readonly quiz: AnyQuiz;
  readonly task: Task;
  readonly counts: readonly number[];
  readonly mistakes: "all" | "commonest" | "none";
}) {
  const { quiz, task, counts, mistakes } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const format = useFormat();
  const most = Math.max(1, ...counts);
  const commonest = commonestWrong(counts, task.correct);
  const wordsOf = (place: number): string | null => {
    if (place === task.correct || counts[place] === 0 || mistakes === "none") return null;
    if (mistakes === "commonest" && place !== commonest) return null;
    const words = quiz.mistake(task, { selected: place }, speaker.schooling);
    return words && withoutCheer(speaker.say(words));
  };
  return (
    <PicturesProvider value={quiz.picture ?? null}>
      <ol className={styles["bars"]}>
        {task.choices.map(({ value }, place) => {
          const count = counts[place] ?? 0;
          const words = wordsOf(place);
          return (
            <li key={place} data-right={place === task.correct || undefined}>
              <span className={styles["choice"]}>
                <ExpressionView expression={value} speaker={speaker} />
                {place === task.correct && (
                  <span className={styles["tick"]}>
                    <TickIcon aria-hidden="true" />
                    <span className="sr">{say("lessons.right")}</span>
                  </span>
                )}
              </span>
              <span className={styles["track"]} aria-hidden="true">
                <span style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className={styles["count"]}>
                <span aria-hidden="true">{format.number(count)}</span>
                <span className="sr">{say("lessons.chosen", { count })}</span>
              </span>
              {words && <span className={styles["words"]}>{words}</span>}
            </li>
          );
        })}
      </ol>
    </PicturesProvider>
  );
}
