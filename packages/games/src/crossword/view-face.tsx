import { memo } from "react";
import styles from "./view.module.css";

/** The number of a word, or its picture. */
export interface Sign {
  readonly sign: string;
  readonly isPicture: boolean;
}

/** What a hint cell says of the words that begin beside and below it: number or picture, with an arrow to the word. */
export const ClueFace = memo(function ClueFace(props: { readonly east: Sign | null; readonly south: Sign | null }) {
  const signs = [
    { to: "east", of: props.east },
    { to: "south", of: props.south },
  ].flatMap(({ to, of }) => (of ? [{ to, ...of }] : []));
  return (
    <span className={styles["face"]} data-both={signs.length > 1 || undefined}>
      {signs.map(({ to, sign, isPicture }) => (
        <span key={to} data-to={to} data-sign={sign} data-picture={isPicture || undefined} />
      ))}
    </span>
  );
});
