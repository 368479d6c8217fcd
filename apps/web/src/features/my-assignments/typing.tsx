import { useState } from "react";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import { lineOf } from "@karota/contract/text.ts";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";
import type { Given } from "@karota/engine/quiz/task.ts";
import { ClockAnswer, dialStep } from "@karota/games/quiz-view/clock-answer.tsx";
import { TypedAnswer } from "@karota/games/quiz-view/typed-answer.tsx";
import { Button } from "@karota/ui/button.tsx";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useSettings } from "../../shared/session/settings.ts";
import styles from "./my-assignment.module.css";

/** A question without choices: a field to type in, or a clock to set; and what was typed. */
export function Typing(props: {
  readonly entry: NonNullable<MyTask["entry"]>;
  /** What may be in the answer. */
  readonly signs: MyTask["signs"];
  /** The final answer; null while there is none. */
  readonly given: Given | null;
  readonly open: boolean;
  /** What was typed before and could not be read. */
  readonly refused: string | undefined;
  readonly answer: (text: string) => void;
}) {
  const { entry, signs, given, open, refused, answer } = props;
  const say = useSay();
  const speaker = useSpeaker();
  const { two_keys: hasKeypad = false } = useSettings();
  const step = dialStep(entry);
  const [typing, setTyping] = useState(step === null || refused !== undefined);
  if (given && "text" in given)
    return <p className={`${styles["typed"]} wrap`}>{say("quizView.yours", { answer: given.text })}</p>;
  if (!open) return null;
  return (
    <>
      {typing || step === null ? (
        <TypedAnswer
          entry={entry}
          speaker={speaker}
          // The choices that the reader needs are with the server, which decides.
          isRead={(text) => lineOf(text, MAX_TEXT_LENGTH) !== ""}
          refused={refused}
          signs={hasKeypad ? signs : undefined}
          describedBy="quiz-question final"
          withoutFocus
          answer={(text) => answer(lineOf(text, MAX_TEXT_LENGTH))}
        />
      ) : (
        <ClockAnswer speaker={speaker} step={step} answer={answer} />
      )}
      {step !== null && (
        <Button size="small" kind="quiet" className="start" aria-pressed={typing} onClick={() => setTyping(!typing)}>
          {say("quizView.typing")}
        </Button>
      )}
    </>
  );
}
