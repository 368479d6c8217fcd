import { ACCENT, INK, PAPER, paper, pictureWords, svgPicture } from "./svg-picture.ts";

const WIDTH = 440;
const LINE = { left: 40, right: 400 } as const;
/** How far from its ends the line goes on. */
const BEYOND = 22;
const WORD_SIZE = 18;
/** Words above the line that are closer than this get a row of their own. */
const WORD_WIDTH = 62;
const ROW = 26;

/** Something on the line: where it is, and what is written there. */
export interface Marked {
  readonly at: number;
  readonly text: string;
}

/** The row of each point's words above the line, from the lowest: the first with room for them. */
function rowsOf(places: readonly number[]): readonly number[] {
  const last: number[] = [];
  return places.map((x) => {
    const free = last.findIndex((before) => x - before >= WORD_WIDTH);
    const row = free < 0 ? last.length : free;
    last[row] = x;
    return row;
  });
}

/**
 * A piece of the number line: numbers written below it, points with words above it, each joined to its words by a thin
 * line. Numbers may be fractions of the drawing's units only.
 * @param marks  the written numbers, the first and the last of which are the line's ends
 * @param points from the smallest to the largest
 * @param parts  equal parts between two written numbers, with short marks
 */
export function markedLineSvg(marks: readonly Marked[], points: readonly Marked[], parts = 1): string {
  const [low, high] = [marks[0]!.at, marks.at(-1)!.at];
  const xOf = (at: number): number => Math.round(LINE.left + ((at - low) / (high - low)) * (LINE.right - LINE.left));
  const rows = rowsOf(points.map(({ at }) => xOf(at)));
  const y = 42 + ROW * Math.max(0, ...rows.map((row) => row + 1)) - ROW / 2;
  const height = y + 44;
  const short = marks.slice(1).flatMap(({ at }, place) => {
    const before = marks[place]!.at;
    return Array.from({ length: parts - 1 }, (_, part) => xOf(before + ((part + 1) / parts) * (at - before)));
  });
  const wordsY = rows.map((row) => y - 22 - ROW * row);
  return svgPicture(
    WIDTH,
    height,
    paper(WIDTH, height),
    `<g fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round">`,
    `<path d="M${LINE.left - BEYOND} ${y}H${LINE.right + BEYOND}"/>`,
    ...marks.map(({ at }) => `<path d="M${xOf(at)} ${y - 9}V${y + 9}"/>`),
    ...short.map((x) => `<path d="M${x} ${y - 4}V${y + 4}"/>`),
    "</g>",
    ...points.map(
      ({ at }, place) =>
        `<path d="M${xOf(at)} ${y}V${wordsY[place]! + 5}" stroke="${ACCENT}" stroke-width="1.5"/>` +
        `<circle cx="${xOf(at)}" cy="${y}" r="7" fill="${ACCENT}" stroke="${INK}" stroke-width="2"/>`,
    ),
    `<g stroke="${PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">`,
    pictureWords(
      WORD_SIZE,
      points.map(({ at, text }, place) => ({ text, x: xOf(at), y: wordsY[place]! })),
    ),
    "</g>",
    pictureWords(
      WORD_SIZE,
      marks.map(({ at, text }) => ({ text, x: xOf(at), y: y + 32 })),
    ),
  );
}
