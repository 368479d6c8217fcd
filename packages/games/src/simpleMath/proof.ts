import { listOf, type Message } from "@karota/engine/message.ts";

/** Ways to see that a number is a multiple, easiest first. */
export const WAYS = ["lastDigit", "digitSum", "table", "halves", "both", "split"] as const;
export type Way = (typeof WAYS)[number];

/** For how many times a number's multiples are in its times table. */
const TABLE = 10;
const LAST_DIGIT = [2, 5, 10];
const DIGIT_SUM = [3, 9];
/** How often multiples of a number can be halved. */
const HALVES: Readonly<Record<number, number>> = { 4: 2, 8: 3, 16: 4 };
/** Numbers whose multiples are those of two easier ones that share no divisor. */
const BOTH: Readonly<Record<number, readonly [number, number]>> = { 6: [2, 3], 12: [3, 4], 15: [3, 5], 18: [2, 9] };

/** The easiest way for this multiple of a number. */
export function wayOf(number: number, value: number): Way {
  if (LAST_DIGIT.includes(number)) return "lastDigit";
  if (DIGIT_SUM.includes(number)) return "digitSum";
  if (value <= TABLE * number) return "table";
  if (HALVES[number]) return "halves";
  return BOTH[number] ? "both" : "split";
}

/** What the way looks at, without the number that is sought. */
export function howMessage(number: number, way: Way): Message {
  const [first, second] = BOTH[number] ?? [0, 0];
  return {
    id: `simpleMath.how.${way}`,
    values: { number, first, second, halves: HALVES[number] ?? 0, ten: TABLE * number },
  };
}

const digitsOf = (value: number): readonly number[] => Array.from(String(value), Number);
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const digitSum = (value: number) => ({ digits: digitsOf(value).join(" + "), sum: sum(digitsOf(value)) });

function halvings(value: number, times: number): readonly Message[] {
  const half = value / 2;
  const here: Message = { id: "simpleMath.proof.half", values: { value, half } };
  return times === 1 ? [here] : [here, ...halvings(half, times - 1)];
}

function proofParts(number: number, value: number, way: Way): readonly Message[] {
  const times = value / number;
  const rest = times % TABLE;
  switch (way) {
    case "lastDigit":
      return [{ id: "simpleMath.proof.lastDigit", values: { digit: value % 10 } }];
    case "digitSum":
      return [{ id: "simpleMath.proof.digitSum", values: { ...digitSum(value), number } }];
    case "halves":
      return halvings(value, HALVES[number]!);
    case "both":
      return BOTH[number]!.flatMap((part) => proofParts(part, value, HALVES[part] ? "halves" : wayOf(part, value)));
    case "split":
      if (rest > 0) {
        const known = times - rest;
        const values = { number, known, rest, knownValue: known * number, restValue: rest * number };
        return [{ id: "simpleMath.proof.split", values }];
      }
      break;
    case "table":
  }
  return [{ id: "simpleMath.proof.table", values: { number, times, value } }];
}

/** That `value` is a multiple of `number`, seen this way; it is one. */
export const proof = (number: number, value: number, way: Way): Message => listOf(proofParts(number, value, way));

/** The proof that `value`, which is no multiple of `number`, is none. */
export function refutation(number: number, value: number): Message {
  if (LAST_DIGIT.includes(number))
    return { id: "simpleMath.not.lastDigit", values: { number, value, digit: value % 10 } };
  if (DIGIT_SUM.includes(number)) return { id: "simpleMath.not.digitSum", values: { number, ...digitSum(value) } };
  const times = Math.floor(value / number);
  return {
    id: "simpleMath.not.between",
    values: { number, value, times, next: times + 1, below: times * number, above: (times + 1) * number },
  };
}
