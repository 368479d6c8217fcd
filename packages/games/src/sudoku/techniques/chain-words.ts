import type { Message } from "@karota/engine/message.ts";
import { anyCell, shortName } from "../words.ts";
import type { Candidate, Link } from "./step.ts";

/** The links of candidates that are wrong and right in turn, the first one wrong, each because of the one before. */
export const linksAlong = (places: readonly Candidate[]): Link[] =>
  places.slice(1).map((to, i) => ({ kind: i % 2 === 0 ? "strong" : "weak", from: places[i]!, to }));

const joined = ([part, ...rest]: readonly Message[]): Message =>
  rest.length === 0 ? part! : { id: "sudoku.chain.more", values: { part: part!, rest: joined(rest) } };

const SENTENCE = ["sudoku.chain.start", "sudoku.chain.then"] as const;
const SENTENCE_OF_ONE_DIGIT = ["sudoku.chain.oneDigit.start", "sudoku.chain.oneDigit.then"] as const;

/** »Če na V1S2 ni 5, je na V1S7 5; potem na V4S7 ni 5, zato je …«: two candidates in each part, the first one wrong. */
export function chainSentence(places: readonly Candidate[]): Message {
  const [start, then] = places.every(({ digit }) => digit === places[0]!.digit) ? SENTENCE_OF_ONE_DIGIT : SENTENCE;
  const parts: Message[] = [];
  for (let i = 0; i + 1 < places.length; i += 2) {
    const [wrong, right] = [places[i]!, places[i + 1]!];
    const same = wrong.cells[0] === right.cells[0] ? "yes" : "no";
    const values = {
      from: anyCell(wrong.cells),
      digit: wrong.digit,
      to: anyCell(right.cells),
      other: right.digit,
      same,
    };
    parts.push({ id: i === 0 ? start : then, values });
  }
  return { id: "sudoku.chain", values: { parts: joined(parts) } };
}

/** A digit with the short name of its cell. */
export const placeName = ({ cells, digit }: Candidate): Message => ({
  id: "sudoku.place",
  values: { digit, cell: shortName(cells[0]!) },
});
