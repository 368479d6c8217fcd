import type { Peg } from "./words.ts";

/** Each peg in a square of 48: its outline, and where the middle of its letter lies. */
export const SHAPES: Readonly<Record<Peg, { readonly d: string; readonly middle: number }>> = {
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
