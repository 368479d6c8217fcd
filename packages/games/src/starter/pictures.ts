import { listOf, type Message } from "@karota/engine/message.ts";
import { picture, type Expression } from "@karota/engine/quiz/expression.ts";
import { jumpText, numberLineSvg, openLineSvg } from "@karota/engine/quiz/number-line.ts";
import { countersOf, crossedOut, tenFrameSvg } from "@karota/engine/quiz/ten-frame.ts";

const TEN = 10;
/** The largest numbers of the pictures with a place for each number, and of the number line without a scale. */
const MOST = 20;
const MOST_OPEN = 100;

/** The pictures that pose a task: circles and squares, circles that are crossed out, jumps forward and back. */
export type AskedPicture = "circles" | "crossed" | "forward" | "back";

/**
 * The start and the change, and not where they lead. Counters that need one frame have texts of their own, because stored
 * tasks have the others for any number of frames.
 */
function labelOf(kind: AskedPicture, start: number, change: number): Message {
  const values = { start, change };
  if (kind === "circles" && start + change <= TEN) return { id: "starter.picture.circlesInOne", values };
  if (kind === "crossed" && start <= TEN) return { id: "starter.picture.crossedInOne", values };
  return { id: `starter.picture.${kind}`, values };
}

/** A picture that poses a task. */
export const askedPicture = (kind: AskedPicture, start: number, change: number): Expression =>
  picture(`${kind} ${start} ${change}`, labelOf(kind, start, change));

/** The counters of an addition put close together, so that the first frame is full before the second one. */
export const filledFrames = (start: number, change: number): Expression =>
  picture(`filled ${start} ${change}`, labelOf("circles", start, change));

const pictureOfJumps = (name: string, stops: readonly number[]): Expression =>
  picture([name, ...stops].join(" "), {
    id: "starter.picture.jumps",
    values: {
      n: stops.length - 1,
      start: stops[0]!,
      stops: listOf(stops.slice(1).map((to) => ({ id: "starter.picture.to", values: { to } }))),
    },
  });
/** A number line with the jumps of a solution. */
export const jumps = (...stops: readonly number[]): Expression => pictureOfJumps("jumps", stops);
/** The same without a scale, for numbers below 100; each stop is larger than the one before. */
export const openJumps = (...stops: readonly number[]): Expression => pictureOfJumps("open", stops);

/** The picture of a name, as SVG text. Throws a RangeError on what is no name. */
export function drawStarter(name: string): string {
  const [kind = "", ...given] = name.split(" ");
  const numbers = given.map(Number);
  const [start = NaN, change = NaN] = numbers;
  const most = kind === "open" ? MOST_OPEN : MOST;
  if (numbers.length < 2 || !numbers.every((one) => Number.isInteger(one) && one > 0 && one <= most))
    throw new RangeError(`no picture ${name}`);
  switch (kind) {
    case "circles":
      return tenFrameSvg(countersOf(start, change, start < TEN && start + change > TEN));
    case "filled":
      return tenFrameSvg(countersOf(start, change));
    case "crossed":
      return tenFrameSvg(crossedOut(start, change));
    case "forward":
      return numberLineSvg([start, start + change], true);
    case "back":
      return numberLineSvg([start, start - change], true);
    case "jumps":
      return numberLineSvg(numbers, false);
    case "open":
      return openLineSvg(
        numbers.map(String),
        numbers.slice(1).map((to, place) => ({ text: jumpText(numbers[place]!, to), size: to - numbers[place]! })),
      );
    default:
      throw new RangeError(`no picture ${name}`);
  }
}
