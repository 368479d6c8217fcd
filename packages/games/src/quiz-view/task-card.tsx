import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { areAreas, entryOf } from "@karota/engine/quiz/entry.ts";
import { canRead, isRight } from "@karota/engine/quiz/marking.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { signsOf } from "@karota/engine/quiz/typed-signs.ts";
import { expressionToSpeech, toSpeech } from "@karota/engine/speech/speech.ts";
import { Button } from "@karota/ui/button.tsx";
import { Answers } from "./answers.tsx";
import { ClockAnswer, dialStep } from "./clock-answer.tsx";
import { PicturesProvider } from "./expression-view.tsx";
import { Sentence } from "./sentence.tsx";
import styles from "./task-card.module.css";
import { spokenTask, TaskQuestion } from "./task-question.tsx";
import { TypedAnswer } from "./typed-answer.tsx";
import { WorkedSolution } from "./worked-solution.tsx";

/** A text field's key, or an open dialog's. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

export interface TaskCardProps {
  readonly game: AnyQuiz;
  readonly task: Task;
  /** How it was answered; null while it is open. */
  readonly given: Given | null;
  readonly speaker: Speaker;
  readonly readOnly: boolean;
  /** The answer is typed instead of chosen. */
  readonly typing: boolean;
  /** The keys 1 to 4 choose, wherever the focus is. */
  readonly keys: boolean;
  /** A typed answer has keys on the screen, for who has no keyboard. */
  readonly keypad?: boolean;
  /** A wrong answer is explained until the player goes on. */
  readonly explains: boolean;
  /** It comes in place of what had the focus: its answers take it, and it is announced. */
  readonly takesFocus?: boolean;
  readonly answer: (by: Given) => void;
  readonly goOn: () => void;
  readonly announce: (words: string) => void;
  /** Below the answers. */
  readonly children?: ReactNode;
}

/**
 * One task: the question, its answers to choose by pointer or the keys 1 to 4 or to type, and after a mistake the
 * worked solution on request. It stays mounted from task to task, so that what changes is announced.
 */
export function TaskCard(props: TaskCardProps) {
  const { game, task, given, speaker, readOnly, keys, takesFocus = false, answer: take, announce } = props;
  const card = useRef<HTMLDivElement>(null);
  const [firstTask] = useState(task.taskId);
  const isOpen = given === null && !readOnly;
  const entry = entryOf(task, speaker);
  const typing = props.typing && !areAreas(task);
  const step = isOpen && !typing ? dialStep(entry) : null;
  const isChosen = step === null && !(typing && isOpen);
  const wrong = given !== null && !isRight(task, given);
  const explained = wrong && props.explains;
  const mistake = explained
    ? speaker.say(game.mistake(task, given, speaker.schooling) ?? { id: "quizView.together" })
    : "";
  const answer = (by: Given) => {
    if (isOpen) take(by);
  };

  // Before the new task is painted, so that no quick key is lost. Answers that are not shown cannot be meant: somebody
  // whose answer is typed may have left the field.
  useLayoutEffect(() => {
    if (!isOpen || !isChosen || !keys) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event.target)) return;
      const index = ["1", "2", "3", "4"].indexOf(event.key);
      if (index < 0) return;
      event.preventDefault();
      take({ selected: index });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen, isChosen, keys, task, take]);

  // With its answers: whoever listens stays on the button of the answer before, which has become another one.
  const announced = useRef(takesFocus ? null : task);
  useEffect(() => {
    if (announced.current !== task) announce(toSpeech(spokenTask(task, isChosen, speaker), speaker));
    announced.current = task;
  }, [task, isChosen, speaker, announce]);

  useEffect(() => {
    if (given === null) return;
    const solution = expressionToSpeech(task.choices[task.correct]!.value, speaker);
    announce(
      isRight(task, given)
        ? speaker.say({ id: "quizView.said.right" })
        : speaker.say({ id: "quizView.said.wrong", values: { answer: solution } }),
    );
    // Announced once, with the answer; not again for another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [given, task]);

  /** What has the focus leaves with its task: the next task's answers take it. */
  const wantsFocus = useRef(takesFocus);
  useEffect(() => {
    if (!explained && !(isOpen && wantsFocus.current)) return;
    card.current
      ?.querySelector<HTMLElement>(explained ? "[data-next] button" : "[role=group] :is(button, [role=slider])")
      ?.focus({ preventScroll: true });
    wantsFocus.current = explained;
  }, [explained, isOpen]);

  return (
    <PicturesProvider value={game.picture ?? null}>
      <div
        ref={card}
        className={styles["card"]}
        data-explains={props.explains || undefined}
        data-explained={explained || undefined}
      >
        <div className={styles["asked"]}>
          <TaskQuestion
            task={task}
            speaker={speaker}
            follows={task.taskId !== firstTask}
            withChoices={isChosen}
            choose={isOpen && isChosen ? (selected) => answer({ selected }) : undefined}
          />
          {step !== null && (
            <ClockAnswer
              key={task.taskId}
              speaker={speaker}
              step={step}
              answer={(text) => {
                wantsFocus.current = true;
                answer({ text });
              }}
            />
          )}
          {typing && isOpen && (
            <TypedAnswer
              key={task.taskId}
              entry={entry}
              speaker={speaker}
              signs={props.keypad ? signsOf(task, speaker) : undefined}
              isRead={(text) => canRead(task, text)}
              answer={(text) => answer({ text })}
            />
          )}
          {isChosen && (
            <Answers
              task={task}
              correct={task.correct}
              given={given}
              speaker={speaker}
              readOnly={readOnly}
              keys={keys}
              choose={(selected) => answer({ selected })}
            />
          )}
          {given && "text" in given && (
            <p className={styles["typed"]} data-right={!wrong || undefined}>
              <Sentence
                text={speaker.say({ id: "quizView.yours", values: { answer: given.text } })}
                speaker={speaker}
                typed
              />
            </p>
          )}
        </div>
        {explained && given && (
          <div className={styles["explanation"]}>
            <section className={styles["solution"]} aria-labelledby="quiz-solution">
              <h3 id="quiz-solution">
                <Sentence text={mistake} speaker={speaker} />
              </h3>
              <WorkedSolution game={game} task={task} speaker={speaker} heading={mistake} />
            </section>
            <div className={styles["next"]} data-next>
              <Button kind="primary" size="big" onClick={props.goOn}>
                {speaker.say({ id: "quizView.next" })}
              </Button>
            </div>
          </div>
        )}
      </div>
      {!explained && props.children}
    </PicturesProvider>
  );
}
