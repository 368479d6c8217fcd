import { dialParts, dialSvg } from "@karota/engine/quiz/dial.ts";
import { openLineSvg } from "@karota/engine/quiz/number-line.ts";
import { INK, PAPER, svgPicture } from "@karota/engine/quiz/svg-picture.ts";
import { isPage } from "./calendar-kinds.ts";
import { drawCalendarPage } from "./calendar-picture.ts";
import { DAY, HOUR } from "./kinds.ts";

/** Names of the pictures of times in minutes; `drawPicture` draws them. */
export const dialName = (time: number): string => `dial ${time}`;
export const dialsName = (first: number, second: number): string => `dials ${first} ${second}`;
export const lineName = (start: number, end: number): string => `line ${start} ${end}`;

/** A step from one time to another, in minutes. */
export interface Jump {
  readonly from: number;
  readonly to: number;
  readonly taken: number;
}

/** The way from one time to a later one: to the full hour, by whole hours, and on from there. */
export function jumpsOf(start: number, end: number): readonly Jump[] {
  const [firstHour, lastHour] = [Math.ceil(start / HOUR) * HOUR, Math.floor(end / HOUR) * HOUR];
  const stops = firstHour <= lastHour ? [start, firstHour, lastHour, end] : [start, end];
  return stops.slice(1).flatMap((to, place) => {
    const from = stops[place]!;
    return to > from ? [{ from, to, taken: to - from }] : [];
  });
}

/** Two dials, the arrow between them leading from the first to the second. */
const dials = (first: number, second: number): string =>
  svgPicture(
    480,
    200,
    `<g transform="translate(100 100)">${dialParts(first)}</g>`,
    `<g transform="translate(380 100)">${dialParts(second)}</g>`,
    `<circle cx="240" cy="100" r="32" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`,
    `<polyline points="222,100 256,100" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
    `<polyline points="244,87 257,100 244,113" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"`,
    ` stroke-linejoin="round"/>`,
  );

const takenText = (taken: number): string =>
  [taken >= HOUR && `${Math.floor(taken / HOUR)} h`, taken % HOUR > 0 && `${taken % HOUR} min`]
    .filter(Boolean)
    .join(" ");

/** A number line with a jump for each part of the way; `{clock:…}` is written in the reader's language. */
function line(start: number, end: number): string {
  const jumps = jumpsOf(start, end);
  return openLineSvg(
    [start, ...jumps.map(({ to }) => to)].map((time) => `{clock:${time}}`),
    jumps.map(({ taken }) => ({ text: takenText(taken), size: taken })),
  );
}

const isDay = (value: number, days: number): boolean => Number.isInteger(value) && value >= 0 && value <= days;

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawPicture(name: string): string {
  const [kind, ...given] = name.split(" ");
  const [first = NaN, second = NaN, third = NaN, fourth = NaN] = given.map(Number);
  const isTime = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < DAY;
  if (isTime(first) && kind === "dial") return dialSvg(first);
  if (isTime(first) && isTime(second) && kind === "dials") return dials(first, second);
  if (isTime(first) && isTime(second) && kind === "line") return line(first, second);
  if (kind === "calendar" && isPage([first, second, third]) && isDay(fourth, second))
    return drawCalendarPage(first, second, third, fourth);
  throw new RangeError(`no picture ${name}`);
}
