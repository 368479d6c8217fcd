import type { ReactNode } from "react";
import { RabbitHead } from "./illustrations.tsx";
import styles from "./animals.module.css";

const LINE = "var(--fur-line)";
const FUR = "var(--fur)";
const BLUSH = "var(--blush)";

/** Two of the same, the second one mirrored at the middle of the drawing. */
const Both = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform="matrix(-1 0 0 1 120 0)">{children}</g>
  </>
);
/** A pair of eyes, `x` from the left edge and from the right one. */
const Eyes = ({ x, y, r = 3.8 }: { x: number; y: number; r?: number }) => (
  <Both>
    <circle cx={x} cy={y} r={r} fill={LINE} stroke="none" />
  </Both>
);
const Cheeks = ({ x, y }: { x: number; y: number }) => (
  <Both>
    <ellipse cx={x} cy={y} rx="5.8" ry="4" fill={BLUSH} stroke="none" opacity=".8" />
  </Both>
);
/** A small mouth below a nose. */
const Mouth = ({ y }: { y: number }) => (
  <path fill="none" d={`M60 ${y}v3.5m0 0c-2 2.5-5 2.8-7.5 1M60 ${y + 3.5}c2 2.5 5 2.8 7.5 1`} />
);

/** The twelve animals, each in 120 by 112, with the strokes of the picture around them. */
const DRAWINGS = {
  rabbit: (
    <g transform="translate(-9 -10) scale(1.15)">
      <RabbitHead />
    </g>
  ),
  fox: (
    <>
      <Both>
        <path className={styles["fox"]} d="M25 54C20 34 20 16 26 8c13 5 24 15 30 30z" />
        <path fill={LINE} stroke="none" d="M29 38C26 27 26 20 28.5 15.5 36 19 42 25 46 33z" />
      </Both>
      <path
        className={styles["fox"]}
        d="M60 32c22 0 37 12 40 29 1 6 6 11 12 14-9 17-29 31-52 32-23-1-43-15-52-32 6-3 11-8 12-14 3-17 18-29 40-29z"
      />
      <path
        fill={FUR}
        stroke="none"
        d="M10.5 76C25 70 42 74 49 85c4 6 6 9 11 9s7-3 11-9c7-11 24-15 38.5-9C100 92 82 104.5 60 105.5 38 104.5 20 92 10.5 76z"
      />
      <Eyes x={43} y={68} r={4.2} />
      <ellipse cx="60" cy="94" rx="7" ry="5" fill={LINE} stroke="none" />
      <path fill="none" d="M60 99v3" />
    </>
  ),
  hedgehog: (
    <>
      <path
        className={styles["spikes"]}
        d="M24 92L11 88 20 77 5 72 18 64 4 56 19 52 9 40 25 41 18 26 33 31 30 16 43 25 45 9 54 21 60 6l6 15 9-12 2 16 13-9-3 15 15-5-7 15 16-1-10 12 15 4-14 8 13 8-15 5 9 11-13 4z"
      />
      <Both>
        <circle className={styles["spikes"]} cx="27" cy="59" r="9" />
        <circle cx="27" cy="60" r="4" fill={BLUSH} stroke="none" />
      </Both>
      <path
        fill={FUR}
        d="M60 58c-5-9-17-10-24-3-9 8-12 19-10 29 3 14 16 23 34 23s31-9 34-23c2-10-1-21-10-29-7-7-19-6-24 3z"
      />
      <Eyes x={43} y={75} r={4.2} />
      <ellipse cx="60" cy="85" rx="8" ry="6.5" fill={LINE} stroke="none" />
      <Mouth y={91} />
      <Cheeks x={36} y={86} />
    </>
  ),
  mole: (
    <>
      <path className={styles["mole"]} d="M60 10c28 0 44 23 44 54 0 28-17 44-44 44S16 92 16 64c0-31 16-54 44-54z" />
      <Both>
        <path stroke={FUR} strokeWidth="3.8" fill="none" d="M31 49c2-6 11-6 13 0" />
      </Both>
      <path fill={FUR} d="M60 46c11 0 25 17 25 31 0 11-10 16-25 16s-25-5-25-16c0-14 14-31 25-31z" />
      <path fill={BLUSH} d="M60 46c9 0 13 5 12 11-1 7-6 10-12 10s-11-3-12-10c-1-6 3-11 12-11z" />
      <path fill="none" d="M60 67v8m0 0c-3 5-8 6-12 3M60 75c3 5 8 6 12 3" />
      <Both>
        <path
          fill={BLUSH}
          d="M0 93c0-12 8-19 18-19 11 0 18 8 18 19 0 6-5 9-8 4-1 8-9 9-10 3-1 7-8 7-9 1-3 4-9 1-9-8z"
        />
      </Both>
    </>
  ),
  owl: (
    <>
      <path
        className={styles["owl"]}
        d="M16 14c11 7 24 11 44 11s33-4 44-11c1 12-1 22-2 32 2 7 3 13 3 20 0 26-18 41-45 41S15 92 15 66c0-7 1-13 3-20-1-10-3-20-2-32z"
      />
      <path fill={FUR} stroke="none" d="M60 76c17 0 27 8 27 16-6 9-16 14-27 14s-21-5-27-14c0-8 10-16 27-16z" />
      <path
        fill="none"
        d="M44 92c2 3 6 3 8 0M56 92c2 3 6 3 8 0M68 92c2 3 6 3 8 0M50 100c2 3 6 3 8 0M62 100c2 3 6 3 8 0"
      />
      <Both>
        <circle cx="39" cy="57" r="21.5" fill={FUR} />
        <circle cx="42" cy="58" r="9.5" fill={LINE} stroke="none" />
        <circle cx="45" cy="54.5" r="3" fill={FUR} stroke="none" />
      </Both>
      <path fill="var(--carrot)" d="M60 62c5 2 8 6 9 10-2 7-5 11-9 15-4-4-7-8-9-15 1-4 4-8 9-10z" />
    </>
  ),
  frog: (
    <>
      <Both>
        <circle className={styles["frog"]} cx="34" cy="35" r="19" />
      </Both>
      <path className={styles["frog"]} d="M60 43c33 0 53 14 53 33 0 20-24 31-53 31S7 96 7 76c0-19 20-33 53-33z" />
      {/* The lids: the outline of the head does not run through the eyes. */}
      <Both>
        <circle className={styles["frog"]} stroke="none" cx="34" cy="35" r="17.5" />
        <circle cx="34" cy="33" r="12" fill={FUR} />
        <circle cx="37" cy="34" r="5.5" fill={LINE} stroke="none" />
        <circle cx="57" cy="62" r="1.8" fill={LINE} stroke="none" />
      </Both>
      <path fill="none" strokeWidth="3" d="M24 73c8 21 64 21 72 0" />
      <Cheeks x={24} y={85} />
    </>
  ),
  bear: (
    <>
      <Both>
        <circle className={styles["bear"]} cx="27" cy="30" r="18" />
        <circle cx="28" cy="32" r="9" fill={BLUSH} stroke="none" />
      </Both>
      <path className={styles["bear"]} d="M60 18c27 0 46 19 46 46 0 26-19 43-46 43S14 90 14 64c0-27 19-46 46-46z" />
      <ellipse cx="60" cy="83" rx="23" ry="18.5" fill={FUR} />
      <Eyes x={39} y={58} r={4.4} />
      <path fill={LINE} stroke="none" d="M50 74c3-4 17-4 20 0 2 5-5 11-10 11s-12-6-10-11z" />
      <Mouth y={85} />
    </>
  ),
  dormouse: (
    <>
      <path
        className={styles["dormouse"]}
        d="M70 108c31 3 47-12 45-37-1-16 4-26-2-40-6-13-24-13-27 2-4 19 3 43-16 75z"
      />
      <path fill="none" d="M101 34c-3 7-3 13-1 19M107 62c-4 6-5 11-5 16" />
      <circle className={styles["dormouse"]} cx="18" cy="40" r="14" />
      <circle className={styles["dormouse"]} cx="76" cy="36" r="14" />
      <circle cx="19" cy="41" r="7.5" fill={BLUSH} stroke="none" />
      <circle cx="76" cy="37" r="7.5" fill={BLUSH} stroke="none" />
      <path className={styles["dormouse"]} d="M48 31c24 0 42 15 42 38 0 25-19 39-42 39S6 94 6 69c0-23 18-38 42-38z" />
      <path
        fill={FUR}
        stroke="none"
        d="M48 74c6 0 9 5 17 5 10 0 17-2 23-4-3 20-19 31.5-40 31.5S11 95 8 75c6 2 13 4 23 4 8 0 11-5 17-5z"
      />
      <circle cx="29" cy="66" r="10.5" fill={LINE} stroke="none" />
      <circle cx="67" cy="66" r="10.5" fill={LINE} stroke="none" />
      <circle cx="32" cy="62" r="3.4" fill={FUR} stroke="none" />
      <circle cx="70" cy="62" r="3.4" fill={FUR} stroke="none" />
      <ellipse cx="48" cy="83" rx="6" ry="4.5" fill={BLUSH} />
      <path fill="none" d="M48 88v3m0 0c-2 3-6 3-8 1M48 91c2 3 6 3 8 1M27 86l-15-2M28 92l-12 4M69 86l15-2M68 92l12 4" />
    </>
  ),
  duck: (
    <>
      <path fill="none" strokeWidth="4" d="M60 20c-1-7-5-11-11-12M60 20c0-8 2-12 7-16M61 20c3-6 7-8 13-8" />
      <path className={styles["duck"]} d="M60 17c26 0 44 18 44 45 0 28-18 45-44 45S16 90 16 62c0-27 18-45 44-45z" />
      <path fill="var(--carrot-deep)" d="M41 78c2 13 9 20 19 20s17-7 19-20z" />
      <path
        fill="var(--carrot)"
        d="M60 61c9 0 15 3 20 7 6 4 10 7 10 11 0 6-14 6-30 6s-30 0-30-6c0-4 4-7 10-11 5-4 11-7 20-7z"
      />
      <Both>
        <path fill="none" d="M52 69v2" />
      </Both>
      <Eyes x={38} y={51} r={5.2} />
      <Cheeks x={26} y={67} />
    </>
  ),
  snail: (
    <>
      <path fill="none" strokeWidth="3.4" d="M21 56C19 42 15 34 11 25M33 54c1-13 4-20 9-28" />
      <circle cx="10" cy="22" r="6.5" fill={LINE} stroke="none" />
      <circle cx="44" cy="23" r="6.5" fill={LINE} stroke="none" />
      <path
        fill={FUR}
        d="M27 50c12 0 19 9 19 20 0 9 6 14 18 14h44c6 7 7 14 5 22H34C17 106 8 94 8 74c0-14 7-24 19-24z"
      />
      <circle className={styles["shell"]} cx="77" cy="58" r="36" />
      <path
        fill="none"
        strokeWidth="3.4"
        d="M102 84C76 99 53 82 54 59c1-15 12-25 25-24 12 1 21 10 20 22-1 10-9 17-18 16-8-1-13-7-12-14 1-5 5-8 10-7"
      />
      <circle cx="19" cy="70" r="3.4" fill={LINE} stroke="none" />
      <path fill="none" d="M16 83c4 5 10 5 14 0" />
      <ellipse cx="32" cy="76" rx="5" ry="3.6" fill={BLUSH} stroke="none" />
    </>
  ),
  bee: (
    <>
      <Both>
        <path fill={FUR} d="M38 60C20 62 3 53 4 38c1-14 17-17 27-7 7 7 9 18 7 29z" />
        <path fill="none" strokeWidth="3" d="M52 26c-1-9-6-14-13-15" />
        <circle cx="37" cy="11" r="5" fill={LINE} stroke="none" />
      </Both>
      <path className={styles["bee"]} d="M60 22c23 0 37 17 37 42S81 108 60 108 23 89 23 64s14-42 37-42z" />
      <path
        fill={LINE}
        stroke="none"
        d="M24.5 75c20 8 51 8 71 0-1 5-2.5 9-4.5 13-17 6-45 6-62 0-2-4-3.5-8-4.5-13zM36 98c15 4 33 4 48 0-6 6-14 9-24 9s-18-3-24-9z"
      />
      <Eyes x={46} y={50} r={4.6} />
      <path fill="none" d="M52 59c4 6 12 6 16 0" />
      <Cheeks x={37} y={60} />
    </>
  ),
  cat: (
    <>
      <Both>
        <path className={styles["cat"]} d="M16 62C13 42 14 20 19 8c14 5 26 14 34 25z" />
        <path fill={BLUSH} stroke="none" d="M23 38c-1-8 0-14 2-20 6 3 12 8 16 13z" />
      </Both>
      <path className={styles["cat"]} d="M60 30c28 0 46 15 46 40 0 24-19 37-46 37S14 94 14 70c0-25 18-40 46-40z" />
      <path
        className={styles["stripes"]}
        d="M60 33v14M48 35l2 11M72 35l-2 11M16 64l12 3M104 64l-12 3M16 78l11-1M104 78l-11-1"
      />
      <Both>
        <path fill="var(--category-logic-a)" d="M31 64c3-9 16-10 21 0-5 9-18 9-21 0z" />
        <ellipse cx="42" cy="64" rx="2.9" ry="6" fill={LINE} stroke="none" />
      </Both>
      <ellipse cx="60" cy="88" rx="17" ry="11" fill={FUR} stroke="none" />
      <path fill={BLUSH} d="M54 79c3-2 9-2 12 0 0 3-3 6-6 6s-6-3-6-6z" />
      <Mouth y={85} />
      <path fill="none" d="M40 85L5 80M40 91L8 95M80 85l35-5M80 91l32 4" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Animal = keyof typeof DRAWINGS;

/** One of the animals. */
export const AnimalPicture = ({ animal }: { animal: Animal }) => (
  <svg
    viewBox="0 0 120 112"
    aria-hidden="true"
    stroke={LINE}
    strokeWidth="2.6"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {DRAWINGS[animal]}
  </svg>
);
