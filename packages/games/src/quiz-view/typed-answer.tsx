import { useId, useState } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import { canRead } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";
import type { OpenTask } from "@karota/engine/quiz/task.ts";
import { Button } from "@karota/ui/button.tsx";
import styles from "./typed-answer.module.css";

/** The answer in one's own writing: decimal comma or point, fractions, words. What cannot be read is not taken. */
export function TypedAnswer(props: {
  readonly task: OpenTask;
  readonly speaker: Speaker;
  readonly answer: (text: string) => void;
}) {
  const { task, speaker } = props;
  const [text, setText] = useState("");
  const [unread, setUnread] = useState(false);
  const id = useId();
  const say = (words: string) => speaker.say({ id: words });
  // All four, so that the keyboard gives nothing away.
  const isNumber = task.choices.every(({ value }) => /^[\d.,/\s−-]+$/.test(toPlain(value, speaker)));
  return (
    <form
      className={styles["typed"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (canRead(task, text)) props.answer(text.trim());
        else setUnread(true);
      }}
    >
      <label htmlFor={id}>{say("quizView.typed.label")}</label>
      <div className={styles["row"]}>
        <input
          id={id}
          name="answer"
          value={text}
          maxLength={MAX_TEXT_LENGTH}
          inputMode={isNumber ? "decimal" : "text"}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          aria-invalid={unread || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            setUnread(false);
          }}
        />
        <Button type="submit" kind="primary">
          {say("quizView.typed.send")}
        </Button>
      </div>
      <p id={`${id}-note`} role="status">
        {unread ? say(isNumber ? "quizView.typed.noNumber" : "quizView.typed.nothing") : ""}
      </p>
    </form>
  );
}
