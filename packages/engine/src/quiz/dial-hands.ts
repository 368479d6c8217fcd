import { DIAL_MINUTES, handAngles, REACH, type DialPoint } from "./dial.ts";

export const HANDS = ["short", "long"] as const;
export type Hand = (typeof HANDS)[number];

const HOUR_MINUTES = 60;
const HOUR_DEGREES = 30;
const MINUTE_DEGREES = 6;

const onDial = (minutes: number): number => ((minutes % DIAL_MINUTES) + DIAL_MINUTES) % DIAL_MINUTES;

/** The angle of a point in degrees from 0 to 360, clockwise from the top. */
export const degreesOf = ([x, y]: DialPoint): number => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

/** How far apart two angles are, in degrees from 0 to 180. */
function apart(one: number, other: number): number {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
}

/** The hand that somebody means who presses a point: beyond the short one it is the long one, else the nearer one. */
export function handNear(minutes: number, point: DialPoint): Hand {
  if (Math.hypot(...point) > REACH.short + 8) return "long";
  const { short, long } = handAngles(minutes);
  const degrees = degreesOf(point);
  return apart(short, degrees) <= apart(long, degrees) ? "short" : "long";
}

/**
 * The time, in minutes from 0 to 719, after a hand is turned by so many minutes: the hands move together, as on a real
 * clock.
 */
export const turnBy = (minutes: number, by: number): number => onDial(minutes + by);

/**
 * The time, in minutes from 0 to 719, after a hand is turned to an angle. The long hand takes the short one along, also
 * over the 12; the short hand goes to the nearest place that fits the long one.
 * @param degrees clockwise from the top
 * @param step the long hand stops at multiples of so many minutes
 */
export function turnTo(minutes: number, hand: Hand, degrees: number, step: number): number {
  const minute = minutes % HOUR_MINUTES;
  if (hand === "short")
    return onDial(Math.round(degrees / HOUR_DEGREES - minute / HOUR_MINUTES) * HOUR_MINUTES + minute);
  const reached = (Math.round(degrees / MINUTE_DEGREES / step) * step) % HOUR_MINUTES;
  const turned = reached - minute;
  // More than half round is the shorter way over the 12.
  const overTop = turned > HOUR_MINUTES / 2 ? -HOUR_MINUTES : turned < -HOUR_MINUTES / 2 ? HOUR_MINUTES : 0;
  return onDial(minutes + turned + overTop);
}
