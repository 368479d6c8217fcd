import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

/** The side of a small cube. A rod is ten of them, a flat ten rods. */
const UNIT = 10;
const ROD = 10 * UNIT;
const MARGIN = 12;
const GAP = 7;
/** Between hundreds, tens and ones. */
const PLACE_GAP = 20;
const ROW_GAP = 16;
const LEAST_WIDTH = 136;
/** Small cubes that stand on each other. */
const STACK = 5;
const CUBE_STEP = 2 * UNIT;

/** Blocks of a number, and how many of its ones, tens and hundreds are crossed out, as digits of another number. */
export interface Blocks {
  readonly number: number;
  readonly crossed?: number;
}

const digitsOf = (of: number): readonly [hundreds: number, tens: number, ones: number] => [
  Math.floor(of / 100),
  Math.floor(of / 10) % 10,
  of % 10,
];

/** A block of so many columns and rows of small cubes. */
const block = (x: number, y: number, columns: number, rows: number): string => {
  const [width, height] = [columns * UNIT, rows * UNIT];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, at) => `M${x + (at + 1) * UNIT} ${y}v${height}`),
    ...Array.from({ length: rows - 1 }, (_, at) => `M${x} ${y + (at + 1) * UNIT}h${width}`),
  ].join("");
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${FILL}" stroke="${INK}" stroke-width="1.5"/>` +
    (lines ? `<path d="${lines}" stroke="${INK}" stroke-width="0.6"/>` : "")
  );
};

/** Over the edges of a block; thinner on a small cube, so that those beside each other do not touch. */
const cross = (x: number, y: number, width: number, height: number): string => {
  const [over, stroke] = height === UNIT ? [1.5, 2] : [1, 2.5];
  const [left, right, top, bottom] = [x - over, x + width + over, y - over, y + height + over];
  return (
    `<path d="M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}"` +
    ` stroke="${ACCENT}" stroke-width="${stroke}" stroke-linecap="round"/>`
  );
};

/** Where tens and ones start: beside the most hundreds and tens of a row, so that each place is one column. */
function startsOf(rows: readonly Blocks[]): readonly [hundreds: number, tens: number, ones: number] {
  const most = (place: 0 | 1): number => Math.max(...rows.map(({ number }) => digitsOf(number)[place]));
  const after = (start: number, amount: number, step: number): number =>
    amount > 0 ? start + amount * step - GAP + PLACE_GAP : start;
  const tens = after(MARGIN, most(0), ROD + GAP);
  const ones = after(tens, most(1), UNIT + GAP);
  return [MARGIN, tens, ones];
}

/** One number as a row of blocks. */
function rowOf({ number, crossed = 0 }: Blocks, top: number, starts: ReturnType<typeof startsOf>): string {
  const drawn: string[] = [];
  const [hundreds, tens, ones] = digitsOf(number);
  const out = digitsOf(crossed);
  const put = (start: number, amount: number, crossedOut: number, columns: number): void => {
    for (let at = 0; at < amount; at++) {
      const x = start + at * (columns * UNIT + GAP);
      drawn.push(block(x, top, columns, 10));
      // The last ones are taken away.
      if (at >= amount - crossedOut) drawn.push(cross(x, top, columns * UNIT, ROD));
    }
  };
  put(starts[0], hundreds, out[0], 10);
  put(starts[1], tens, out[1], 1);
  for (let at = 0; at < ones; at++) {
    const [left, above] = [starts[2] + Math.floor(at / STACK) * CUBE_STEP, top + ROD - UNIT - (at % STACK) * CUBE_STEP];
    drawn.push(block(left, above, 1, 1));
    if (at >= ones - out[2]) drawn.push(cross(left, above, UNIT, UNIT));
  }
  return drawn.join("");
}

/** Numbers below 400 in base-ten blocks, each in a row: flats of a hundred, rods of ten and small cubes. */
export function baseTenSvg(numbers: readonly Blocks[]): string {
  const starts = startsOf(numbers);
  const stacks = Math.ceil(Math.max(...numbers.map(({ number }) => number % 10)) / STACK);
  const right = starts[2] + (stacks > 0 ? stacks * CUBE_STEP - UNIT : -PLACE_GAP);
  const width = Math.max(LEAST_WIDTH, right + MARGIN);
  const height = 2 * MARGIN + numbers.length * (ROD + ROW_GAP) - ROW_GAP;
  const rows = numbers.map((one, place) => rowOf(one, MARGIN + place * (ROD + ROW_GAP), starts));
  return svgPicture(width, height, paper(width, height), ...rows);
}
