import { useRef, useState } from "react";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import type { Given, QuizMove, QuizState } from "@karota/engine/quiz/task.ts";
import { HintIcon, KeysIcon } from "@karota/ui/board-icons.ts";
import { Button } from "@karota/ui/button.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { PicturesProvider } from "./expression-view.tsx";
import { KEYS, WITHOUT } from "./keys.ts";
import { Pips, type Pip } from "./pips.tsx";
import { Practice } from "./practice.tsx";
import { useQuizFlow } from "./quiz-flow.ts";
import { useLevelsBefore, useQuizLearning } from "./quiz-learning.ts";
import { Summary, wrongTasks } from "./summary.tsx";
import { TaskCard } from "./task-card.tsx";
import styles from "./view.module.css";

export { KEYS, WITHOUT } from "./keys.ts";

/** The view of every quiz: one task at a time on its category, and at the end its mistakes once more for who wants. */
export default function QuizView(props: GameViewProps<QuizState, QuizMove>) {
  const { game, state, settings, change, speaker, readOnly, play, announce } = props;
  if (!isQuiz(game)) throw new Error(`${game.id} is no quiz`);
  const { tasks } = state.puzzle;
  const right = (place: number): boolean => isRight(tasks[place]!, state.given[place]!);
  const { place, answered, goOn } = useQuizFlow(state, (at) => settings.explainMistakes && !right(at));
  const [typing, setTyping] = useState(false);
  const [practising, setPractising] = useState(false);
  const learning = useQuizLearning();
  const levelsBefore = useLevelsBefore(state);
  const say = (id: string) => speaker.say({ id });

  const task = place === null ? null : tasks[place]!;
  const mistaken = state.given.some((one, at) => one !== null && !right(at));
  const answer = (by: Given) => {
    if (task && !answered && !readOnly) play({ taskId: task.taskId, ...by });
  };
  const sheet = useRef<HTMLDivElement>(null);
  const decide = (explainMistakes: boolean) => {
    change({ explainMistakes, explainOffered: true });
    // The offer is gone with its answer.
    sheet.current
      ?.querySelector<HTMLElement>("[role=group] :is(button, [role=slider]), input")
      ?.focus({ preventScroll: true });
  };

  const pips = tasks.map((_, at): Pip => {
    if (at === place && !answered) return "now";
    return state.given[at] === null ? "open" : right(at) ? "right" : "wrong";
  });
  const practice = practising && place === null && (
    <Practice
      tasks={wrongTasks(state).map((one) => ({ game, task: one.task }))}
      speaker={speaker}
      keys={settings.answerKeys}
      keypad={settings.twoKeys}
      announce={announce}
      takesFocus
      answered={(one, given) => learning?.practised(one.task, given)}
      atEnd={<Button onClick={() => setPractising(false)}>{say("quizView.back")}</Button>}
    />
  );
  return (
    <PicturesProvider value={game.picture ?? null}>
      <GameStage
        narrow
        without={[...WITHOUT, ...(practice ? (["restart"] as const) : [])]}
        holdsEnding={place !== null || Boolean(practice)}
        keys={KEYS.slice(settings.answerKeys ? 0 : 1).map(({ keys, does }) => ({ keys, does: say(does) }))}
        board={
          <div ref={sheet} className={styles["sheet"]}>
            {practice || <Pips pips={pips} speaker={speaker} />}
            {task && (
              <TaskCard
                game={game}
                task={task}
                given={place === null ? null : (state.given[place] ?? null)}
                speaker={speaker}
                readOnly={readOnly}
                typing={typing}
                keys={settings.answerKeys}
                keypad={settings.twoKeys}
                explains={settings.explainMistakes}
                answer={answer}
                goOn={goOn}
                announce={announce}
              >
                {mistaken && !settings.explainMistakes && !settings.explainOffered && (
                  <aside className={styles["offer"]}>
                    <p>{say("quizView.offer")}</p>
                    <div>
                      <Button size="small" onClick={() => decide(true)}>
                        {say("quizView.offer.yes")}
                      </Button>
                      <Button size="small" kind="quiet" onClick={() => decide(false)}>
                        {say("quizView.offer.no")}
                      </Button>
                    </div>
                  </aside>
                )}
              </TaskCard>
            )}
          </div>
        }
        tools={
          place === null
            ? []
            : [
                {
                  id: "typing",
                  label: say("quizView.typing"),
                  icon: <Icon of={KeysIcon} />,
                  pressed: typing,
                  use: () => setTyping(!typing),
                },
                {
                  id: "explain",
                  label: say("quizView.explain"),
                  icon: <Icon of={HintIcon} />,
                  pressed: settings.explainMistakes,
                  use: () => change({ explainMistakes: !settings.explainMistakes, explainOffered: true }),
                },
              ]
        }
        summary={
          <Summary
            game={game}
            state={state}
            levelsBefore={levelsBefore}
            speaker={speaker}
            practise={() => setPractising(true)}
          />
        }
      />
    </PicturesProvider>
  );
}
