/**
 * Every sequence of a puzzle's size, packed so that two of them are compared with two look-ups: the 360 of 4 out of 6
 * and the 6,720 of 5 out of 8, where a table of all pairs would take 45 MB.
 */
import type { Answer, Options, Row, Sequence } from "./board.ts";

export interface Codes {
  readonly fields: number;
  readonly colours: number;
  /** All sequences; a code is a number in this list. */
  readonly list: readonly Sequence[];
  /** A set of colours for each code: colour c is the bit 1 << (c - 1). */
  readonly sets: Uint8Array;
  /** The colours in their places, three bits each. */
  readonly places: Uint16Array;
}

/** How many of the five groups of three bits are zero. */
const ZEROS = Uint8Array.from({ length: 1 << 15 }, (_, bits) =>
  [0, 3, 6, 9, 12].reduce((zeros, at) => zeros + ((bits >> at) & 7 ? 0 : 1), 0),
);
const ONES = Uint8Array.from({ length: 256 }, (_, set) => [...set.toString(2)].filter((bit) => bit === "1").length);

/** Answers as small numbers: 8 times the right places plus the right colours, in any place. */
export const ANSWERS = 48;
export const keyOf = ({ place, colour }: Answer): number => 8 * place + place + colour;

function sequences({ fields, colours }: Options): Sequence[] {
  let all: Sequence[] = [[]];
  for (let field = 0; field < fields; field++)
    all = all.flatMap((begun) =>
      Array.from({ length: colours }, (_, n) => n + 1)
        .filter((value) => !begun.includes(value))
        .map((value) => [...begun, value]),
    );
  return all;
}

const made = new Map<number, Codes>();

export function codesOf(options: Options): Codes {
  const known = made.get(options.fields);
  if (known) return known;
  const { fields, colours } = options;
  const list = sequences(options);
  const codes: Codes = {
    fields,
    colours,
    list,
    sets: Uint8Array.from(list, (values) => values.reduce((set, value) => set | (1 << (value - 1)), 0)),
    places: Uint16Array.from(list, (values) => values.reduce((bits, value, at) => bits | ((value - 1) << (3 * at)), 0)),
  };
  made.set(fields, codes);
  return codes;
}

/** The key of the answer that one code gives to the other. */
export function compare({ fields, sets, places }: Codes, one: number, other: number): number {
  // groups beyond the fields are zero in both
  const inPlace = ZEROS[places[one]! ^ places[other]!]! - (5 - fields);
  return 8 * inPlace + ONES[sets[one]! & sets[other]!]!;
}

export const codeOf = ({ list }: Codes, values: Sequence): number =>
  list.findIndex((one) => one.every((value, column) => value === values[column]));

/** A row that was answered. */
export interface Clue {
  readonly code: number;
  readonly answer: number;
}

/** The codes that give every clue its answer and have the row's colours in their places. */
export function fitting(codes: Codes, clues: readonly Clue[], row: Row = []): number[] {
  const set = row.flatMap((value, column) => (value === null ? [] : [{ value, column }]));
  const found: number[] = [];
  for (let code = 0; code < codes.list.length; code++)
    if (
      clues.every((clue) => compare(codes, code, clue.code) === clue.answer) &&
      set.every(({ value, column }) => codes.list[code]![column] === value)
    )
      found.push(code);
  return found;
}
