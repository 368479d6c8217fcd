import { itemsInTurn } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import type { Options, Puzzle } from "./board.ts";
import { pairsOf } from "./decks.ts";
import { SYMBOLS } from "./symbols.ts";

/** Cards in an order of which every one is as likely: some of the pictures, each in the chosen number, or pairs of a deck. */
export const generate: Generate<Options, Puzzle> = ({ size, occurrences, deck }, random, edition) => {
  const side = Number.parseInt(size, 10);
  const count = (side * side) / occurrences;
  const chosen = random.shuffled(edition ? itemsInTurn(SYMBOLS, count, edition, String) : SYMBOLS).slice(0, count);
  if (deck === "pictures") {
    const cards = chosen.flatMap((symbol) => Array.from({ length: occurrences }, () => symbol));
    return { side, occurrences, symbols: random.shuffled(cards) };
  }
  const pairs = pairsOf(deck, count, random).map((faces, place) => ({ symbol: chosen[place]!, faces }));
  const cards = random.shuffled(pairs.flatMap(({ symbol, faces }) => faces.map((face) => ({ symbol, face }))));
  return { side, occurrences, symbols: cards.map(({ symbol }) => symbol), faces: cards.map(({ face }) => face) };
};
