import { useId, useState } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import type { Entry } from "@karota/engine/quiz/entry.ts";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";
import { Button } from "@karota/ui/button.tsx";
import styles from "./typed-answer.module.css";

/** The answer in one's own writing: decimal comma or point, fractions, words. What cannot be read is not taken. */
export function TypedAnswer(props: {
  readonly entry: Entry;
  readonly speaker: Speaker;
  /** Whether a text can be an answer, as far as that is known here. */
  readonly isRead: (text: string) => boolean;
  /** What was typed before and could not be read. */
  readonly refused?: string | undefined;
  /** The ids of what describes the field besides. */
  readonly describedBy?: string;
  /** Takes the focus by itself only after a refusal. */
  readonly withoutFocus?: boolean;
  readonly answer: (text: string) => void;
}) {
  const { entry, speaker, refused = "", describedBy = "", withoutFocus = false } = props;
  const [text, setText] = useState(refused);
  const [unread, setUnread] = useState(refused !== "");
  const id = useId();
  const say = (words: string) => speaker.say({ id: words });
  const problem =
    entry === "number" ? "noNumber" : entry === "order" ? "order" : text.trim() === "" ? "nothing" : "unread";
  return (
    <form
      className={styles["typed"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (props.isRead(text)) props.answer(text.trim());
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
          inputMode={entry === "number" ? "decimal" : "text"}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={!withoutFocus || refused !== ""}
          aria-invalid={unread || undefined}
          aria-describedby={`${id}-note ${describedBy}`.trim()}
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
        {unread ? say(`quizView.typed.${problem}`) : ""}
      </p>
    </form>
  );
}
