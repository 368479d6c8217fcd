import type { Clue } from "./board.ts";
import { useCanDraw } from "./view-pictures.ts";
import styles from "./view.module.css";

/** A clue: its number, and its words or the picture in place of them. Screen readers read the words. */
export function ClueFaceText(props: {
  readonly clue: Clue;
  /** The language of the puzzle. */
  readonly language: string;
  /** The words of a picture clue are shown too. */
  readonly withWords: boolean;
}) {
  const { clue, language, withWords } = props;
  const canDraw = useCanDraw();
  const picture = clue.picture !== null && canDraw(clue.picture) ? clue.picture : null;
  return (
    <span className={styles["clue"]}>
      <b data-n={clue.n} />
      {picture && (
        <span aria-hidden="true" className={styles["picture"]}>
          {picture}
        </span>
      )}
      <span lang={language} className={picture && !withWords ? "sr" : undefined}>
        {clue.clue}
      </span>
    </span>
  );
}
