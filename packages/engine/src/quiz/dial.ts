import type { Message } from "../message.ts";

/** A point of the dial, x to the right and y down from its centre, in units of which its radius has 100. */
export type DialPoint = readonly [x: number, y: number];

/** Minutes that the short hand takes once round. */
export const DIAL_MINUTES = 12 * 60;
const HOUR_MINUTES = 60;
/** Minutes between two numbers for the long hand. */
export const NUMBER_MINUTES = 5;

/** How far the parts of the dial are from its centre: a hand's tip, the numbers, the outer ends of the marks. */
export const REACH = { short: 46, long: 85, numbers: 70, marks: 93 } as const;
const MARK_LENGTH = { minute: 5, number: 10 } as const;

/** The point at an angle in degrees, clockwise from the top, and a distance from the centre. */
export function dialPoint(degrees: number, distance: number): DialPoint {
  const turned = ((degrees - 90) * Math.PI) / 180;
  return [distance * Math.cos(turned), distance * Math.sin(turned)];
}

/** The angles of the hands in degrees, clockwise from the top. The short one moves on with the long one. */
export const handAngles = (minutes: number): { readonly short: number; readonly long: number } => ({
  short: ((minutes % DIAL_MINUTES) * 360) / DIAL_MINUTES,
  long: ((minutes % HOUR_MINUTES) * 360) / HOUR_MINUTES,
});

/** The marks of the minutes, the ones at the numbers longer and thicker. */
export const DIAL_MARKS: readonly { readonly from: DialPoint; readonly to: DialPoint; readonly atNumber: boolean }[] =
  Array.from({ length: HOUR_MINUTES }, (_, minute) => {
    const atNumber = minute % NUMBER_MINUTES === 0;
    const { long } = handAngles(minute);
    const length = atNumber ? MARK_LENGTH.number : MARK_LENGTH.minute;
    return { from: dialPoint(long, REACH.marks - length), to: dialPoint(long, REACH.marks), atNumber };
  });

/** The numbers from 1 to 12 and the points of their middles. */
export const DIAL_NUMBERS: readonly { readonly number: number; readonly at: DialPoint }[] = Array.from(
  { length: 12 },
  (_, place) => ({ number: place + 1, at: dialPoint(30 * (place + 1), REACH.numbers) }),
);

const hourAt = (minutes: number): number => Math.floor(minutes / HOUR_MINUTES) % 12 || 12;

/** Where the short hand points: at a number, or between it and the next one. */
export function shortHandWords(minutes: number): Message {
  const [hour, next] = [hourAt(minutes), hourAt(minutes + HOUR_MINUTES)];
  return minutes % HOUR_MINUTES === 0
    ? { id: "quiz.dial.at", values: { number: hour } }
    : { id: "quiz.dial.between", values: { number: hour, next } };
}

/** Where the long hand points: at a number, or so many marks after it. */
export function longHandWords(minutes: number): Message {
  const number = Math.floor((minutes % HOUR_MINUTES) / NUMBER_MINUTES) || 12;
  const marks = minutes % NUMBER_MINUTES;
  return marks === 0
    ? { id: "quiz.dial.at", values: { number } }
    : { id: "quiz.dial.after", values: { number, marks } };
}

/** What the dial shows, for those who do not see it: where the hands point, and not the time. */
export const dialWords = (minutes: number): Message => ({
  id: "quiz.dial",
  values: { short: shortHandWords(minutes), long: longHandWords(minutes) },
});

/** Fixed colours on a face of its own, readable on every ground; the hands differ in length and thickness. */
const INK = "#3A2A00";
const FACE = "#FFFDF6";
const SHORT_HAND = "#B3470E";
/** Half the side of a dial's picture, with room around the face. */
const HALF_SIDE = 100;
const FACE_RADIUS = 97;

const written = (value: number): string => String(Math.round(value * 10) / 10);

const lineOf = (from: DialPoint, to: DialPoint, look: string): string => {
  const [[x1, y1], [x2, y2]] = [from.map(written), to.map(written)];
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${look}/>`;
};

/** The parts of a dial around the point 0, 0, as SVG text. */
export function dialParts(minutes: number): string {
  const { short, long } = handAngles(minutes);
  const hand = (degrees: number, reach: number, look: string): string =>
    lineOf(dialPoint(degrees + 180, 12), dialPoint(degrees, reach), look);
  return [
    `<circle r="${FACE_RADIUS}" fill="${FACE}" stroke="${INK}" stroke-width="4"/>`,
    `<g stroke="${INK}">`,
    ...DIAL_MARKS.map(({ from, to, atNumber }) => lineOf(from, to, `stroke-width="${atNumber ? 3 : 1.5}"`)),
    `</g><g stroke-linecap="round">`,
    hand(short, REACH.short, `stroke="${SHORT_HAND}" stroke-width="9"`),
    hand(long, REACH.long, `stroke="${INK}" stroke-width="4.5"`),
    `</g><circle r="6" fill="${INK}"/>`,
    // Over the hands, so that the number is seen that the long hand points at.
    `<g fill="${INK}" font-family="system-ui, sans-serif" font-size="20" font-weight="600" text-anchor="middle"`,
    ` stroke="${FACE}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">`,
    ...DIAL_NUMBERS.map(({ number, at: [x, y] }) => `<text x="${written(x)}" y="${written(y + 7)}">${number}</text>`),
    "</g>",
  ].join("");
}

/** A clock face that shows a time in minutes, as SVG text. */
export const dialSvg = (minutes: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">` +
  `<g transform="translate(${HALF_SIDE} ${HALF_SIDE})">${dialParts(minutes)}</g></svg>`;
