import { memo } from "react";
import type { Answer } from "./board.ts";
import { SHAPES } from "./pegs.ts";
import { letterOf, PEGS } from "./words.ts";
import styles from "./view.module.css";

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

/** As many marks as the row has fields; in an order that does not reveal which peg is which. */
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
