import { useId, useRef, useState } from "react";
import type { Speaker } from "@karota/engine/message.ts";
import type { Entry } from "@karota/engine/quiz/entry.ts";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";
import { Button } from "@karota/ui/button.tsx";
import { AnswerKeys } from "./answer-keys.tsx";
import styles from "./typed-answer.module.css";
import { useCaret } from "./use-caret.ts";

const NO_SIGNS: readonly string[] = [];

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
  /** What keys below the field write, for who has no keyboard; without any there are no keys. */
  readonly signs?: readonly string[] | undefined;
  readonly answer: (text: string) => void;
}) {
  const { entry, speaker, refused = "", describedBy = "", withoutFocus = false, signs = NO_SIGNS } = props;
  const [text, setText] = useState(refused);
  const [unread, setUnread] = useState(refused !== "");
  /** The text once a key on the screen has changed it: a screen reader says only by itself what a keyboard types. */
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const say = (words: string) => speaker.say({ id: words });
  const problem =
    entry === "number" ? "noNumber" : entry === "order" ? "order" : text.trim() === "" ? "nothing" : "unread";
  const change = (next: string) => {
    setText(next);
    setUnread(false);
  };
  const { follow, write, erase } = useCaret(field, text, signs, (next) => {
    change(next);
    setSaid(next.trim() === "" ? say("quizView.typed.empty") : next);
  });
  const send = (
    <Button type="submit" kind="primary">
      {say("quizView.typed.send")}
    </Button>
  );
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
          ref={field}
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
          onSelect={(event) => follow(event.currentTarget)}
          onChange={(event) => {
            follow(event.target);
            change(event.target.value);
          }}
        />
        {signs.length === 0 && send}
      </div>
      {signs.length > 0 && (
        <>
          <AnswerKeys {...{ signs, speaker, write, erase }} />
          {send}
          <p className="sr" role="status">
            {said}
          </p>
        </>
      )}
      <p id={`${id}-note`} role="status">
        {unread ? say(`quizView.typed.${problem}`) : ""}
      </p>
    </form>
  );
}
