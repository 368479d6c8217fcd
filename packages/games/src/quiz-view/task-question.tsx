import type { Speaker } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import type { OpenTask } from "@karota/engine/quiz/task.ts";
import { ReadAloud } from "@karota/ui/read-aloud.tsx";
import { ExpressionView, PressProvider } from "./expression-view.tsx";
import styles from "./task-card.module.css";

/** A question in words that is longer than so many signs is set as running text. */
const STORY_SIGNS = 60;

/** Told in sentences. */
export const isStory = (question: Expression, speaker: Speaker): boolean =>
  question.kind === "words" && toPlain(question, speaker).length > STORY_SIGNS;

/** By the longest line, as signs. */
function sizeOf(question: Expression, speaker: Speaker) {
  if (isStory(question, speaker)) return "story";
  const lines = question.kind === "system" ? question.rows : [question];
  const longest = Math.max(...lines.map((line) => toPlain(line, speaker).length));
  return longest > 16 ? "longest" : longest > 10 ? "long" : undefined;
}

/** The question and its answers, for `toSpeech`; a question that lists its answers is read once. */
export function spokenTask({ ask, question, choices }: OpenTask, withChoices: boolean, speaker: Speaker): string {
  const say = (one: Expression) => toSpoken(one, speaker);
  const answers = choices.map(({ value }) => say(value));
  const listed = question.kind === "infix" && question.operator === "list" ? question.items.map(say) : [];
  const isListed = answers.every((answer) => listed.includes(answer)) && listed.length === answers.length;
  const said = [...(withChoices && isListed ? [] : [say(question)]), ...(withChoices ? [answers.join("; ")] : [])];
  return `${speaker.say(ask)} ${said.join(": ")}.`;
}

/** The question, on the colours of its category. */
export const TaskQuestion = (props: {
  readonly task: OpenTask;
  readonly speaker: Speaker;
  /** It takes the place of another one. */
  readonly follows?: boolean;
  /** Its answers are there to choose, and so are read aloud; absent: they are. */
  readonly withChoices?: boolean;
  /** Takes the answer, by its index, whose area of the picture is pressed; absent: nothing can be pressed. */
  readonly choose?: ((index: number) => void) | undefined;
}) => {
  const { task, speaker, follows, withChoices = true, choose } = props;
  const press = (letter: string) => {
    const index = task.choices.findIndex(({ value }) => value.kind === "area" && value.letter === letter);
    if (index >= 0) choose?.(index);
  };
  return (
    <section className={styles["task"]} aria-labelledby="quiz-question">
      <h2
        key={follows ? task.taskId : undefined}
        id="quiz-question"
        data-size={sizeOf(task.question, speaker)}
        data-follows={follows || undefined}
      >
        <span className={styles["ask"]}>{speaker.say(task.ask)}</span>{" "}
        <PressProvider value={choose ? press : null}>
          <ExpressionView expression={task.question} speaker={speaker} />
        </PressProvider>
      </h2>
      <ReadAloud text={spokenTask(task, withChoices, speaker)} />
    </section>
  );
};
