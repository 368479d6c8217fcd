import { useRef, type KeyboardEvent } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import type { Given, OpenTask } from "@karota/engine/quiz/task.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { expressionToSpeech } from "@karota/engine/speech/speech.ts";
import { CrossIcon, TickIcon } from "@karota/ui/board-icons.ts";
import styles from "./answers.module.css";
import { ExpressionView } from "./expression-view.tsx";
import { isStory } from "./task-question.tsx";

/** Columns of the answers as they are laid out just now, for the arrow keys. */
const columnsOf = (group: Element): number => getComputedStyle(group).gridTemplateColumns.split(" ").length;
const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Four answers to choose from; once answered, what was right and what was chosen. */
export function Answers(props: {
  readonly task: OpenTask;
  /** Index of the right choice; null while it is secret, as in an assignment. */
  readonly correct: number | null;
  readonly given: Given | null;
  /** The choice that is not yet confirmed, where that is needed; null or absent: none. */
  readonly picked?: number | null;
  readonly speaker: Speaker;
  readonly readOnly: boolean;
  /** The number of each answer is a key that chooses it. */
  readonly keys: boolean;
  readonly choose: (index: number) => void;
}) {
  const { task, correct, given, speaker } = props;
  const group = useRef<HTMLDivElement>(null);
  const done = given !== null;
  const chosen = given && "selected" in given ? given.selected : null;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !group.current) return;
    const buttons = [...group.current.querySelectorAll("button")];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    event.preventDefault();
    buttons[from + step(columnsOf(group.current))]?.focus();
  };
  const wordsOf = (index: number): string => {
    const choice = expressionToSpeech(task.choices[index]!.value, speaker);
    if (!done || correct === null) return choice;
    if (index === correct)
      return speaker.say({
        id: index === chosen ? "quizView.answer.yoursRight" : "quizView.answer.right",
        values: { choice },
      });
    return index === chosen ? speaker.say({ id: "quizView.answer.yoursWrong", values: { choice } }) : choice;
  };
  const mine = done ? chosen : (props.picked ?? null);
  const lookOf = (index: number) => {
    if (correct === null) return index === mine ? "picked" : done ? "rest" : undefined;
    if (!done) return undefined;
    return index === correct ? "right" : index === chosen ? "wrong" : "rest";
  };
  const arePictures = task.choices.every(({ value }) => value.kind === "picture" || value.kind === "drawing");
  const longest = Math.max(...task.choices.map((choice) => toPlain(choice.value, speaker).length));
  return (
    <div
      ref={group}
      role="group"
      aria-label={speaker.say({ id: "quizView.answers" })}
      className={styles["answers"]}
      data-size={arePictures ? "pictures" : longest > 12 ? "longest" : longest > 6 ? "long" : undefined}
      data-story={isStory(task.question, speaker) || undefined}
      onKeyDown={walk}
    >
      {task.choices.map((choice, index) => (
        <button
          key={index}
          type="button"
          className={styles["answer"]}
          data-look={lookOf(index)}
          aria-disabled={done || props.readOnly || undefined}
          aria-pressed={correct === null ? index === mine : undefined}
          aria-keyshortcuts={props.keys ? String(index + 1) : undefined}
          onClick={() => done || props.readOnly || props.choose(index)}
        >
          <kbd aria-hidden="true">{index + 1}</kbd>
          <ExpressionView expression={choice.value} speaker={speaker} words={wordsOf(index)} />
          {lookOf(index) !== undefined && lookOf(index) !== "rest" && (
            <span className={styles["flag"]} aria-hidden="true">
              {lookOf(index) === "wrong" ? <CrossIcon /> : <TickIcon />}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
