import { coordinate, hatchingOf, type PicturePoint } from "./hatching.ts";
import { marksOf, type Scale } from "./scale.ts";
import { ACCENT, FILL, INK, paper, pictureWords, svgPicture } from "./svg-picture.ts";

const WIDTH = 452;
const HEIGHT = 128;
const LEFT = 28;
const RIGHT = 392;
/** The ruler, its upper edge with the marks, and the pencil above it. */
const RULER = { top: 62, bottom: 116, margin: 16, unit: 32 } as const;
const PENCIL = { top: 18, bottom: 42, tip: 20 } as const;
/** Marks for each number, each half and the others. */
const MARK = { numbered: 20, half: 15, between: 10 } as const;

/**
 * A pencil above a ruler, from a value to another one, with dashed lines from its ends to the edge of the ruler.
 * @param scale in the units of the marks; what is written is the number of whole `major` units
 */
export function rulerSvg(scale: Scale, from: number, to: number): string {
  const xOf = (at: number): number => LEFT + (at / scale.most) * (RIGHT - LEFT);
  const [start, end] = [xOf(from), xOf(to)];
  const middle = (PENCIL.top + PENCIL.bottom) / 2;
  const tip = Math.min(PENCIL.tip, end - start);
  const wood: readonly PicturePoint[] = [
    [start, PENCIL.top],
    [end - tip, PENCIL.top],
    [end - tip, PENCIL.bottom],
    [start, PENCIL.bottom],
  ];
  const [left, right, neck] = [start, end, end - tip].map(coordinate);
  const lengthOf = (value: number, isNumbered: boolean): number => {
    if (isNumbered) return MARK.numbered;
    return value % scale.major === scale.major / 2 ? MARK.half : MARK.between;
  };
  const marks = marksOf(scale);
  return svgPicture(
    WIDTH,
    HEIGHT,
    paper(WIDTH, HEIGHT),
    `<path d="M${left} ${PENCIL.top}H${neck}L${right} ${middle}L${neck} ${PENCIL.bottom}H${left}Z" fill="${FILL}"` +
      ` stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="${hatchingOf(wood, "rising")}" fill="none" stroke="${ACCENT}" stroke-width="1"/>`,
    `<path d="M${neck} ${PENCIL.top}V${PENCIL.bottom}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    `<path d="M${left} ${PENCIL.bottom}V${RULER.top}M${right} ${middle}V${RULER.top}" fill="none" stroke="${ACCENT}"` +
      ` stroke-width="2" stroke-dasharray="4 3"/>`,
    `<rect x="${LEFT - RULER.margin}" y="${RULER.top}" width="${RIGHT - LEFT + 2 * RULER.margin + RULER.unit}"` +
      ` height="${RULER.bottom - RULER.top}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    `<g stroke="${INK}">`,
    ...marks.map(({ value, isNumbered }) => {
      const width = isNumbered ? 2 : 1;
      return `<path d="M${coordinate(xOf(value))} ${RULER.top}v${lengthOf(value, isNumbered)}" stroke-width="${width}"/>`;
    }),
    "</g>",
    pictureWords(
      18,
      marks
        .filter(({ isNumbered }) => isNumbered)
        .map(({ value }) => ({
          text: String(value / scale.major),
          x: Math.round(xOf(value)),
          y: RULER.bottom - 12,
        })),
    ),
    pictureWords(15, [{ text: "cm", x: RIGHT + RULER.margin + RULER.unit / 2, y: RULER.bottom - 12 }]),
  );
}
