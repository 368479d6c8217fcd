import { FILL, INK, PAPER } from "@karota/engine/quiz/svg-picture.ts";

/** What a picture shows at least. Shapes are placed in the middle of it. */
const WIDTH = 330;
const HEIGHT = 180;
const DASHED = "#8A5A00";
/** Around all that is drawn, at least. */
const MARGIN = 16;
const TYPE_SIZE = 18;
/** What a word takes above and below its line. */
const [ABOVE, BELOW] = [14, 5];

/** A point of the picture, x to the right and y down, in its units. */
export type Point = readonly [x: number, y: number];
export type Word = readonly [text: string, at: Point, anchor?: "start" | "end"];

/** What is drawn: outlines, dashed helping lines and words with their places. */
export interface Drawing {
  readonly outlines: readonly (readonly Point[])[];
  readonly dashed?: readonly (readonly [Point, Point])[];
  readonly words: readonly Word[];
}

/** The place of a shape: true to its proportions as far as labels still find room. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}

export function place(wide: number, high: number, most: Point = [170, 112], least: Point = [56, 48]): Place {
  const scale = Math.min(most[0] / wide, most[1] / high);
  const [width, height] = [Math.max(least[0], wide * scale), Math.max(least[1], high * scale)];
  const [x, y] = [WIDTH / 2, HEIGHT / 2 - 8];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2, x, y };
}

export const corners = ({ left, top, right, bottom }: Place): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
export const below = (text: string, { x, bottom }: Place): Word => [text, [x, bottom + 22]];
export const beside = (text: string, { right, y }: Place): Word => [text, [right + 8, y + 6], "start"];

/** A cuboid seen from the front, above and right, half as deep as it is. */
export function solid(
  wide: number,
  deep: number,
  high: number,
  ...[below, behind, beside]: readonly [string, string, string]
): Drawing {
  const [overX, overY] = [0.45 * deep, 0.32 * deep];
  const at = place(wide + overX, high + overY, [176, 128], [80, 60]);
  const { left, top: above, right: back, bottom } = at;
  const [right, top] = [
    left + ((back - left) * wide) / (wide + overX),
    bottom - ((bottom - above) * high) / (high + overY),
  ];
  const [dx, dy] = [back - right, top - above];
  return {
    outlines: [
      corners({ ...at, right, top }),
      [
        [left, top],
        [left + dx, above],
        [back, above],
        [right, top],
      ],
      [
        [right, top],
        [back, above],
        [back, bottom - dy],
        [right, bottom],
      ],
    ],
    words: [
      [below, [(left + right) / 2, bottom + 22]],
      [behind, [right + dx / 2 + 8, bottom - dy / 2 + 14], "start"],
      [beside, [left - 8, (top + bottom) / 2 + 6], "end"],
    ],
  };
}

const written = (value: number): string => String(Math.round(value));
const points = (line: readonly Point[]): string => line.map((point) => point.map(written).join(",")).join(" ");

/** What a word takes in width at most, in the widest of the fonts that a system may have. */
const widthOf = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign === " " ? 0.35 : "mw=".includes(sign) ? 1.05 : 0.72), 0) * TYPE_SIZE;

function extentOf([text, [x, y], anchor]: Word): readonly Point[] {
  const width = widthOf(text);
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return [
    [left, y - ABOVE],
    [left + width, y + BELOW],
  ];
}

/** The part of the plane that is shown: all that is drawn in the middle, with a margin. */
function frameOf({ outlines, dashed = [], words }: Drawing) {
  const drawn = [...outlines.flat(), ...dashed.flat(), ...words.flatMap(extentOf)];
  const side = (values: readonly number[], least: number): readonly [start: number, length: number] => {
    const [start, end] = [Math.min(...values), Math.max(...values)];
    const length = Math.max(least, Math.ceil(end - start + 2 * MARGIN));
    return [Math.round((start + end - length) / 2), length];
  };
  const [x, width] = side(
    drawn.map((point) => point[0]),
    WIDTH,
  );
  const [y, height] = side(
    drawn.map((point) => point[1]),
    HEIGHT,
  );
  return { x, y, width, height };
}

/** The drawing as SVG text on paper of its own, readable on every ground. */
export function svgOf(drawing: Drawing): string {
  const { outlines, dashed = [], words } = drawing;
  const { x: left, y: top, width, height } = frameOf(drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="12" fill="${PAPER}"/>`,
    `<g fill="${FILL}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round">`,
    ...outlines.map((line) => `<polygon points="${points(line)}"/>`),
    `</g><g fill="none" stroke="${DASHED}" stroke-width="2" stroke-dasharray="6 5">`,
    ...dashed.map((line) => `<polyline points="${points(line)}"/>`),
    `</g><g fill="${INK}" font-family="system-ui, sans-serif" font-size="${TYPE_SIZE}" font-weight="600"`,
    ` stroke="${PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">`,
    ...words.map(
      ([text, [x, y], anchor = "middle"]) =>
        `<text x="${written(x)}" y="${written(y)}" text-anchor="${anchor}">${text}</text>`,
    ),
    "</g></svg>",
  ].join("");
}
