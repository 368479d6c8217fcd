import { listOf, type Message } from "@karota/engine/message.ts";
import type { Answer, Sequence } from "./board.ts";

/** The nine colours, of which a board uses the first; each has a shape and a letter of its own. */
export const PEGS = [
  "redCircle",
  "yellowTriangle",
  "blueDrop",
  "greenDiamond",
  "purpleStar",
  "orangeSquare",
  "pinkHeart",
  "turquoiseHexagon",
  "brownCross",
] as const;
export type Peg = (typeof PEGS)[number];

export const LETTERS = "ABCDEFGHI";
export const letterOf = (value: number): string => LETTERS[value - 1]!;

/** »rdeč krog A« */
export const pegName = (value: number): Message => ({
  id: `meme.peg.${PEGS[value - 1]!}`,
  values: { letter: letterOf(value) },
});

export const pegNames = (values: Sequence): Message => listOf(values.map(pegName));

/** »1 na pravem mestu, 2 prave barve« */
export const answerWords = ({ place, colour }: Answer): Message => ({ id: "meme.answer", values: { place, colour } });
