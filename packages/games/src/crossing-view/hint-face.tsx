import { memo, type CSSProperties } from "react";
import styles from "./hint-face.module.css";

// What a cell shows is drawn by the style sheet: to a reader its label is all there is.

/** A cell that is empty for good. */
export const WallFace = memo(function WallFace() {
  return <span className={`${styles["wall"]} ${styles["blank"]}`} />;
});

/**
 * What a hint cell says: beside the diagonal, above it for the run to the east and below it for the run to the south.
 * Short numbers only; longer hints are drawn by `ExpressionFace`.
 */
export const SumFace = memo(function SumFace(props: { readonly east: string | null; readonly south: string | null }) {
  return (
    <span className={`${styles["wall"]} ${styles["split"]}`}>
      <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0L10 10" />
      </svg>
      {props.east !== null && <b data-to="east" data-text={props.east} />}
      {props.south !== null && <b data-to="south" data-text={props.south} />}
    </span>
  );
});

/** Up to so many characters are on one line; more are broken before the operator. */
const ONE_LINE = 5;

/** A hint in one or two lines. */
const linesOf = (parts: readonly [string, string]): readonly string[] =>
  parts.join("").length <= ONE_LINE ? [parts.join("")] : parts;

/** Hints of an expression each, as "12" and "+ 34": the one to the east above, the one to the south below. */
export const ExpressionFace = memo(function ExpressionFace(props: {
  /** First operand; operator and second operand. */
  readonly east: readonly [string, string] | null;
  readonly south: readonly [string, string] | null;
}) {
  const hints = [
    { to: "east", parts: props.east },
    { to: "south", parts: props.south },
  ].flatMap(({ to, parts }) => (parts ? [{ to, lines: linesOf(parts) }] : []));
  const all = hints.flatMap(({ lines }) => lines);
  const longest = Math.max(...all.map((line) => line.length));
  return (
    <span
      className={`${styles["wall"]} ${styles["expressions"]}`}
      data-both={hints.length > 1 || undefined}
      style={
        {
          "--signs": longest,
          "--lines": all.length,
          gridTemplateRows: hints.map(({ lines }) => `${lines.length + 0.4}fr`).join(" "),
        } as CSSProperties
      }
    >
      {hints.map(({ to, lines }) => (
        <span key={to} data-to={to}>
          {lines.map((line) => (
            <b key={line} data-text={line} />
          ))}
        </span>
      ))}
    </span>
  );
});
