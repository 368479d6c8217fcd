import { INK, PAPER } from "./svg-picture.ts";

/** A scale from 0: a mark every `minor` units, a longer one with its number every `major` units. */
export interface Scale {
  readonly most: number;
  readonly major: number;
  readonly minor: number;
}

export interface Mark {
  readonly value: number;
  readonly isNumbered: boolean;
}

/** The marks from 0 on. */
export const marksOf = ({ most, major, minor }: Scale): readonly Mark[] =>
  Array.from({ length: Math.floor(most / minor) + 1 }, (_, place) => ({
    value: place * minor,
    isNumbered: (place * minor) % major === 0,
  }));

/** The attributes of numbers that stay readable on what is drawn below them. */
export const onTop = (size: number, anchor: "middle" | "end"): string =>
  `fill="${INK}" font-family="system-ui, sans-serif" font-size="${size}" font-weight="600" text-anchor="${anchor}"` +
  ` stroke="${PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
