import { memo } from "react";
import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { Language, Speaker } from "@karota/engine/message.ts";
import { EraseIcon } from "./board-icons.ts";
import { Icon } from "./icon.tsx";
import styles from "./letter-keypad.module.css";

const ROWS = 3;

/**
 * The letters of a language in three rows, and the eraser in what is left of the last one. On phones the keys touch one
 * another, so that eleven in a row are still wide enough for a finger. They leave the focus where it is.
 */
export const LetterKeypad = memo(function LetterKeypad(props: {
  /** Whose letters: the board's language, which may be another than the page's. */
  readonly language: Language;
  readonly speaker: Speaker;
  readonly press: (letter: string) => void;
  readonly erase: () => void;
  /** The letter that the selected cell holds. */
  readonly lit?: string | undefined;
  readonly disabled?: boolean;
}) {
  const { language, speaker, press, erase, lit, disabled = false } = props;
  const letters = ALPHABETS[language];
  const columns = Math.ceil((letters.length + 1) / ROWS);
  return (
    <div
      role="group"
      aria-label={speaker.say({ id: "board.keys" })}
      className={styles["keys"]}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onPointerDown={(event) => event.preventDefault()}
    >
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          lang={language}
          data-lit={letter === lit || undefined}
          aria-disabled={disabled || undefined}
          onClick={() => disabled || press(letter)}
        >
          <span>{letter}</span>
        </button>
      ))}
      <button
        type="button"
        aria-label={speaker.say({ id: "board.erase" })}
        aria-disabled={disabled || undefined}
        style={{ gridColumn: `span ${columns * ROWS - letters.length}` }}
        onClick={() => disabled || erase()}
      >
        <span data-quiet>
          <Icon of={EraseIcon} />
        </span>
      </button>
    </div>
  );
});
