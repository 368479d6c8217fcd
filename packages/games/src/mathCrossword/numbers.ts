import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";
import { OPERATIONS, type Operation } from "./board.ts";

const MAX_NUMBER = 10_000;
/** Smaller operands are too easy: 7 + 0, 7 * 1. */
const MIN_OPERAND = 2;

/** The smallest divisor of each number but 1; the number itself when it is prime. */
const DIVISOR = new Uint16Array(MAX_NUMBER + 1);
for (let divisor = 2; divisor <= MAX_NUMBER; divisor++)
  for (let number = divisor; number <= MAX_NUMBER; number += divisor) DIVISOR[number] ||= divisor;

/** Can the operation give this value with operands from 2 to `range`? */
function gives(op: Operation, value: number, range: number): boolean {
  switch (op) {
    case "+":
      return value >= 2 * MIN_OPERAND;
    case "-":
      return value + MIN_OPERAND <= range;
    case "*":
      return DIVISOR[value]! < value;
    case "/":
      return value * MIN_OPERAND <= range;
  }
}

/** The operations, of those allowed, that give this value. */
export const operationsFor = (value: number, operations: string, range: number): Operation[] =>
  OPERATIONS.filter((op) => operations.includes(op) && gives(op, value, range));

const divisorsOf = (value: number): number[] => {
  const found: number[] = [];
  for (let divisor = MIN_OPERAND; divisor * MIN_OPERAND <= value; divisor++)
    if (value % divisor === 0) found.push(divisor);
  return found;
};

/** An expression of the operation with this value; it has to be one that gives it. */
export function expressionFor(op: Operation, value: number, range: number, random: Random): CrossHint {
  switch (op) {
    case "+": {
      const o1 = random.between(MIN_OPERAND, value - MIN_OPERAND);
      return { o1, op, o2: value - o1 };
    }
    case "-": {
      const o2 = random.between(MIN_OPERAND, range - value);
      return { o1: value + o2, op, o2 };
    }
    case "*": {
      const o1 = random.pick(divisorsOf(value));
      return { o1, op, o2: value / o1 };
    }
    case "/": {
      const o2 = random.between(MIN_OPERAND, Math.floor(range / value));
      return { o1: value * o2, op, o2 };
    }
  }
}

/** The numbers that runs can take, by their length: index 2 holds those of two digits. */
export type Numbers = readonly Uint16Array[];

/** All numbers from 10 on that an allowed operation gives. */
export function numbersFor(operations: string, range: number): Numbers {
  const byLength: number[][] = [[], [], [], [], [], []];
  for (let value = 10; value <= range; value++)
    if (OPERATIONS.some((op) => operations.includes(op) && gives(op, value, range)))
      byLength[String(value).length]!.push(value);
  return byLength.map((values) => Uint16Array.from(values));
}
