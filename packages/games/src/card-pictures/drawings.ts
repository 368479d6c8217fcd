import { DRAWINGS, type Element } from "../memory/pictures-data.ts";

const PAPER = "var(--glyph-paper)";

/** The pictures by which pupils sign in: those of memory, and six of the same kind. On a 64 grid. */
export const CARD_DRAWINGS = {
  carrot: DRAWINGS.A,
  apple: DRAWINGS.B,
  mushroom: DRAWINGS.C,
  flower: DRAWINGS.D,
  tree: DRAWINGS.E,
  cherries: DRAWINGS.F,
  snail: DRAWINGS.G,
  butterfly: DRAWINGS.H,
  fish: DRAWINGS.I,
  rabbit: DRAWINGS.J,
  ladybird: DRAWINGS.K,
  sun: DRAWINGS.L,
  moon: DRAWINGS.M,
  acorn: DRAWINGS.N,
  umbrella: DRAWINGS.O,
  boat: DRAWINGS.P,
  cottage: DRAWINGS.Q,
  key: DRAWINGS.R,
  star: [
    [
      "path",
      {
        fill: "var(--sun)",
        d: "M32 6l7.600 16.600L58 25 44.500 37.500 48 56 32 47 16 56l3.500-18.500L6 25l18.400-2.400z",
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
} as const satisfies Readonly<Record<string, readonly Element[]>>;
