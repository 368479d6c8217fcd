import { ExampleSteps, type ExampleProps } from "@karota/ui/example-steps.tsx";
import { answerOf, type Answer, type Sequence } from "./board.ts";
import styles from "./example.module.css";
import { AnswerPicture, PegPicture } from "./view-pegs.tsx";

/** A B C D; and A C B E, which may be what is hidden. */
const GUESS: Sequence = [1, 2, 3, 4];
const NEXT: Sequence = [1, 3, 2, 5];
const ANSWER = answerOf(GUESS, NEXT);

const Row = ({ values, answer }: { readonly values: Sequence; readonly answer: Answer | null }) => (
  <div className={styles["row"]}>
    {values.map((value) => (
      <span key={value}>
        <PegPicture value={value} />
      </span>
    ))}
    <span className={styles["end"]}>{answer && <AnswerPicture {...answer} fields={values.length} />}</span>
  </div>
);

/** A row, its answer, and a next row that agrees with it. */
export default function Example({ speaker }: ExampleProps) {
  return (
    <ExampleSteps
      steps={[
        {
          picture: (
            <div className={styles["rows"]}>
              <Row values={GUESS} answer={null} />
            </div>
          ),
          words: speaker.say({ id: "meme.example.guess" }),
        },
        {
          picture: (
            <div className={styles["rows"]}>
              <Row values={GUESS} answer={ANSWER} />
            </div>
          ),
          words: speaker.say({ id: "meme.example.answer", values: { ...ANSWER } }),
        },
        {
          picture: (
            <div className={styles["rows"]}>
              <Row values={GUESS} answer={ANSWER} />
              <Row values={NEXT} answer={null} />
            </div>
          ),
          words: speaker.say({ id: "meme.example.next" }),
        },
      ]}
    />
  );
}
