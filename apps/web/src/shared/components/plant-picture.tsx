import type { Category } from "@karota/games/categories.ts";
import { classNames } from "@karota/ui/class-names.ts";
import styles from "./plant-picture.module.css";

/** A leaf that grows from a place: where, how far it is turned, how large it is, and whether it is a dark one. */
type Blade = readonly [x: number, y: number, turn: number, size: number, dark?: true];

const BLADE = "M0 0C-7.5-4-7.5-12 0-17 7.5-12 7.5-4 0 0z";
const BUSH = {
  stem: "M24 62V30M24 62C22 49 14 42 9 37M24 62c2-13 10-20 15-25M24 50c-4-10-8-16-10-22M24 50c4-10 8-16 10-22",
  blades: [
    [24, 33, 0, 1.1, true],
    [14, 31, -28, 1],
    [34, 31, 28, 1],
    [10, 40, -62, 0.9],
    [38, 40, 62, 0.9],
    [20, 47, -48, 0.8, true],
    [28, 47, 48, 0.8, true],
    [20, 58, -78, 0.75],
    [28, 58, 78, 0.75],
  ],
} as const;
/** Stages 1 to 5, on the ground at the lower edge of 48 by 64. */
const STAGES: readonly { readonly stem: string; readonly blades: readonly Blade[] }[] = [
  {
    stem: "M24 62V52",
    blades: [
      [24, 55, -58, 0.85],
      [24, 53, 48, 1, true],
    ],
  },
  {
    stem: "M24 62V42",
    blades: [
      [24, 57, -66, 0.8],
      [24, 53, 62, 0.85],
      [24, 45, 0, 1.05, true],
    ],
  },
  {
    stem: "M24 62C22 52 17 46 13 42M24 62V40M24 62c2-10 7-16 11-20",
    blades: [
      [14, 44, -42, 0.95],
      [34, 44, 42, 0.95],
      [24, 43, 0, 1.2, true],
      [21, 56, -76, 0.75],
      [27, 56, 76, 0.75],
    ],
  },
  BUSH,
  BUSH,
];

const PETALS = {
  thin: "M0 0C-2.6-3-2.6-9 0-9.5S2.6-3 0 0z",
  round: "M0 0C-6-3-5-9.5 0-9.5S6-3 0 0z",
  pointed: "M0 0C-4.5-3-3.5-7 0-10.5 3.5-7 4.5-3 0 0z",
  heart: "M0 0C-6-3-7-9-3-9.5-1.4-9.6-.5-9 0-8 .5-9 1.4-9.6 3-9.5 7-9 6-3 0 0z",
} as const;
/** Each category's flower has a shape of its own beside its colour. */
const FLOWERS: Readonly<Record<Category, readonly [petal: keyof typeof PETALS, petals: number]>> = {
  arithmetic: ["thin", 9],
  numbers: ["round", 5],
  measures: ["pointed", 6],
  equations: ["heart", 5],
  geography: ["round", 3],
  logic: ["heart", 3],
  words: ["pointed", 4],
  leisure: ["heart", 4],
};
const FLOWERS_AT = [
  [24, 12],
  [11, 21],
  [37, 21],
] as const;

function Flower({ category, x, y }: { category: Category; x: number; y: number }) {
  const [petal, petals] = FLOWERS[category];
  return (
    <g className={styles["flower"]} transform={`translate(${x} ${y})`}>
      {Array.from({ length: petals }, (_, place) => (
        <path key={place} d={PETALS[petal]} transform={`rotate(${(360 * place) / petals})`} />
      ))}
      <circle r="2.4" />
    </g>
  );
}

interface PlantPictureProps {
  readonly category: Category;
  /** 0 to 5. */
  readonly stage: number;
  /** With the outline of a leaf: worth practising. */
  readonly practise?: boolean;
  readonly className?: string | undefined;
}

/** A plant as far as it has grown; its place in the soil where nothing has. */
export function PlantPicture({ category, stage, practise = false, className }: PlantPictureProps) {
  const drawn = STAGES[stage - 1];
  return (
    <svg viewBox="0 0 48 64" aria-hidden="true" className={classNames(styles["picture"], className)}>
      {drawn ? (
        <>
          <path className={styles["stem"]} d={drawn.stem} />
          {drawn.blades.map(([x, y, turn, size, dark]) => (
            <path
              key={`${x} ${y}`}
              className={dark ? styles["dark"] : styles["light"]}
              d={BLADE}
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            />
          ))}
          {stage === STAGES.length && FLOWERS_AT.map(([x, y]) => <Flower key={x} {...{ category, x, y }} />)}
          {practise && (
            <path
              className={styles["outline"]}
              d={BLADE}
              transform={`translate(${33 + 3 * stage} ${62 - 9 * stage}) rotate(24) scale(0.9)`}
            />
          )}
        </>
      ) : (
        <ellipse className={styles["hole"]} cx="24" cy="58" rx="11" ry="4" />
      )}
    </svg>
  );
}
