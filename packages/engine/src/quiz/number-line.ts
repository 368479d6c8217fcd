import { ACCENT, INK, paper, pictureWords, svgPicture } from "./svg-picture.ts";

const WIDTH = 440;
const HEIGHT = 124;
/** Where the line is, from the top, and its first and last mark from the left. */
const LINE = { y: 84, left: 36, right: 404 } as const;
const WORD_SIZE = 20;
/** How far a jump's arc begins above the line, and how far its turning point is. */
const ARC = { foot: 12, top: 64 } as const;
/** How far from a line's ends it goes on. */
const BEYOND = 24;

/** One arc from a mark to another, with an arrow's head where it ends. */
function arc(from: number, to: number): string {
  const [start, end] = [LINE.y - ARC.foot, LINE.y - ARC.top];
  const back = to > from ? -1 : 1;
  // The head opens against the way that the arc comes down.
  const head = `M${to + back * 10} ${start - 6}L${to} ${start}L${to + back} ${start - 12}`;
  return `<path d="M${from} ${start}Q${Math.round((from + to) / 2)} ${end} ${to} ${start}"/><path d="${head}"/>`;
}

/** The line itself with its marks. */
const lineWith = (marks: readonly { readonly x: number; readonly long: boolean }[]): string =>
  [
    `<g fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round">`,
    `<path d="M${LINE.left - BEYOND} ${LINE.y}H${LINE.right + BEYOND}"/>`,
    ...marks.map(({ x, long }) => `<path d="M${x} ${LINE.y - (long ? 8 : 4)}V${LINE.y + (long ? 8 : 4)}"/>`),
    "</g>",
  ].join("");

/** A jump of an arc: where it goes, and what is written above it. */
interface Arc {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const arcs = (all: readonly Arc[]): string =>
  [
    `<g fill="none" stroke="${ACCENT}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">`,
    ...all.map(({ from, to }) => arc(from, to)),
    "</g>",
    pictureWords(
      WORD_SIZE,
      all.map(({ from, to, text }) => ({ text, x: Math.round((from + to) / 2), y: 30 })),
    ),
  ].join("");

const below = (words: readonly { readonly text: string; readonly x: number }[]): string =>
  pictureWords(
    WORD_SIZE,
    words.map(({ text, x }) => ({ text, x, y: LINE.y + 30 })),
  );

/** The least share of an open line that a jump has, so that its words find room. */
const LEAST_SHARE = 0.28;

/**
 * A number line without a scale: a mark for each stop, and jumps between them whose lengths only hint at their sizes.
 * @param stops what is written below the marks, one more than there are jumps
 */
export function openLineSvg(
  stops: readonly string[],
  jumps: readonly { readonly text: string; readonly size: number }[],
): string {
  const whole = jumps.reduce((total, { size }) => total + size, 0);
  const shares = jumps.map(({ size }) => Math.max(Math.min(LEAST_SHARE, 1 / jumps.length), size / whole));
  const all = shares.reduce((total, share) => total + share, 0);
  let at: number = LINE.left;
  const places = [at, ...shares.map((share) => Math.round((at += (share / all) * (LINE.right - LINE.left))))];
  return svgPicture(
    WIDTH,
    HEIGHT,
    paper(WIDTH, HEIGHT),
    lineWith(places.map((x) => ({ x, long: true }))),
    arcs(jumps.map(({ text }, place) => ({ from: places[place]!, to: places[place + 1]!, text }))),
    below(stops.map((text, place) => ({ text, x: places[place]! }))),
  );
}

/** Numbers that a line shows beyond its jumps. */
const AROUND = 2;
const LABELLED = 5;
const MAX_UNIT = 40;
/** The least distance between two numbers below the line. */
const LEAST_APART = 34;

/** The change that a jump makes, with its sign: +5, −3. */
export const jumpText = (from: number, to: number): string => `${to > from ? "+" : "−"}${Math.abs(to - from)}`;

/**
 * A piece of the number line with a mark for each whole number and jumps from stop to stop. The stops are written, and
 * every fifth number that is not too near one.
 * @param open where the last jump ends is left open, with a question mark
 */
export function numberLineSvg(stops: readonly number[], open: boolean): string {
  const [least, most] = [Math.max(0, Math.min(...stops) - AROUND), Math.max(...stops) + AROUND];
  const unit = Math.min(MAX_UNIT, (LINE.right - LINE.left) / (most - least));
  const xOf = (value: number): number => Math.round(LINE.left + (value - least) * unit);
  const last = stops.at(-1);
  const marks = Array.from({ length: Math.floor((LINE.right - LINE.left) / unit) + 1 }, (_, place) => least + place);
  const written = (value: number): string | null => {
    if (open && value === last) return "?";
    if (stops.includes(value)) return String(value);
    const hasRoom = stops.every((stop) => Math.abs(stop - value) * unit >= LEAST_APART);
    return value % LABELLED === 0 && hasRoom ? String(value) : null;
  };
  return svgPicture(
    WIDTH,
    HEIGHT,
    paper(WIDTH, HEIGHT),
    lineWith(marks.map((value) => ({ x: xOf(value), long: written(value) !== null }))),
    arcs(
      stops.slice(1).map((to, place) => {
        const from = stops[place]!;
        return { from: xOf(from), to: xOf(to), text: jumpText(from, to) };
      }),
    ),
    below(
      marks.flatMap((value) => {
        const text = written(value);
        return text === null ? [] : [{ text, x: xOf(value) }];
      }),
    ),
  );
}
