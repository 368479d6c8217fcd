import type { Element } from "./drawn.ts";

const INK = "currentColor";
const PAPER = "var(--glyph-paper)";

/** Fruit, animals and plants, on the same grid and in the same inks as the other pictures. */
export const NATURE = {
  pear: [
    ["path", { d: "M32 15c0-4 1-8 4-11" }],
    ["path", { fill: "var(--leaf-deep)", d: "M35 11c4-5 11-6 16-2-4 5-11 6-16 2z" }],
    [
      "path",
      {
        fill: "var(--sun)",
        d: "M32 15c6 0 9 5 9 11 0 7 11 10 11 20 0 9-8 15-20 15S12 55 12 46c0-10 11-13 11-20 0-6 3-11 9-11z",
      },
    ],
    ["path", { stroke: PAPER, d: "M19 47c0-4 2-7 5-9" }],
  ],
  banana: [
    ["path", { fill: "var(--sun)", d: "M47 8l7-3 2 8c6 22-12 46-42 46-6 0-10-3-9-6 1-2 4-2 6-2 24-1 38-16 36-38z" }],
    ["path", { fill: "var(--soil)", d: "M47 8l7-3 2 8-9 2zM5 53c-1 3 3 6 9 6v-8c-4 0-8 0-9 2z" }],
    ["path", { d: "M52 22c0 15-10 27-27 32", strokeWidth: "2" }],
  ],
  strawberry: [
    ["path", { fill: "var(--berry)", d: "M32 61C20 56 8 42 9 28c1-9 13-12 23-7 10-5 22-2 23 7 1 14-11 28-23 33z" }],
    [
      "path",
      {
        fill: "var(--leaf)",
        d: "M32 20c-5 7-12 9-17 7 1-5 5-8 9-9-3-1-5-3-6-6 6-1 11 1 14 6 3-5 8-7 14-6-1 3-3 5-6 6 4 1 8 4 9 9-5 2-12 0-17-7z",
      },
    ],
    ["path", { d: "M32 18c0-5 1-9 4-13" }],
    ["path", { stroke: PAPER, d: "M19 36v3M32 33v3M45 36v3M25 44v3M39 44v3M32 52v2" }],
  ],
  grapes: [
    ["path", { d: "M33 20c0-6 2-11 7-15" }],
    ["path", { fill: "var(--leaf)", d: "M33 16c-9 3-17-1-19-9 9-4 17 0 19 9z" }],
    [
      "g",
      { fill: "var(--category-equations-b)" },
      [
        ["circle", { cx: "16", cy: "27", r: "8" }],
        ["circle", { cx: "32", cy: "26", r: "8" }],
        ["circle", { cx: "48", cy: "27", r: "8" }],
        ["circle", { cx: "24", cy: "39", r: "8" }],
        ["circle", { cx: "40", cy: "39", r: "8" }],
        ["circle", { cx: "32", cy: "52", r: "8" }],
      ],
    ],
  ],
  melon: [
    ["path", { fill: "var(--leaf-deep)", d: "M3 21h58c0 17-12 31-29 31S3 38 3 21z" }],
    ["path", { fill: PAPER, d: "M8 21h48c0 14-10 25-24 25S8 35 8 21z", stroke: "none" }],
    ["path", { fill: "var(--berry)", d: "M12 21h40c0 12-8 21-20 21s-20-9-20-21z" }],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["ellipse", { cx: "22", cy: "27", rx: "1.8", ry: "2.8" }],
        ["ellipse", { cx: "32", cy: "27", rx: "1.8", ry: "2.8" }],
        ["ellipse", { cx: "42", cy: "27", rx: "1.8", ry: "2.8" }],
        ["ellipse", { cx: "27", cy: "35", rx: "1.8", ry: "2.8" }],
        ["ellipse", { cx: "37", cy: "35", rx: "1.8", ry: "2.8" }],
      ],
    ],
  ],
  pumpkin: [
    ["path", { fill: "var(--leaf-deep)", d: "M29 19c0-6-2-9-5-12l7-3c4 4 5 9 5 15z" }],
    [
      "g",
      { fill: "var(--carrot)" },
      [
        ["ellipse", { cx: "17", cy: "39", rx: "13", ry: "18" }],
        ["ellipse", { cx: "47", cy: "39", rx: "13", ry: "18" }],
        ["ellipse", { cx: "32", cy: "39", rx: "12", ry: "21" }],
      ],
    ],
  ],
  peas: [
    ["path", { fill: "var(--leaf-deep)", d: "M5 48C8 24 28 8 53 12c4 24-18 46-48 36z" }],
    ["path", { d: "M53 12c1-4 3-6 7-7" }],
    [
      "g",
      { fill: "var(--category-logic-a)" },
      [
        ["circle", { cx: "19", cy: "42", r: "6.5" }],
        ["circle", { cx: "30", cy: "32", r: "7.5" }],
        ["circle", { cx: "43", cy: "22", r: "6.5" }],
      ],
    ],
  ],
  bee: [
    [
      "g",
      { fill: "var(--category-geography-a)" },
      [
        ["path", { d: "M31 29C20 25 15 8 24 5c9-2 13 12 10 24z" }],
        ["path", { d: "M36 29c0-12 8-22 16-17 7 5-3 16-16 17z" }],
      ],
    ],
    ["path", { fill: "var(--sun)", d: "M6 43c0-9 11-15 26-15s24 7 24 15-9 15-24 15S6 52 6 43z" }],
    ["path", { d: "M27 28c-4 9-4 21 0 30M40 29c4 9 4 19 0 28", strokeWidth: "5" }],
    ["path", { d: "M56 43l6 0M10 35c-3-3-4-6-4-10" }],
    ["circle", { fill: INK, stroke: "none", cx: "15", cy: "41", r: "2.6" }],
    ["path", { d: "M13 49c2 2 5 2 7 0", strokeWidth: "2" }],
  ],
  frog: [
    [
      "g",
      { fill: "var(--category-logic-b)" },
      [
        ["circle", { cx: "18", cy: "17", r: "10" }],
        ["circle", { cx: "46", cy: "17", r: "10" }],
        ["path", { d: "M4 37c0-13 12-19 28-19s28 6 28 19-12 21-28 21S4 50 4 37z" }],
      ],
    ],
    [
      "g",
      { fill: PAPER, strokeWidth: "2" },
      [
        ["circle", { cx: "18", cy: "16", r: "5.5" }],
        ["circle", { cx: "46", cy: "16", r: "5.5" }],
      ],
    ],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["circle", { cx: "18", cy: "16", r: "2.4" }],
        ["circle", { cx: "46", cy: "16", r: "2.4" }],
      ],
    ],
    ["path", { d: "M13 38c8 12 30 12 38 0M29 30v1M35 30v1" }],
  ],
  owl: [
    [
      "path",
      {
        fill: "var(--soil)",
        d: "M12 6c5 2 10 4 20 4s15-2 20-4c2 7 4 15 4 26 0 17-10 28-24 28S8 49 8 32C8 21 10 13 12 6z",
      },
    ],
    ["path", { fill: "var(--category-measures-a)", d: "M19 46c0-9 6-13 13-13s13 4 13 13-6 14-13 14-13-5-13-14z" }],
    [
      "g",
      { fill: PAPER },
      [
        ["circle", { cx: "21", cy: "24", r: "10" }],
        ["circle", { cx: "43", cy: "24", r: "10" }],
      ],
    ],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["circle", { cx: "21", cy: "24", r: "4.2" }],
        ["circle", { cx: "43", cy: "24", r: "4.2" }],
      ],
    ],
    ["path", { fill: "var(--carrot)", d: "M28 29h8l-4 8z" }],
    ["path", { d: "M27 44l2.5 3 2.5-3M32 44l2.5 3 2.5-3M29 52l3 3 3-3", strokeWidth: "2" }],
  ],
  hedgehog: [
    [
      "path",
      {
        fill: "var(--soil)",
        d: "M22 52C12 46 12 36 17 29l-4-7 8 1 1-8 7 5 4-8 5 7 7-5 2 8 8-1-2 8 7 4-4 7 4 6-6 6z",
      },
    ],
    [
      "path",
      { fill: "var(--category-measures-a)", d: "M26 53H12C7 53 3 50 3 47c6-2 9-12 16-14 8-1 12 6 12 12 0 4-2 7-5 8z" },
    ],
    ["circle", { fill: INK, stroke: "none", cx: "4.5", cy: "46", r: "3.5" }],
    ["circle", { fill: INK, stroke: "none", cx: "18", cy: "42", r: "2.4" }],
    ["path", { d: "M22 53v5M46 53v5M38 28l2 5M48 34l1 5M37 41l2 4" }],
  ],
  duck: [
    ["path", { fill: "var(--carrot)", d: "M9 22c-4 0-7 2-7 5 4 3 10 3 13 1z" }],
    [
      "path",
      {
        fill: "var(--sun)",
        d: "M21 7c8 0 13 6 13 13 0 5-2 8-2 11 8 0 16 0 22-9 7 5 8 12 5 20-3 9-11 13-22 13H26C15 55 9 48 11 40c1-5 4-7 3-10-3-3-5-6-5-10 0-7 5-13 12-13z",
      },
    ],
    ["path", { d: "M27 41c5 6 15 6 20-1" }],
    ["circle", { fill: INK, stroke: "none", cx: "19", cy: "18", r: "2.6" }],
    ["path", { stroke: "var(--sky)", d: "M5 60c4-3 7-3 11 0s8 3 12 0 8-3 12 0 8 3 12 0" }],
  ],
  cat: [
    [
      "path",
      {
        fill: "var(--category-arithmetic-a)",
        d: "M9 7c7 1 12 5 15 9 5-1 11-1 16 0 3-4 8-8 15-9 3 9 3 17 2 24 2 17-9 28-25 28S5 48 7 31c-1-7-1-15 2-24z",
      },
    ],
    ["path", { d: "M27 17v6M32 16v8M37 17v6" }],
    [
      "g",
      { fill: INK, stroke: "none" },
      [
        ["ellipse", { cx: "21", cy: "34", rx: "2.6", ry: "3.6" }],
        ["ellipse", { cx: "43", cy: "34", rx: "2.6", ry: "3.6" }],
      ],
    ],
    ["path", { fill: "var(--berry)", d: "M28 40h8l-4 4.500z" }],
    [
      "path",
      { d: "M32 45c-1 5-7 5-8 1M32 45c1 5 7 5 8 1M2 39l11 2M2 49l11-2M62 39l-11 2M62 49l-11-2", strokeWidth: "2.2" },
    ],
  ],
  turtle: [
    [
      "g",
      { fill: "var(--category-logic-a)" },
      [
        ["circle", { cx: "53", cy: "32", r: "8.5" }],
        ["path", { d: "M12 44h10v7c0 5-10 5-10 0zM36 44h10v7c0 5-10 5-10 0z" }],
        ["path", { d: "M8 42c-3 0-5 1-6 3 2 1 5 1 8 0z" }],
      ],
    ],
    ["path", { fill: "var(--leaf)", d: "M5 44c0-17 10-28 24-28s24 11 24 28c0 3-48 3-48 0z" }],
    [
      "path",
      {
        d: "M29 23l8 6-3 9H24l-3-9zM29 23v-7M37 29l7-5M34 38l3 8M24 38l-3 8M21 29l-7-5",
        stroke: PAPER,
        strokeWidth: "2.2",
      },
    ],
    ["circle", { fill: INK, stroke: "none", cx: "55", cy: "30", r: "2.2" }],
  ],
  whale: [
    ["path", { d: "M22 20v-6M22 14c-1-6-7-8-11-5M22 14c1-6 7-8 11-5" }],
    [
      "path",
      {
        fill: "var(--category-geography-b)",
        d: "M4 41c0-12 8-19 19-19 15 0 17 14 26 14 4 0 5-4 4-9-5 0-8-3-9-8 6-1 10 1 11 5 1-4 4-7 8-7 1 6-1 10-5 12 2 17-9 28-27 28C14 57 4 51 4 41z",
      },
    ],
    ["path", { fill: PAPER, d: "M5 45c9 3 19 3 27-1 0 7-5 13-12 13C12 56 6 51 5 45z" }],
    ["circle", { fill: INK, stroke: "none", cx: "16", cy: "36", r: "2.6" }],
  ],
  cactus: [
    [
      "path",
      {
        fill: "var(--leaf)",
        d: "M25 46V12c0-9 14-9 14 0v18c6 0 8-1 8-7v-3c0-6 10-6 10 0v5c0 11-7 15-18 15v6zM25 38c-11 0-18-4-18-14v-4c0-6 10-6 10 0v3c0 4 2 5 8 5z",
      },
    ],
    ["path", { stroke: PAPER, d: "M32 12v3M32 22v3M32 32v3M32 40v2M12 24v1M52 25v1" }],
    ["path", { fill: "var(--carrot)", d: "M15 46h34l-4 15H19z" }],
  ],
  cloud: [
    ["path", { d: "M19 46l-4 7M32 46l-4 7M45 46l-4 7M25 53l-4 7M38 53l-4 7" }],
    [
      "path",
      {
        fill: "var(--category-geography-a)",
        d: "M16 40C7 40 3 34 4 28c1-6 6-9 11-9C17 10 25 6 33 8c6 1 10 5 12 10 8-1 15 4 15 11 0 6-5 11-12 11z",
      },
    ],
  ],
  rainbow: [
    ["path", { fill: "var(--berry)", d: "M3 48C3 29 15 13 32 13s29 16 29 35h-9c0-15-8-26-20-26s-20 11-20 26z" }],
    ["path", { fill: "var(--sun)", d: "M12 48c0-15 8-26 20-26s20 11 20 26h-8c0-11-4-18-12-18s-12 7-12 18z" }],
    ["path", { fill: "var(--sky)", d: "M20 48c0-11 4-18 12-18s12 7 12 18h-7c0-6-1-10-5-10s-5 4-5 10z" }],
  ],
} as const satisfies Readonly<Record<string, readonly Element[]>>;
