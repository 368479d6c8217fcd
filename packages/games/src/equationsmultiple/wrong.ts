import { greatestDivisor } from "@karota/engine/quiz/exact.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import type { Row } from "./row.ts";

export type Wrong = readonly Named<readonly number[]>[];

/** A pair that fits one equation only: the solution moved along it. */
const along = ({ a, b }: Row, [x, y]: readonly [number, number]): readonly (readonly number[])[] => {
  const divisor = greatestDivisor(a, b);
  return [1, -1].map((step) => [x + (step * b) / divisor, y - (step * a) / divisor]);
};

/** What any system of two equations tempts to. */
export const wrongPairs = (one: Row, two: Row, [x, y]: readonly [number, number]): Wrong => [
  { name: "swapped", value: [y, x] },
  { name: "sign-lost", value: [x, -y] },
  { name: "sign-lost", value: [-x, y] },
  ...along(one, [x, y]).map((value) => ({ name: "first-only", value })),
  ...along(two, [x, y]).map((value) => ({ name: "second-only", value })),
];

/** The pair where x came out as n/d and y follows from ax + by = c; none where they are not whole. */
export function fromX(name: string, n: number, d: number, { a, b, c }: Row): Wrong {
  const x = n / d;
  const y = (c - a * x) / b;
  return d !== 0 && Number.isInteger(x) && Number.isInteger(y) ? [{ name, value: [x + 0, y + 0] }] : [];
}
/** The same where y came out first. */
export const fromY = (name: string, n: number, d: number, { a, b, c }: Row): Wrong =>
  fromX(name, n, d, { a: b, b: a, c }).map(({ value: [y, x] }) => ({ name, value: [x!, y!] }));
