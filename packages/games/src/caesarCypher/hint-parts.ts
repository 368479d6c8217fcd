import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { encrypted, letterPlaces, placesOf, positionOf, type Move, type Puzzle } from "./board.ts";

type HintTexts = Pick<Hint<Move>, "title" | "steps" | "reason">;

export const text = (id: string, values: Message["values"] = {}): Message => ({ id, values });

/** The letters of the cipher, the most frequent ones first; then in their order in the text. */
export function ciphersOf(puzzle: Puzzle): { readonly cipher: string; readonly places: readonly number[] }[] {
  const signs = encrypted(puzzle);
  const ciphers = [...new Set(letterPlaces(puzzle).map((at) => signs[at]!))];
  return ciphers
    .map((cipher) => ({ cipher, places: placesOf(puzzle, cipher) }))
    .toSorted((one, other) => other.places.length - one.places.length);
}

/** The words of the text, each with the place where it begins. */
export function wordsOf({ alphabet, text }: Puzzle): { readonly word: string; readonly from: number }[] {
  const words: { word: string; from: number }[] = [];
  for (const [at, sign] of [...text].entries()) {
    if (!alphabet.includes(sign)) continue;
    const last = words.at(-1);
    if (last && last.from + last.word.length === at) last.word += sign;
    else words.push({ word: sign, from: at });
  }
  return words;
}

/** The plain letter at these places. */
export const plainOf = (puzzle: Puzzle, places: readonly number[]): string => puzzle.text[places[0]!]!;

/** Writes the plain letter of this one. */
export function hintFor(puzzle: Puzzle, cipher: string, steps: HintTexts): Hint<Move> {
  const places = placesOf(puzzle, cipher);
  return {
    ...steps,
    target: places.map(positionOf),
    ruledOut: [],
    move: { type: "write", cipher, plain: plainOf(puzzle, places) },
  };
}
