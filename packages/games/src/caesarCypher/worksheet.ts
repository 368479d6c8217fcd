import { HAIR, SHADE, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import { encrypted, isLetter, secretAlphabet, shifted, type Puzzle } from "./board.ts";

/** Signs in a row. */
const COLUMNS = 12;
/** A row of the text: the secret letter and below it room for the plain one. */
const ROW = 2.15;
/** Fields of the table beside each other. */
const TABLE = 15;
const TABLE_ROW = 1.9;

/** Where each character of the text is: words stay whole, and a space that ends a row is left out. */
function placesOf(text: string): readonly (readonly [x: number, row: number])[] {
  const places: [number, number][] = [];
  let [x, row] = [0, 0];
  for (const word of text.split(/(?<= )/)) {
    if (x > 0 && x + word.trimEnd().length > COLUMNS) [x, row] = [0, row + 1];
    for (const sign of word) {
      // A word that is longer than a row runs on in the next.
      if (x === COLUMNS && sign !== " ") [x, row] = [0, row + 1];
      places.push([x, row]);
      x += 1;
    }
  }
  return places;
}

/** The secret text, letter by letter over empty fields, and an alphabet to note what has been found. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { alphabet, text, theme, step, keyword } = puzzle;
  const secret = secretAlphabet(puzzle);
  const cipher = encrypted(puzzle);
  const places = placesOf(text);
  const signs = Array.from(cipher, (sign, at): Shape[] => {
    const [x, row] = places[at]!;
    const y = row * ROW;
    if (!isLetter(puzzle, at))
      return sign === " " ? [] : [{ kind: "text", text: sign, x: x + 0.5, y: y + 1.4, size: 0.6 }];
    return [
      { kind: "text", text: sign, x: x + 0.5, y: y + 0.42, size: 0.6, bold: true },
      { kind: "rect", x: x + 0.08, y: y + 0.94, width: 0.84, height: 0.92, radius: 0.1, weight: THIN },
      ...(solved ? [{ kind: "text", text: text[at]!, x: x + 0.5, y: y + 1.4, size: 0.6 } as const] : []),
    ];
  }).flat();
  /** With a keyword the secret letters stand under the plain ones, so that one sees the keyword come out. */
  const noted = (letter: string, place: number) => (keyword ? secret[place]! : shifted(alphabet, letter, -step));
  const field = COLUMNS / TABLE;
  const top = (places.at(-1)![1] + 1) * ROW + 0.5;
  const table = Array.from(alphabet, (letter, place): Shape[] => {
    const x = (place % TABLE) * field;
    const y = top + Math.floor(place / TABLE) * TABLE_ROW * field;
    const square = { kind: "rect", x, width: field, height: 0.85 * field, weight: HAIR } as const;
    const middle = { x: x + field / 2, size: 0.46 * field } as const;
    return [
      { ...square, y, fill: SHADE },
      { kind: "text", text: letter, ...middle, y: y + 0.42 * field, bold: true },
      { ...square, y: y + 0.85 * field },
      ...(solved ? [{ kind: "text", text: noted(letter, place), ...middle, y: y + 1.28 * field } as const] : []),
    ];
  }).flat();
  return {
    instruction: solved
      ? []
      : [{ id: keyword ? "caesarCypher.sheet.key" : "caesarCypher.rule.1" }, { id: "caesarCypher.sheet.task" }],
    facts: solved
      ? [
          keyword
            ? { id: "caesarCypher.sheet.keyword", values: { word: keyword.word } }
            : { id: "caesarCypher.sheet.step", values: { step } },
          text,
        ]
      : [
          { id: `caesarCypher.theme.${theme}` },
          ...(keyword
            ? [{ id: "caesarCypher.sheet.clue", values: { length: keyword.word.length, clue: keyword.clue } }]
            : []),
        ],
    drawing: {
      width: COLUMNS,
      height: top + Math.ceil(alphabet.length / TABLE) * TABLE_ROW * field,
      unit: [18, 42],
      shapes: [...signs, ...table],
    },
    lists: [],
    columns: 1,
  };
};
