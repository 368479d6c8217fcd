import { dialParts, dialSvg } from "@karota/engine/quiz/dial.ts";
import { ACCENT, INK, PAPER } from "../measures/drawing.ts";
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

const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...parts,
    "</svg>",
  ].join("");

/** Two dials, the arrow between them leading from the first to the second. */
const dials = (first: number, second: number): string =>
  svg(
    480,
    200,
    `<g transform="translate(100 100)">${dialParts(first)}</g>`,
    `<g transform="translate(380 100)">${dialParts(second)}</g>`,
    `<circle cx="240" cy="100" r="32" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`,
    `<polyline points="222,100 256,100" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
    `<polyline points="244,87 257,100 244,113" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"`,
    ` stroke-linejoin="round"/>`,
  );

const LINE = { left: 36, right: 404, y: 84, height: 124, width: 440 } as const;
/** The least share of the line that a jump has, so that its words find room. */
const LEAST_SHARE = 0.28;

/** Where the stops of the line are: a short jump is drawn longer than it is. */
function placesOf(jumps: readonly Jump[]): readonly number[] {
  const whole = jumps.reduce((total, { taken }) => total + taken, 0);
  const shares = jumps.map(({ taken }) => Math.max(LEAST_SHARE, taken / whole));
  const all = shares.reduce((total, share) => total + share, 0);
  let at: number = LINE.left;
  return [at, ...shares.map((share) => Math.round((at += (share / all) * (LINE.right - LINE.left))))];
}

const takenText = (taken: number): string =>
  [taken >= HOUR && `${Math.floor(taken / HOUR)} h`, taken % HOUR > 0 && `${taken % HOUR} min`]
    .filter(Boolean)
    .join(" ");

/** A number line with a jump for each part of the way; `{clock:…}` is written in the reader's language. */
function line(start: number, end: number): string {
  const jumps = jumpsOf(start, end);
  const places = placesOf(jumps);
  const words = (text: string, x: number, y: number): string => `<text x="${x}" y="${y}">${text}</text>`;
  const stops = [start, ...jumps.map(({ to }) => to)];
  return svg(
    LINE.width,
    LINE.height,
    `<rect width="${LINE.width}" height="${LINE.height}" rx="12" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round">`,
    `<path d="M12 ${LINE.y}H428"/>`,
    ...places.map((x) => `<path d="M${x} ${LINE.y - 8}V${LINE.y + 8}"/>`),
    `</g><g fill="none" stroke="${ACCENT}" stroke-width="3" stroke-linecap="round">`,
    ...jumps.map((_, place) => {
      const [from, to] = [places[place]!, places[place + 1]!];
      return `<path d="M${from} ${LINE.y - 12}Q${Math.round((from + to) / 2)} ${LINE.y - 64} ${to} ${LINE.y - 12}"/>`;
    }),
    `</g><g fill="${INK}" font-family="system-ui, sans-serif" font-size="18" font-weight="600" text-anchor="middle">`,
    ...stops.map((time, place) => words(`{clock:${time}}`, places[place]!, LINE.y + 30)),
    ...jumps.map(({ taken }, place) =>
      words(takenText(taken), Math.round((places[place]! + places[place + 1]!) / 2), 26),
    ),
    "</g>",
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
