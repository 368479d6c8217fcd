import type { Generate } from "@karota/engine/game.ts";
import { SYMBOLS, type Options, type Puzzle } from "./board.ts";

/** Some of the pictures, each in the chosen number, in an order of which every one is as likely. */
export const generate: Generate<Options, Puzzle> = ({ size, occurrences }, random) => {
  const side = Number.parseInt(size, 10);
  const chosen = random.shuffled(SYMBOLS).slice(0, (side * side) / occurrences);
  const cards = chosen.flatMap((symbol) => Array.from({ length: occurrences }, () => symbol));
  return { side, occurrences, symbols: random.shuffled(cards) };
};
