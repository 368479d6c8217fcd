import type { PictureName } from "./symbols.ts";
import type { Element } from "./drawn.ts";
import { NATURE } from "./pictures-of-nature.ts";
import { THINGS } from "./pictures-of-things.ts";

const INK = "currentColor";
const PAPER = "var(--glyph-paper)";

/** The pictures on a 64 grid, distinguished by their shapes; lines are in the ink of what is around. */
export const DRAWINGS: Readonly<Record<PictureName, readonly Element[]>> = {
  ...NATURE,
  ...THINGS,
  carrot: [
    [
      "g",
      { fill: "var(--leaf)" },
      [
        ["path", { d: "M31 21c-3-7-9-10-14-9 1 6 6 10 14 9z" }],
        ["path", { d: "M33 21c3-7 9-10 14-9-1 6-6 10-14 9z" }],
        ["path", { d: "M32 21c-5-6-5-13 0-17 5 4 5 11 0 17z" }],
      ],
    ],
    ["path", { fill: "var(--carrot)", d: "M19 29c0-6 5-9 13-9s13 3 13 9c0 11-7 23-13 31-6-8-13-20-13-31z" }],
    ["path", { d: "M20 32h7M44 37h-7M26 46h5" }],
  ],
  apple: [
    [
      "path",
      {
        fill: "var(--leaf)",
        d: "M32 22c-5-5-21-4-21 12 0 12 9 23 15 23 2 0 4-1.5 6-1.500s4 1.5 6 1.500c6 0 15-11 15-23 0-16-16-17-21-12z",
      },
    ],
    ["path", { d: "M32 22c0-6 1-10 4-14" }],
    ["path", { fill: "var(--leaf-deep)", d: "M36 15c3-6 10-8 16-6-2 6-9 9-16 6z" }],
    ["path", { stroke: PAPER, d: "M18 34c0-4 2-6 5-7" }],
  ],
  mushroom: [
    ["path", { fill: PAPER, d: "M25 36h14c-1 7 0 13 3 20H22c3-7 4-13 3-20z" }],
    ["path", { fill: "var(--berry)", d: "M7 36c0-16 11-27 25-27s25 11 25 27c-8 3.5-42 3.5-50 0z" }],
    [
      "g",
      { fill: PAPER, stroke: "none" },
      [
        ["circle", { cx: "20", cy: "25", r: "4.5" }],
        ["circle", { cx: "35", cy: "17.5", r: "4" }],
        ["circle", { cx: "46", cy: "28", r: "4.5" }],
        ["circle", { cx: "32", cy: "30", r: "3" }],
      ],
    ],
  ],
  flower: [
    ["path", { d: "M32 34v25" }],
    ["path", { fill: "var(--leaf)", d: "M32 57c-8 0-13-4-14-11 8 0 13 4 14 11zM32 51c7 0 11-3 12-9-7 0-11 3-12 9z" }],
    [
      "g",
      { fill: "var(--category-numbers-b)" },
      [
        ["circle", { cx: "32", cy: "11", r: "7.5" }],
        ["circle", { cx: "42", cy: "18", r: "7.5" }],
        ["circle", { cx: "38", cy: "30", r: "7.5" }],
        ["circle", { cx: "26", cy: "30", r: "7.5" }],
        ["circle", { cx: "22", cy: "18", r: "7.5" }],
      ],
    ],
    ["circle", { fill: "var(--sun)", cx: "32", cy: "22", r: "6.5" }],
  ],
  tree: [
    ["path", { fill: "var(--soil)", d: "M28 50h8v10h-8z" }],
    ["path", { fill: "var(--leaf)", d: "M32 5 19 22h6L14 36h7L10 52h44L43 36h7L39 22h6z" }],
    ["path", { stroke: PAPER, d: "M29 22h3M26 36h5" }],
  ],
  cherries: [
    ["path", { d: "M19 42C22 27 31 16 43 9M45 44c1-12 0-24-2-35" }],
    ["path", { fill: "var(--leaf)", d: "M43 9c-7-6-17-5-21 0 6 6 15 6 21 0z" }],
    [
      "g",
      { fill: "var(--berry)" },
      [
        ["circle", { cx: "19", cy: "47", r: "11" }],
        ["circle", { cx: "45", cy: "49", r: "11" }],
      ],
    ],
    ["path", { stroke: PAPER, d: "M13 46c0-3 2-5 5-6M39 48c0-3 2-5 5-6" }],
  ],
  snail: [
    ["path", { d: "M11 30 7 18M15 30l4-11" }],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["circle", { cx: "7", cy: "17", r: "2.8" }],
        ["circle", { cx: "19.5", cy: "18", r: "2.8" }],
      ],
    ],
    [
      "path",
      {
        fill: "var(--category-measures-a)",
        d: "M7 34c0-6 11-6 11 0v8c0 3 2 5 5 5h28c3 0 6-2 8-5 1 9-5 14-13 14H22C12 56 7 50 7 43z",
      },
    ],
    ["circle", { fill: "var(--carrot)", cx: "38", cy: "31", r: "17" }],
    ["path", { d: "M38 32c0-4 6-4 6 1 0 6-11 8-14 1-3-9 6-16 14-12" }],
  ],
  butterfly: [
    [
      "g",
      { fill: "var(--category-equations-b)" },
      [
        ["path", { d: "M31 31C26 13 7 8 6 20c0 11 11 16 25 13z" }],
        ["path", { d: "M33 31C38 13 57 8 58 20c0 11-11 16-25 13z" }],
      ],
    ],
    [
      "g",
      { fill: "var(--sun)" },
      [
        ["path", { d: "M31 34c-11 1-19 8-15 17 4 8 14 1 15-13z" }],
        ["path", { d: "M33 34c11 1 19 8 15 17-4 8-14 1-15-13z" }],
      ],
    ],
    [
      "g",
      { fill: PAPER, stroke: "none" },
      [
        ["circle", { cx: "16", cy: "22", r: "3.5" }],
        ["circle", { cx: "48", cy: "22", r: "3.5" }],
      ],
    ],
    ["rect", { fill: INK, x: "30", y: "21", width: "4", height: "33", rx: "2", stroke: "none" }],
    ["path", { d: "M32 22c-1-7-4-11-9-13M32 22c1-7 4-11 9-13" }],
  ],
  fish: [
    ["path", { fill: "var(--sky)", d: "M5 33C14 15 34 14 45 29l13-12c-3 10-3 22 0 32L45 37C34 52 14 51 5 33z" }],
    ["path", { d: "M29 22c5 7 5 15 0 22" }],
    ["circle", { fill: PAPER, cx: "18", cy: "29", r: "4", strokeWidth: "2" }],
    ["path", { fill: "none", d: "M37 30c3 2 3 4 0 6", stroke: PAPER }],
  ],
  rabbit: [
    [
      "g",
      { fill: "var(--fur)" },
      [
        ["path", { d: "M27 31C17 24 13 8 19 4c8 1 12 13 12 25z" }],
        ["path", { d: "M37 31c10-7 14-23 8-27-8 1-12 13-12 25z" }],
        ["ellipse", { cx: "32", cy: "43", rx: "19", ry: "16" }],
      ],
    ],
    ["path", { stroke: "var(--blush)", strokeWidth: "4", d: "M21 11c3 3 5 8 6 12M43 11c-3 3-5 8-6 12" }],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["circle", { cx: "24", cy: "40", r: "2.6" }],
        ["circle", { cx: "40", cy: "40", r: "2.6" }],
      ],
    ],
    ["path", { fill: "var(--blush)", d: "M29 45h6l-3 3.500z" }],
    ["path", { d: "M32 49c-1 3-5 3-6 1M32 49c1 3 5 3 6 1" }],
  ],
  ladybird: [
    ["path", { d: "M26 13c-1-5-4-7-8-7M38 13c1-5 4-7 8-7" }],
    ["path", { fill: INK, d: "M19 24c0-16 26-16 26 0z" }],
    ["circle", { fill: "var(--berry)", cx: "32", cy: "38", r: "21" }],
    ["path", { d: "M32 17v42" }],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["circle", { cx: "22", cy: "32", r: "4.2" }],
        ["circle", { cx: "42", cy: "32", r: "4.2" }],
        ["circle", { cx: "23", cy: "46", r: "3.8" }],
        ["circle", { cx: "41", cy: "46", r: "3.8" }],
      ],
    ],
  ],
  sun: [
    ["path", { d: "M32 4v7M32 53v7M4 32h7M53 32h7M12.2 12.200l5 5M46.8 46.800l5 5M51.8 12.200l-5 5M17.2 46.800l-5 5" }],
    ["circle", { fill: "var(--sun)", cx: "32", cy: "32", r: "15" }],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["circle", { cx: "27", cy: "29", r: "2" }],
        ["circle", { cx: "37", cy: "29", r: "2" }],
      ],
    ],
    ["path", { d: "M26 36c3 4 9 4 12 0", strokeWidth: "2.2" }],
  ],
  moon: [
    [
      "path",
      {
        fill: "var(--category-measures-a)",
        d: "M38 6C20 8 9 22 12 38c3 15 19 24 34 18 4-1 8-4 10-8-17 4-30-8-29-23 0-8 5-15 11-19z",
      },
    ],
    [
      "path",
      {
        fill: "var(--sun)",
        d: "m47 12 2.6 5.3 5.8.900-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.9z",
        strokeWidth: "2",
      },
    ],
  ],
  acorn: [
    ["path", { d: "M32 13c0-4 2-7 6-9" }],
    ["path", { fill: "var(--category-arithmetic-a)", d: "M14 30c0 16 9 23 18 31 9-8 18-15 18-31z" }],
    ["path", { fill: "var(--soil)", d: "M9 30c0-11 10-17 23-17s23 6 23 17c0 4-46 4-46 0z" }],
    ["path", { stroke: PAPER, d: "M20 38c0 5 2 9 5 12" }],
  ],
  umbrella: [
    ["path", { d: "M32 5v5M32 34v17c0 8-12 8-12 0" }],
    [
      "path",
      {
        fill: "var(--category-geography-b)",
        d: "M5 36c0-16 12-26 27-26s27 10 27 26c-4-5-10-5-13.5 0-3.5-5-10-5-13.5 0-3.5-5-10-5-13.5 0C15 31 9 31 5 36z",
      },
    ],
    ["path", { d: "M32 10c-8 6-13 15-13.5 26M32 10c8 6 13 15 13.5 26M32 10v26", strokeWidth: "2.2" }],
  ],
  boat: [
    ["path", { fill: "var(--category-geography-a)", d: "M29 7v31H9C13 27 20 14 29 7z" }],
    ["path", { fill: "var(--berry)", d: "M36 15v23h19c-3-10-9-18-19-23z" }],
    ["path", { d: "M32 5v37" }],
    ["path", { fill: "var(--carrot)", d: "M6 43h52c-2 9-8 15-15 15H21C14 58 8 52 6 43z" }],
  ],
  cottage: [
    ["path", { fill: "var(--soil)", d: "M43 10h7v14h-7z" }],
    ["path", { fill: "var(--category-measures-a)", d: "M13 30h38v28H13z" }],
    ["path", { fill: "var(--berry)", d: "M6 33 32 8l26 25z" }],
    ["path", { fill: "var(--soil)", d: "M19 58V43c0-5 10-5 10 0v15z" }],
    ["path", { fill: "var(--category-geography-a)", d: "M35 40h10v9H35z" }],
  ],
  key: [
    ["path", { fill: "var(--sun)", d: "M32 27h27v15h-8v-6h-5v8h-8v-8h-6z" }],
    ["circle", { fill: "var(--sun)", cx: "20", cy: "32", r: "15" }],
    ["circle", { fill: PAPER, cx: "18", cy: "32", r: "6" }],
  ],
};
