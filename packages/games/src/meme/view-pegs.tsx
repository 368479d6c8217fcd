import { memo } from "react";
import type { Answer } from "./board.ts";
import { letterOf, PEGS, type Peg } from "./words.ts";
import styles from "./view.module.css";

/** Each peg in a square of 48: its outline, and where the middle of its letter lies. */
const SHAPES: Readonly<Record<Peg, { readonly d: string; readonly middle: number }>> = {
  redCircle: { d: "M24 5a19 19 0 1 1 0 38a19 19 0 1 1 0-38z", middle: 24 },
  yellowTriangle: { d: "M24 5.5 44 41H4z", middle: 30.5 },
  blueDrop: { d: "M24 3.5C31 13 40 19.5 40 28.5a16 16 0 1 1-32 0C8 19.5 17 13 24 3.5z", middle: 28.5 },
  greenDiamond: { d: "M24 3 45 24 24 45 3 24z", middle: 24 },
  purpleStar: { d: "M24 3l6.6 13.2 14.4 2-10.5 10.2 2.6 14.6L24 36 10.9 43l2.6-14.6L3 18.2l14.4-2z", middle: 25.5 },
  orangeSquare: { d: "M7 7h34v34H7z", middle: 24 },
  pinkHeart: {
    d: "M24 43C10 32.5 4 25 4 17A10.5 10.5 0 0 1 24 12.5A10.5 10.5 0 0 1 44 17C44 25 38 32.5 24 43z",
    middle: 22,
  },
  turquoiseHexagon: { d: "M13.5 6h21L45 24 34.5 42h-21L3 24z", middle: 24 },
  brownCross: { d: "M16 4.5h16V16h11.5v16H32v11.5H16V32H4.5V16H16z", middle: 24 },
};

/** A colour with its shape and its letter; no reader sees it. */
export const PegPicture = memo(function PegPicture({ value }: { value: number }) {
  const peg = PEGS[value - 1]!;
  const { d, middle } = SHAPES[peg];
  return (
    <svg className={styles["peg"]} data-peg={peg} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d={d} />
      <text x="24" y={middle + 6.5}>
        {letterOf(value)}
      </text>
    </svg>
  );
});

export const ANSWER_SIGNS = ["place", "colour", "none"] as const;
export type AnswerSign = (typeof ANSWER_SIGNS)[number];

/** One sign of an answer: a disc with a tick, a ring, or a dash. */
export const Sign = ({ of }: { of: AnswerSign }) => (
  <svg className={styles["sign"]} data-sign={of} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    {of === "none" ? <path d="M6 10h8" /> : <circle cx="10" cy="10" r={of === "place" ? 9 : 7} />}
    {of === "place" && <path d="M5.8 10.3l2.9 2.9 5.6-6" />}
  </svg>
);

/** As many signs as the row has fields; in no order that would tell which peg is which. */
export const AnswerPicture = memo(function AnswerPicture({ place, colour, fields }: Answer & { fields: number }) {
  const signs = Array.from({ length: fields }, (_, n): AnswerSign =>
    n < place ? "place" : n < place + colour ? "colour" : "none",
  );
  return (
    <span className={styles["answer"]} data-fields={fields}>
      {signs.map((sign, n) => (
        <Sign key={n} of={sign} />
      ))}
    </span>
  );
});
