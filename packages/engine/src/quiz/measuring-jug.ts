import { hatchingOf, outlineOf, type PicturePoint } from "./hatching.ts";
import { marksOf, onTop, type Scale } from "./scale.ts";
import { ACCENT, FILL, INK, paper, svgPicture } from "./svg-picture.ts";

const WIDTH = 236;
const HEIGHT = 226;
/** The inside of the jug; its scale ends below the rim. */
const JUG = { left: 72, right: 180, rim: 14, bottom: 210 } as const;
const SCALE_TOP = 36;
const MARK = { numbered: 26, between: 14 } as const;
const HANDLE = `M${JUG.right} 60H${JUG.right + 20}Q${JUG.right + 34} 60 ${JUG.right + 34} 76V128Q${JUG.right + 34} 144 ${JUG.right + 20} 144H${JUG.right}`;
const OUTLINE = `M${JUG.left - 14} ${JUG.rim}L${JUG.left} ${JUG.rim + 14}V${JUG.bottom}H${JUG.right}V${JUG.rim}Z`;

/** A jug with a scale, filled up to a value; the level is a thick line and the liquid is hatched. */
export function measuringJugSvg(scale: Scale, value: number, unit: string): string {
  const yOf = (at: number): number => Math.round((JUG.bottom - (at / scale.most) * (JUG.bottom - SCALE_TOP)) * 10) / 10;
  const level = yOf(value);
  const liquid: readonly PicturePoint[] = [
    [JUG.left, level],
    [JUG.right, level],
    [JUG.right, JUG.bottom],
    [JUG.left, JUG.bottom],
  ];
  const marks = marksOf(scale).filter((mark) => mark.value > 0);
  return svgPicture(
    WIDTH,
    HEIGHT,
    paper(WIDTH, HEIGHT),
    `<path d="${outlineOf(liquid)}" fill="${FILL}"/>`,
    `<path d="${hatchingOf(liquid, "falling")}" fill="none" stroke="${ACCENT}" stroke-width="1" stroke-opacity="0.55"/>`,
    `<path d="${OUTLINE}" fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${HANDLE}" fill="none" stroke="${INK}" stroke-width="3"/>`,
    `<path d="M${JUG.left} ${level}H${JUG.right}" stroke="${ACCENT}" stroke-width="4"/>`,
    `<g stroke="${INK}" stroke-width="2">`,
    ...marks.map((mark) => {
      const length = mark.isNumbered ? MARK.numbered : MARK.between;
      return `<path d="M${JUG.left} ${yOf(mark.value)}h${length}"/>`;
    }),
    "</g>",
    `<g ${onTop(16, "end")}>`,
    ...marks
      .filter((mark) => mark.isNumbered)
      .map((mark) => `<text x="${JUG.left - 8}" y="${yOf(mark.value) + 6}">${mark.value}</text>`),
    `</g><g ${onTop(18, "middle")}><text x="${JUG.right - 26}" y="${SCALE_TOP + 6}">${unit}</text></g>`,
  );
}
