import { itemsInTurn } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import { SYMBOLS, type Options, type Puzzle } from "./board.ts";

/** Some of the pictures, each in the chosen number, in an order of which every one is as likely. */
export const generate: Generate<Options, Puzzle> = ({ size, occurrences }, random, edition) => {
  const side = Number.parseInt(size, 10);
  const count = (side * side) / occurrences;
  const chosen = random.shuffled(edition ? itemsInTurn(SYMBOLS, count, edition) : SYMBOLS).slice(0, count);
  const cards = chosen.flatMap((symbol) => Array.from({ length: occurrences }, () => symbol));
  return { side, occurrences, symbols: random.shuffled(cards) };
};
