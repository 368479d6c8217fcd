import { splitAtGroups } from "@karota/engine/quiz/markup.ts";
import styles from "./math-view.module.css";

/** A text for the eye, long numbers in it in groups as in mathematics. */
export function GroupedText({ text }: { readonly text: string }) {
  const [first, ...rest] = splitAtGroups(text);
  return (
    <>
      {first}
      {rest.map((piece, place) => (
        <span key={place} className={styles["group"]}>
          {piece}
        </span>
      ))}
    </>
  );
}
