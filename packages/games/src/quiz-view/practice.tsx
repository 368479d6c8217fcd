import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { KeysIcon } from "@karota/ui/board-icons.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Pips, type Pip } from "./pips.tsx";
import styles from "./practice.module.css";
import { useQuizFlow } from "./quiz-flow.ts";
import { TaskCard } from "./task-card.tsx";

/** A task that is repeated, with its quiz; the quizzes of one practice may differ. */
export interface PracticeTask {
  readonly game: AnyQuiz;
  readonly task: Task;
}

/**
 * Mistakes repeated, one after the other, each with its solution where it is wrong again. At the end those that were
 * wrong can be repeated, until none is left or the player has enough.
 */
export function Practice<One extends PracticeTask>(props: {
  readonly tasks: readonly One[];
  readonly speaker: Speaker;
  /** The keys 1 to 4 choose an answer. */
  readonly keys: boolean;
  /** Typed answers have keys on the screen. */
  readonly keypad: boolean;
  readonly announce: (words: string) => void;
  /** Called when a task is shown. */
  readonly asks?: (task: One) => void;
  /** An answer fell. */
  readonly answered?: (task: One, given: Given) => void;
  /** It comes in place of the button that began it. */
  readonly takesFocus?: boolean;
  /** What can be done at the end, besides doing the wrong ones once more. */
  readonly atEnd: ReactNode;
}) {
  const { tasks, speaker, keys, keypad, announce } = props;
  const [asked, setAsked] = useState<readonly One[]>(tasks);
  const [round, setRound] = useState(0);
  return (
    <Round
      key={round}
      {...{ speaker, keys, keypad, announce, ...(props.answered && { answered: props.answered }) }}
      {...(props.asks && { asks: props.asks })}
      tasks={asked}
      takesFocus={round > 0 || props.takesFocus === true}
      atEnd={props.atEnd}
      again={(wrong) => {
        setAsked(wrong);
        setRound(round + 1);
      }}
    />
  );
}

function Round<One extends PracticeTask>(props: {
  readonly tasks: readonly One[];
  readonly speaker: Speaker;
  /** The keys 1 to 4 choose an answer. */
  readonly keys: boolean;
  readonly keypad: boolean;
  readonly announce: (words: string) => void;
  readonly asks?: (task: One) => void;
  readonly answered?: (task: One, given: Given) => void;
  readonly takesFocus: boolean;
  readonly atEnd: ReactNode;
  readonly again: (wrong: readonly One[]) => void;
}) {
  const { tasks, speaker, keys, keypad, announce } = props;
  const [given, setGiven] = useState<readonly (Given | null)[]>(() => tasks.map(() => null));
  const [typing, setTyping] = useState(false);
  const right = (at: number): boolean => isRight(tasks[at]!.task, given[at]!);
  const board = { puzzle: { tasks: tasks.map(({ task }) => task) }, given };
  const { place, answered, goOn } = useQuizFlow(board, (at) => !right(at));
  const say = (id: string, values?: Record<string, number>) => speaker.say({ id, ...(values && { values }) });

  const pips = tasks.map((_, at): Pip => {
    if (at === place && !answered) return "now";
    return given[at] === null ? "open" : right(at) ? "right" : "wrong";
  });
  const one = place === null ? null : tasks[place]!;
  const { asks } = props;
  useEffect(() => {
    if (one) asks?.(one);
  }, [one, asks]);

  const heading = useRef<HTMLHeadingElement>(null);
  const ended = one === null || place === null;
  useLayoutEffect(() => {
    if (ended) heading.current?.focus({ preventScroll: true });
  }, [ended]);
  if (ended) {
    const wrong = tasks.filter((_, at) => !right(at));
    return (
      <div className={styles["end"]}>
        <Pips pips={pips} speaker={speaker} />
        <h2 ref={heading} tabIndex={-1}>
          {say("quizView.score", { right: tasks.length - wrong.length, total: tasks.length })}
        </h2>
        <div className={styles["acts"]}>
          {wrong.length > 0 && (
            <Button kind="primary" onClick={() => props.again(wrong)}>
              {say("quizView.practise", { n: wrong.length })}
            </Button>
          )}
          {props.atEnd}
        </div>
      </div>
    );
  }
  return (
    <div className={styles["round"]}>
      <Pips pips={pips} speaker={speaker} />
      <TaskCard
        game={one.game}
        task={one.task}
        given={given[place] ?? null}
        speaker={speaker}
        readOnly={false}
        typing={typing}
        keys={keys}
        keypad={keypad}
        explains
        takesFocus={props.takesFocus}
        answer={(by) => {
          if (given[place] !== null) return;
          setGiven(given.with(place, by));
          props.answered?.(one, by);
        }}
        goOn={goOn}
        announce={announce}
      >
        <div>
          <Button
            size="small"
            icon={<Icon of={KeysIcon} small />}
            aria-pressed={typing}
            onClick={() => setTyping(!typing)}
          >
            {say("quizView.typing")}
          </Button>
        </div>
      </TaskCard>
    </div>
  );
}
