/*
 * What a sentence of feedback says of a wrong answer. A claim is calculated from the numbers of the question and from the
 * chosen answer, never with the code that made the answer.
 */

/** A wrong answer, as its claim reads it. */
export interface Answered<Facts> {
  /** What the task is made of; of a word problem, what its calculation is made of. */
  readonly facts: Facts;
  /** The question as it is written in English; of a word problem, its calculation. */
  readonly question: string;
  readonly chosen: string;
  readonly right: string;
  /** The chosen number, NaN where the answer is none. */
  readonly value: number;
  readonly rightValue: number;
}

export type OwnClaim = (said: string, chosen: string, question: string, right: string, facts: unknown) => boolean;

/** As numbers are compared that were calculated with decimals. */
export const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1e-3, Math.abs(one), Math.abs(other));
export const isOneOf = (value: number, ...all: readonly number[]): boolean => all.some((one) => isSame(one, value));
/** The digits of a number without its point and without zeros at either end. */
export const bareDigits = (text: string): string =>
  (/\d+(\.\d+)?/.exec(text)?.[0] ?? "").replace(".", "").replace(/^0+|0+$/g, "");

/** The number that an answer begins with: 12, −3/4, 1 1/2, 12.5 cm, x = −2, 20%. */
export function numberOf(text: string): number {
  const [, minus, whole, over, under] =
    /^(?:x = )?(−)?(?:(\d+(?:\.\d+)?)(?![\d/]))?(?: ?(\d+)\/(\d+))?/.exec(text) ?? [];
  if (whole === undefined && over === undefined) return NaN;
  const size = Number(whole ?? 0) + (over === undefined ? 0 : Number(over) / Number(under));
  return minus === undefined ? size : -size;
}

/** The claims of a quiz by the names of its mistakes. */
export const claimsOf = <Facts>(
  id: string,
  claims: Readonly<Record<string, (answered: Answered<Facts>) => boolean>>,
): Readonly<Record<string, OwnClaim>> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, isTrue]) => [
      `${id}.${name.includes(".") ? name : `mistake.${name}`}`,
      (_, chosen, question, right, facts) =>
        isTrue({
          facts: facts as Facts,
          question,
          chosen,
          right,
          value: numberOf(chosen),
          rightValue: numberOf(right),
        }),
    ]),
  );
