import { useEffect, useState } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import type { Given, QuizState, Task } from "@karota/engine/quiz/task.ts";
import { Button } from "@karota/ui/button.tsx";
import { AnswerSentence } from "./answer-sentence.tsx";
import { ExpressionView } from "./expression-view.tsx";
import { LevelMeter } from "./level-meter.tsx";
import { MISTAKES } from "./mistakes-place.ts";
import { useQuizLearning, type SkillLevel } from "./quiz-learning.ts";
import { Sentence } from "./sentence.tsx";
import styles from "./summary.module.css";
import { WorkedSolution } from "./worked-solution.tsx";

const answerOf = (task: Task, given: Given): Expression | string =>
  "text" in given ? given.text : task.choices[given.selected]!.value;

/** The tasks that were answered wrongly. */
export const wrongTasks = ({ puzzle, given }: QuizState): readonly { task: Task; given: Given; place: number }[] =>
  puzzle.tasks.flatMap((task, place) => {
    const by = given[place];
    return by && !isRight(task, by) ? [{ task, given: by, place }] : [];
  });

/** How firm the skills are now, and each mistake: what was asked, both answers and the solution. */
export function Summary(props: {
  readonly game: AnyQuiz;
  readonly state: QuizState;
  /** Null where they are not known. */
  readonly levelsBefore: readonly SkillLevel[] | null;
  readonly speaker: Speaker;
  readonly practise: () => void;
}) {
  const { game, state, speaker } = props;
  const wrong = wrongTasks(state);
  return (
    <section className={styles["summary"]}>
      <Levels game={game} state={state} before={props.levelsBefore} speaker={speaker} />
      {wrong.length > 0 && (
        <div className={styles["head"]}>
          <h3 id={MISTAKES} tabIndex={-1}>
            {speaker.say({ id: "quizView.mistakes", values: { n: wrong.length } })}
          </h3>
          <Button onClick={props.practise}>
            {speaker.say({ id: "quizView.practise", values: { n: wrong.length } })}
          </Button>
        </div>
      )}
      {wrong.map(({ task, given, place }) => {
        const kind = game.mistake(task, given, speaker.schooling);
        return (
          <article key={place} className={styles["mistake"]}>
            <h4>
              <span className={styles["number"]}>{place + 1}</span>
              <span>
                <span className={styles["ask"]}>{speaker.say(task.ask)}</span>{" "}
                <ExpressionView expression={task.question} speaker={speaker} />
              </span>
            </h4>
            <p>
              <span className={styles["yours"]}>
                <AnswerSentence id="quizView.yours" answer={answerOf(task, given)} speaker={speaker} />
              </span>{" "}
              <span className={styles["right"]}>
                <AnswerSentence id="quizView.right" answer={task.choices[task.correct]!.value} speaker={speaker} />
              </span>
            </p>
            {kind && (
              <p>
                <Sentence text={speaker.say(kind)} speaker={speaker} />
              </p>
            )}
            <details>
              <summary>{speaker.say({ id: "quizView.how" })}</summary>
              <WorkedSolution game={game} task={task} speaker={speaker} />
            </details>
          </article>
        );
      })}
    </section>
  );
}

/** The levels of the skills that this board has practised, once they are loaded, and by how many leaves they grew. */
function Levels(props: {
  readonly game: AnyQuiz;
  readonly state: QuizState;
  readonly before: readonly SkillLevel[] | null;
  readonly speaker: Speaker;
}) {
  const { game, state, before, speaker } = props;
  const learning = useQuizLearning();
  const [levels, setLevels] = useState<readonly SkillLevel[]>([]);
  useEffect(() => {
    let left = false;
    // When they cannot be loaded they are not shown; the progress page has them.
    learning?.readLevels().then(
      (read) => left || setLevels(read),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [learning]);
  const practised = new Set(state.puzzle.tasks.map(({ skill }) => skill));
  const shown = levels.filter(({ skill }) => practised.has(skill));
  if (shown.length === 0) return null;
  const grownBy = ({ skill, level }: SkillLevel): number =>
    before ? Math.max(0, level - (before.find((one) => one.skill === skill)?.level ?? 0)) : 0;
  return (
    <div className={styles["levels"]}>
      <h3>{speaker.say({ id: "quizView.levels" })}</h3>
      <ul>
        {shown.map((one) => (
          <li key={one.skill}>
            <span>{speaker.say({ id: `${game.id}.skill.${one.skill}` })}</span>
            {grownBy(one) > 0 && <small>{speaker.say({ id: "quizView.grown", values: { n: grownBy(one) } })}</small>}
            <LevelMeter level={one.level} fresh={grownBy(one)} speaker={speaker} />
          </li>
        ))}
      </ul>
    </div>
  );
}
