import { useMemo, useState } from "react";
import { IconRefresh } from "@tabler/icons-react";
import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { areAreas } from "@karota/engine/quiz/entry.ts";
import { PicturesProvider } from "@karota/games/quiz-view/expression-view.tsx";
import { TaskCard } from "@karota/games/quiz-view/task-card.tsx";
import { TaskQuestion } from "@karota/games/quiz-view/task-question.tsx";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { categoryOf } from "../../../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../../../shared/i18n/i18n.tsx";
import { sampleTasks } from "./quizzes.ts";
import { useQuiz } from "../../../../shared/use-quiz.ts";
import styles from "../wizard.module.css";

const nothing = () => undefined;

/** One task of a plan as students see it, with numbers of its own; another one on request. */
export function TaskPreview({ game, options, answer }: Omit<TaskPlan, "count">) {
  const say = useSay();
  const speaker = useSpeaker();
  const quiz = useQuiz(game);
  const asked = JSON.stringify(options);
  // Five are the fewest that a quiz draws; from them, one after the other is looked at.
  const [turn, setTurn] = useState(0);
  const round = Math.floor(turn / 5);
  const tasks = useMemo(
    () => sampleTasks(quiz, { options: JSON.parse(asked) as TaskPlan["options"], count: 5 }),
    // oxlint-disable-next-line react/exhaustive-deps -- a new round draws anew
    [quiz, asked, round],
  );
  const task = tasks[turn % tasks.length]!;
  return (
    <Stack as="section" data-category={categoryOf(game)} aria-label={say("assignments.preview")}>
      <Cluster between gap={2}>
        <h3>{say("assignments.preview")}</h3>
        <Button size="small" kind="quiet" icon={<Icon of={IconRefresh} small />} onClick={() => setTurn(turn + 1)}>
          {say("assignments.preview.another")}
        </Button>
      </Cluster>
      {answer === "typed" && !areAreas(task) ? (
        <PicturesProvider value={quiz.picture ?? null}>
          <TaskQuestion task={task} speaker={speaker} withChoices={false} />
          <p className={styles["line"]}>{say("quizView.typed.label")}</p>
        </PicturesProvider>
      ) : (
        <TaskCard
          key={`${asked}${turn}`}
          game={quiz}
          task={task}
          given={null}
          speaker={speaker}
          readOnly
          typing={false}
          keys={false}
          explains={false}
          answer={nothing}
          goOn={nothing}
          announce={nothing}
        />
      )}
    </Stack>
  );
}
