import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isQuiz } from "@karota/engine/quiz/quiz.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { Given, QuizMove, QuizState } from "@karota/engine/quiz/task.ts";
import { HintIcon, KeysIcon } from "@karota/ui/board-icons.ts";
import { Button } from "@karota/ui/button.tsx";
import { GameStage } from "@karota/ui/game-stage.tsx";
import type { GameViewProps } from "@karota/ui/game-view.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { Answers } from "./answers.tsx";
import { ExpressionView, PicturesProvider } from "./expression-view.tsx";
import { Pips, type Pip } from "./pips.tsx";
import { useQuizFlow } from "./quiz-flow.ts";
import { Summary } from "./summary.tsx";
import { TypedAnswer } from "./typed-answer.tsx";
import styles from "./view.module.css";
import { WorkedSolution } from "./worked-solution.tsx";

/** A key that somebody types with, or that belongs to an open dialog. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

const sizeOf = (text: string) => (text.length > 16 ? "longest" : text.length > 10 ? "long" : undefined);

/** The view of every quiz: one task at a time on its bed. */
export default function QuizView(props: GameViewProps<QuizState, QuizMove>) {
  const { game, state, settings, change, speaker, readOnly, play, announce } = props;
  if (!isQuiz(game)) throw new Error(`${game.id} is no quiz`);
  const { tasks } = state.puzzle;
  const right = (place: number): boolean => isRight(tasks[place]!, state.given[place]!);
  const { place, answered, goOn } = useQuizFlow(state, (at) => settings.explainMistakes && !right(at));
  const [typing, setTyping] = useState(false);
  const next = useRef<HTMLDivElement>(null);
  const say = (id: string) => speaker.say({ id });

  const task = place === null ? null : tasks[place]!;
  const given = place === null ? null : (state.given[place] ?? null);
  const isOpen = task !== null && !answered && !readOnly;
  const explained = answered && place !== null && settings.explainMistakes && !right(place);
  const mistaken = state.given.some((one, at) => one !== null && !right(at));

  const answer = (by: Given) => {
    if (isOpen) play({ taskId: task.taskId, ...by });
  };

  // Before the new task is painted, so that no quick key is lost.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const index = ["1", "2", "3", "4"].indexOf(event.key);
      if (index < 0) return;
      event.preventDefault();
      play({ taskId: task.taskId, selected: index });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen, task, play]);

  const question = task ? `${speaker.say(task.ask)} ${toSpoken(task.question, speaker)}` : null;
  const first = useRef(true);
  useEffect(() => {
    if (question !== null && !first.current) announce(question);
    first.current = false;
  }, [question, announce]);

  useEffect(() => {
    if (!answered || place === null) return;
    const solution = toSpoken(tasks[place]!.choices[tasks[place]!.correct]!.value, speaker);
    announce(
      isRight(tasks[place]!, state.given[place]!)
        ? speaker.say({ id: "quizView.said.right" })
        : speaker.say({ id: "quizView.said.wrong", values: { answer: solution } }),
    );
    // Told once, when the answer falls; not again for another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answered, place]);

  useEffect(() => {
    if (explained) next.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [explained]);

  const pips = tasks.map((_, at): Pip => {
    if (at === place && !answered) return "now";
    return state.given[at] === null ? "open" : right(at) ? "right" : "wrong";
  });
  const { done, total } = props.verdict.progress;
  return (
    <PicturesProvider value={game.picture ?? null}>
      <GameStage
        narrow
        without={["undo", "redo", "hint", "check"]}
        holdsEnding={place !== null}
        keys={[
          { keys: "1–4", does: say("quizView.keys.choose") },
          { keys: "← ↑ → ↓", does: say("quizView.keys.walk") },
        ]}
        left={speaker.say({ id: "quizView.left", values: { left: total - done } })}
        board={
          <div className={styles["sheet"]}>
            <Pips pips={pips} speaker={speaker} />
            {task && (
              <>
                <section className={styles["task"]} aria-labelledby="quiz-question">
                  <h2 id="quiz-question" data-size={sizeOf(toPlain(task.question, speaker))}>
                    <span className={styles["ask"]}>{speaker.say(task.ask)}</span>{" "}
                    <ExpressionView expression={task.question} speaker={speaker} />
                  </h2>
                </section>
                {typing && isOpen ? (
                  <TypedAnswer key={task.taskId} task={task} speaker={speaker} answer={(text) => answer({ text })} />
                ) : (
                  <Answers
                    task={task}
                    correct={task.correct}
                    given={given}
                    speaker={speaker}
                    readOnly={readOnly}
                    choose={(selected) => answer({ selected })}
                  />
                )}
                {given && "text" in given && (
                  <p className={styles["typed"]} data-right={isRight(task, given) || undefined}>
                    {speaker.say({ id: "quizView.yours", values: { answer: given.text } })}
                  </p>
                )}
                {explained && given && (
                  <>
                    <section className={styles["solution"]} aria-labelledby="quiz-solution">
                      <h3 id="quiz-solution">
                        {speaker.say(game.mistake(task, given) ?? { id: "quizView.together" })}
                      </h3>
                      <WorkedSolution game={game} task={task} speaker={speaker} />
                    </section>
                    <div className={styles["next"]} ref={next}>
                      <Button kind="primary" size="big" onClick={goOn}>
                        {say("quizView.next")}
                      </Button>
                    </div>
                  </>
                )}
                {mistaken && !explained && !settings.explainMistakes && !settings.explainOffered && (
                  <aside className={styles["offer"]}>
                    <p>{say("quizView.offer")}</p>
                    <div>
                      <Button size="small" onClick={() => change({ explainMistakes: true, explainOffered: true })}>
                        {say("quizView.offer.yes")}
                      </Button>
                      <Button size="small" kind="quiet" onClick={() => change({ explainOffered: true })}>
                        {say("quizView.offer.no")}
                      </Button>
                    </div>
                  </aside>
                )}
              </>
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
        summary={<Summary game={game} state={state} speaker={speaker} />}
      />
    </PicturesProvider>
  );
}
