import { useMemo } from "react";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { seeded } from "@karota/engine/random.ts";
import { ExpressionView, PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { spokenTask } from "@karota/games/quiz-view/task-question.tsx";
import { WorkedSolution } from "@karota/games/quiz-view/worked-solution.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { ReadAloud } from "@karota/ui/read-aloud.tsx";
import { IconCheck } from "@tabler/icons-react";
import { ReadAloudHost } from "../../shared/components/read-aloud-host.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import styles from "./game-page.module.css";

/** The same task on every visit, so that people can talk about the page. */
function taskOf(quiz: AnyQuiz, language: string): Task {
  const daily = quiz.options.daily as OptionValues;
  const options = "language" in daily ? { ...daily, language } : daily;
  const { tasks } = quiz.generate(options, seeded(`help:${quiz.id}`)) as { readonly tasks: readonly Task[] };
  return tasks[0]!;
}

/** A question of a quiz with its answers, the right one and its worked solution. */
export function QuizExample({ quiz }: { quiz: AnyQuiz }) {
  const say = useSay();
  const speaker = useSpeaker();
  const { language } = speaker;
  const task = useMemo(() => taskOf(quiz, language), [quiz, language]);
  return (
    <ReadAloudHost>
      <PicturesProvider value={quiz.picture ?? null}>
        <p className={styles["task"]}>
          <span>{speaker.say(task.ask)}</span> <ExpressionView expression={task.question} speaker={speaker} />
          <ReadAloud text={spokenTask(task, true, speaker)} />
        </p>
        <ul className={styles["choices"]}>
          {task.choices.map(({ value }, place) => (
            <li key={place} data-right={place === task.correct || undefined}>
              <ExpressionView expression={value} speaker={speaker} />
              {place === task.correct && (
                <span className={styles["right"]}>
                  <Icon of={IconCheck} small />
                  {say("help.example.right")}
                </span>
              )}
            </li>
          ))}
        </ul>
        <h3>{say("quizView.how")}</h3>
        <WorkedSolution game={quiz} task={task} speaker={speaker} />
      </PicturesProvider>
    </ReadAloudHost>
  );
}
