import type { Element } from "./drawn.ts";

const INK = "currentColor";
const PAPER = "var(--glyph-paper)";

/** Things, on the same grid and in the same inks as the other pictures. */
export const THINGS = {
  star: [
    [
      "path",
      {
        fill: "var(--sun)",
        d: "M32 6l7.6 16.600L58 25 44.5 37.5 48 56 32 47 16 56l3.5-18.500L6 25l18.4-2.400z",
      },
    ],
  ],
  heart: [
    ["path", { fill: "var(--berry)", d: "M32 57C14 44 6 34 6 22 6 8 25 4 32 18 39 4 58 8 58 22c0 12-8 22-26 35z" }],
    ["path", { stroke: PAPER, d: "M13 23c0-4 2-7 6-8" }],
  ],
  bell: [
    ["circle", { fill: "var(--soil)", cx: "32", cy: "53", r: "6" }],
    [
      "path",
      {
        fill: "var(--sun)",
        d: "M32 10c12 0 17 9 17 20 0 9 2 13 7 19H8c5-6 7-10 7-19 0-11 5-20 17-20z",
      },
    ],
    ["path", { d: "M32 10V5M15 39h34" }],
  ],
  cup: [
    ["path", { d: "M46 28c15-4 15 18-2 17" }],
    ["path", { fill: "var(--category-measures-a)", d: "M10 22h37v18c0 9-6 15-13 15H23c-7 0-13-6-13-15z" }],
    ["path", { d: "M21 15c-3-4 3-5 0-9M35 15c-3-4 3-5 0-9" }],
  ],
  book: [
    ["path", { fill: "var(--category-geography-a)", d: "M5 13h54v42H5z" }],
    ["path", { fill: PAPER, d: "M32 16c-6-5-15-6-22-5v38c7-1 16 0 22 5 6-5 15-6 22-5V11c-7-1-16 0-22 5z" }],
    ["path", { d: "M32 16v38M16 21h10M16 30h10M38 21h10M38 30h10" }],
  ],
  balloon: [
    ["path", { d: "M32 46c-5 5 5 8 0 14" }],
    ["path", { fill: "var(--carrot)", d: "M32 4c12 0 19 9 19 19S42 42 32 42 13 33 13 23 20 4 32 4z" }],
    ["path", { fill: "var(--carrot)", d: "M32 42l-4 5h8z" }],
    ["path", { stroke: PAPER, d: "M20 22c0-5 3-9 8-10" }],
  ],
  clock: [
    ["path", { d: "M17 52l-5 8M47 52l5 8M32 10V6" }],
    ["path", { fill: "var(--sun)", d: "M7 21c-4-6-1-13 6-14 5 0 8 2 9 5zM57 21c4-6 1-13-6-14-5 0-8 2-9 5z" }],
    ["circle", { fill: "var(--berry)", cx: "32", cy: "34", r: "23" }],
    ["circle", { fill: PAPER, cx: "32", cy: "34", r: "16.5", strokeWidth: "2.2" }],
    ["path", { d: "M32 24v10l7 5" }],
  ],
  pencil: [
    ["path", { fill: "var(--blush)", d: "M47 5l12 12-6 6-12-12z" }],
    ["path", { fill: "var(--sun)", d: "M41 11l12 12-32 32L9 43z" }],
    ["path", { fill: PAPER, d: "M9 43l12 12-17 5z" }],
    ["path", { fill: INK, d: "M7 52l5 5-8 3z" }],
    ["path", { d: "M47 17L15 49" }],
  ],
  scissors: [
    [
      "path",
      { fill: "var(--category-geography-a)", d: "M14 4c-3 5-1 10 2 14l20 26 5-4zM50 4c3 5 1 10-2 14L28 44l-5-4z" },
    ],
    ["circle", { fill: INK, stroke: "none", cx: "32", cy: "33", r: "2.6" }],
    ["circle", { strokeWidth: "9", cx: "19", cy: "50", r: "8" }],
    ["circle", { stroke: "var(--berry)", strokeWidth: "4", cx: "19", cy: "50", r: "8" }],
    ["circle", { strokeWidth: "9", cx: "45", cy: "50", r: "8" }],
    ["circle", { stroke: "var(--berry)", strokeWidth: "4", cx: "45", cy: "50", r: "8" }],
  ],
  ball: [
    ["circle", { fill: PAPER, cx: "32", cy: "32", r: "27" }],
    ["path", { fill: "var(--berry)", d: "M32 32C26 22 25 14 28 5.5 16 7 8 15 5.5 26 16 24 24 26 32 32z" }],
    ["path", { fill: "var(--sun)", d: "M32 32c12-1 20 2 26 9C61 29 56 17 47 10c1 10-4 17-15 22z" }],
    ["path", { fill: "var(--sky)", d: "M32 32c-3 12-9 19-19 20 10 8 23 9 32 3-9-4-13-12-13-23z" }],
  ],
  drum: [
    ["path", { fill: "var(--berry)", d: "M8 24v25c0 6 10 11 24 11s24-5 24-11V24z" }],
    ["path", { stroke: "var(--sun)", d: "M8 30l10 27 10-22 9 24 9-25 9 19" }],
    ["path", { d: "M8 24v25c0 6 10 11 24 11s24-5 24-11V24" }],
    ["ellipse", { fill: PAPER, cx: "32", cy: "25", rx: "24", ry: "9" }],
    ["path", { d: "M29 24L12 5M36 24L53 5", strokeWidth: "3.5" }],
  ],
  car: [
    ["path", { fill: "var(--sky)", d: "M3 46V35c0-4 3-6 7-6h3l7-13c1-2 3-3 5-3h15c3 0 5 1 6 3l6 13c6 0 9 3 9 8v9z" }],
    ["path", { fill: PAPER, d: "M20 29l5-9c1-1 2-2 3-2h2v11zM36 18h4c1 0 2 1 3 2l4 9H36z" }],
    [
      "g",
      { fill: INK },
      [
        ["circle", { cx: "18", cy: "47", r: "8" }],
        ["circle", { cx: "46", cy: "47", r: "8" }],
      ],
    ],
    [
      "g",
      { fill: PAPER, stroke: "none" },
      [
        ["circle", { cx: "18", cy: "47", r: "3.5" }],
        ["circle", { cx: "46", cy: "47", r: "3.5" }],
      ],
    ],
    ["path", { d: "M58 37h3" }],
  ],
  rocket: [
    ["path", { fill: "var(--sun)", d: "M26 48h12c2 5-2 9-6 14-4-5-8-9-6-14z" }],
    ["path", { fill: "var(--berry)", d: "M21 28C14 32 11 39 11 50l12-5zM43 28c7 4 10 11 10 22l-12-5z" }],
    ["path", { fill: PAPER, d: "M32 3c9 8 12 17 12 27 0 7-2 13-4 18H24c-2-5-4-11-4-18 0-10 3-19 12-27z" }],
    ["path", { fill: "var(--berry)", d: "M32 3c4 4 7 8 9 13H23c2-5 5-9 9-13z" }],
    ["circle", { fill: "var(--category-geography-a)", cx: "32", cy: "29", r: "6" }],
  ],
  tent: [
    ["path", { fill: "var(--leaf)", d: "M32 11 3 55h58z" }],
    ["path", { fill: "var(--category-measures-a)", d: "M32 11 19 55h26z" }],
    ["path", { fill: "var(--soil-deep)", d: "M32 24l-7 31h14z" }],
    ["path", { d: "M32 11l-5-6M32 11l5-6M1 55h62" }],
  ],
  crown: [
    ["path", { fill: "var(--sun)", d: "M8 50 4 17l15 13L32 8l13 22 15-13-4 33z" }],
    ["path", { fill: "var(--carrot)", d: "M8 50h48v8H8z" }],
    [
      "g",
      { fill: "var(--berry)" },
      [
        ["circle", { cx: "4.5", cy: "15", r: "3" }],
        ["circle", { cx: "32", cy: "7", r: "3.5" }],
        ["circle", { cx: "59.5", cy: "15", r: "3" }],
        ["circle", { cx: "32", cy: "39", r: "4.5" }],
      ],
    ],
  ],
  gift: [
    [
      "path",
      { fill: "var(--berry)", d: "M32 19C22 19 13 15 14 9c2-7 15-4 18 10zM32 19c10 0 19-4 18-10-2-7-15-4-18 10z" },
    ],
    ["path", { fill: "var(--category-equations-b)", d: "M9 31h46v28H9z" }],
    ["path", { fill: "var(--category-equations-a)", d: "M5 19h54v12H5z" }],
    ["path", { fill: "var(--berry)", d: "M27 19h10v40H27z" }],
  ],
  candle: [
    ["path", { fill: "var(--sun)", d: "M32 3c7 8 8 11 8 14 0 4-3 7-8 7s-8-3-8-7c0-3 1-6 8-14z" }],
    ["path", { d: "M32 18v11" }],
    ["path", { fill: PAPER, d: "M23 29h18v23H23z" }],
    ["path", { fill: "var(--sky)", d: "M6 52h43c0 6-6 9-13 9H20C12 61 6 58 6 52z" }],
    ["path", { d: "M49 52c9-5 14 6 4 7-3 0-5-1-7-2M23 36c4 0 3 6 6 6" }],
  ],
  snowman: [
    ["circle", { fill: PAPER, cx: "32", cy: "46", r: "16" }],
    ["circle", { fill: PAPER, cx: "32", cy: "23", r: "11" }],
    ["path", { fill: INK, d: "M23 13V3h18v10z" }],
    ["path", { d: "M17 13h30M17 40L4 31M9 35l-1-6M47 40l13-9M55 35l1-6" }],
    ["path", { fill: "var(--carrot)", strokeWidth: "2", d: "M32 23l13 3-13 2z" }],
    ["path", { d: "M27 20v.1M37 20v.1M32 41v.1M32 49v.1", strokeWidth: "4" }],
  ],
  kite: [
    ["path", { fill: "var(--berry)", d: "M40 3v25H18z" }],
    ["path", { fill: "var(--sun)", d: "M40 3l20 25H40z" }],
    ["path", { fill: "var(--sky)", d: "M18 28h22v18z" }],
    ["path", { fill: "var(--leaf)", d: "M60 28L40 46V28z" }],
    ["path", { d: "M40 46c-4 8-12 0-16 6s-8 8-16 7" }],
    ["path", { fill: "var(--carrot)", d: "M24 52l-8-5-2 8zM24 52l8 2-3 7z" }],
  ],
  anchor: [
    ["path", { strokeWidth: "10", d: "M32 19v36M19 28h26M9 41c2 9 11 15 23 15s21-6 23-15" }],
    ["circle", { strokeWidth: "9", cx: "32", cy: "11", r: "6" }],
    ["path", { fill: "var(--sky)", d: "M3 43l6-12 11 9zM61 43l-6-12-11 9z" }],
    ["circle", { stroke: "var(--sky)", strokeWidth: "4", cx: "32", cy: "11", r: "6" }],
    ["path", { stroke: "var(--sky)", strokeWidth: "5", d: "M32 19v36M19 28h26M9 41c2 9 11 15 23 15s21-6 23-15" }],
  ],
  iceCream: [
    ["path", { fill: "var(--category-arithmetic-a)", d: "M15 33h34L32 62z" }],
    ["path", { d: "M24 33l14 18M40 33L26 51", strokeWidth: "2" }],
    [
      "g",
      {},
      [
        ["circle", { fill: "var(--blush)", cx: "22", cy: "25", r: "11" }],
        ["circle", { fill: "var(--category-logic-a)", cx: "42", cy: "25", r: "11" }],
        ["circle", { fill: PAPER, cx: "32", cy: "14", r: "11" }],
      ],
    ],
    ["path", { fill: "var(--category-arithmetic-a)", d: "M11 31h42v5H11z" }],
  ],
  cheese: [
    ["path", { fill: "var(--category-measures-a)", d: "M4 34 46 12c8 3 13 10 14 19z" }],
    ["path", { fill: "var(--sun)", d: "M4 34l56-3v22L4 56z" }],
    [
      "g",
      { fill: "var(--category-arithmetic-b)" },
      [
        ["circle", { cx: "18", cy: "45", r: "5" }],
        ["circle", { cx: "36", cy: "41", r: "4" }],
        ["circle", { cx: "50", cy: "46", r: "5" }],
        ["ellipse", { cx: "43", cy: "23", rx: "5", ry: "3" }],
      ],
    ],
  ],
  sock: [
    ["path", { fill: "var(--sky)", d: "M24 4h24v26c0 4 0 6-3 9L29 55c-6 6-16 6-21 0-4-5-3-11 1-14l15-13z" }],
    ["path", { fill: "var(--sun)", d: "M24 4h24v10H24zM9 41c-4 3-5 9-1 14 3 3 7 4 11 4-1-8-4-14-10-18z" }],
    ["path", { stroke: PAPER, strokeWidth: "3.5", d: "M26 20h20M26 26h20" }],
  ],
  glasses: [
    ["path", { strokeWidth: "8", d: "M28 35c2-4 6-4 8 0M4 35c0-7 2-12 8-14M60 35c0-7-2-12-8-14" }],
    [
      "path",
      { stroke: "var(--berry)", strokeWidth: "3.5", d: "M28 35c2-4 6-4 8 0M4 35c0-7 2-12 8-14M60 35c0-7-2-12-8-14" },
    ],
    [
      "g",
      { strokeWidth: "8", fill: "var(--category-geography-a)" },
      [
        ["circle", { cx: "17", cy: "38", r: "12" }],
        ["circle", { cx: "47", cy: "38", r: "12" }],
      ],
    ],
    [
      "g",
      { stroke: "var(--berry)", strokeWidth: "3.5" },
      [
        ["circle", { cx: "17", cy: "38", r: "12" }],
        ["circle", { cx: "47", cy: "38", r: "12" }],
      ],
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Element[]>>;
