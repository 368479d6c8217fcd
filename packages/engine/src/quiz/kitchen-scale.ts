import { dialPoint, type DialPoint } from "./dial.ts";
import { coordinate } from "./hatching.ts";
import { marksOf, onTop, type Scale } from "./scale.ts";
import { ACCENT, FILL, INK, paper, PAPER, svgPicture } from "./svg-picture.ts";

const WIDTH = 236;
const HEIGHT = 226;
const CENTRE = { x: WIDTH / 2, y: 124 } as const;
/** How far the parts of the face are from its centre. */
const REACH = { rim: 96, marks: 92, numbered: 78, between: 84, numbers: 56, pointer: 88, tail: 16 } as const;
const LABEL_SIZE = 14;
/** The baselines of the unit, above and below the centre. */
const UNIT_Y = { above: -22, below: 34 } as const;

const line = ([x1, y1]: DialPoint, [x2, y2]: DialPoint, width: number): string =>
  `<path d="M${coordinate(x1)} ${coordinate(y1)}L${coordinate(x2)} ${coordinate(y2)}" stroke-width="${width}"/>`;

/** The face of a kitchen scale, 0 at the top and once round to the most, with its pointer on a value. */
export function kitchenScaleSvg(scale: Scale, value: number, unit: string): string {
  const pointAt = (at: number, reach: number): DialPoint => dialPoint((at / scale.most) * 360, reach);
  // The most is where 0 is.
  const marks = marksOf(scale).filter((mark) => mark.value < scale.most);
  const degrees = (value / scale.most) * 360;
  // Where the pointer is not.
  const unitY = degrees > 90 && degrees < 270 ? UNIT_Y.above : UNIT_Y.below;
  return svgPicture(
    WIDTH,
    HEIGHT,
    paper(WIDTH, HEIGHT),
    `<path d="M46 8H190L176 26H60Z" fill="${FILL}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`,
    `<g transform="translate(${CENTRE.x} ${CENTRE.y})">`,
    `<circle r="${REACH.rim}" fill="${PAPER}" stroke="${INK}" stroke-width="3"/><g stroke="${INK}">`,
    ...marks.map((mark) =>
      line(
        pointAt(mark.value, mark.isNumbered ? REACH.numbered : REACH.between),
        pointAt(mark.value, REACH.marks),
        mark.isNumbered ? 3 : 1.5,
      ),
    ),
    `</g><g stroke="${ACCENT}" stroke-linecap="round">`,
    line(dialPoint(degrees + 180, REACH.tail), dialPoint(degrees, REACH.pointer), 4.5),
    `</g><circle r="6" fill="${INK}"/><g ${onTop(LABEL_SIZE, "middle")}>`,
    ...marks
      .filter((mark) => mark.isNumbered)
      .map((mark) => {
        const [x, y] = pointAt(mark.value, REACH.numbers);
        return `<text x="${coordinate(x)}" y="${coordinate(y + 5)}">${mark.value}</text>`;
      }),
    `<text x="0" y="${unitY}">${unit}</text></g></g>`,
  );
}
