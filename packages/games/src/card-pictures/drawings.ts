import type { Element } from "../memory/drawn.ts";
import { DRAWINGS } from "../memory/pictures-data.ts";

/** The pictures by which pupils sign in: 24 of those of memory. */
export const CARD_DRAWINGS = {
  carrot: DRAWINGS.carrot,
  apple: DRAWINGS.apple,
  mushroom: DRAWINGS.mushroom,
  flower: DRAWINGS.flower,
  tree: DRAWINGS.tree,
  cherries: DRAWINGS.cherries,
  snail: DRAWINGS.snail,
  butterfly: DRAWINGS.butterfly,
  fish: DRAWINGS.fish,
  rabbit: DRAWINGS.rabbit,
  ladybird: DRAWINGS.ladybird,
  sun: DRAWINGS.sun,
  moon: DRAWINGS.moon,
  acorn: DRAWINGS.acorn,
  umbrella: DRAWINGS.umbrella,
  boat: DRAWINGS.boat,
  cottage: DRAWINGS.cottage,
  key: DRAWINGS.key,
  star: DRAWINGS.star,
  heart: DRAWINGS.heart,
  bell: DRAWINGS.bell,
  cup: DRAWINGS.cup,
  book: DRAWINGS.book,
  balloon: DRAWINGS.balloon,
} as const satisfies Readonly<Record<string, readonly Element[]>>;
