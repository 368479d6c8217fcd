import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Random } from "@karota/engine/random.ts";
import { OPERATIONS, type Operation } from "./board.ts";

const MOST = 10_000;
/** Operands below are too easy to be asked: 7 + 0, 7 * 1. */
const LEAST_OPERAND = 2;

/** The smallest divisor of each number but 1; the number itself when it is prime. */
const DIVISOR = new Uint16Array(MOST + 1);
for (let divisor = 2; divisor <= MOST; divisor++)
  for (let number = divisor; number <= MOST; number += divisor) DIVISOR[number] ||= divisor;

/** Can the operation give this value with operands from 2 to `range`? */
function gives(op: Operation, value: number, range: number): boolean {
  switch (op) {
    case "+":
      return value >= 2 * LEAST_OPERAND;
    case "-":
      return value + LEAST_OPERAND <= range;
    case "*":
      return DIVISOR[value]! < value;
    case "/":
      return value * LEAST_OPERAND <= range;
  }
}

/** The operations, of those allowed, that give this value. */
export const operationsFor = (value: number, operations: string, range: number): Operation[] =>
  OPERATIONS.filter((op) => operations.includes(op) && gives(op, value, range));

const divisorsOf = (value: number): number[] => {
  const found: number[] = [];
  for (let divisor = LEAST_OPERAND; divisor * LEAST_OPERAND <= value; divisor++)
    if (value % divisor === 0) found.push(divisor);
  return found;
};

/** An expression of the operation with this value; it has to be one that gives it. */
export function expressionFor(op: Operation, value: number, range: number, random: Random): CrossHint {
  switch (op) {
    case "+": {
      const o1 = random.between(LEAST_OPERAND, value - LEAST_OPERAND);
      return { o1, op, o2: value - o1 };
    }
    case "-": {
      const o2 = random.between(LEAST_OPERAND, range - value);
      return { o1: value + o2, op, o2 };
    }
    case "*": {
      const o1 = random.pick(divisorsOf(value));
      return { o1, op, o2: value / o1 };
    }
    case "/": {
      const o2 = random.between(LEAST_OPERAND, Math.floor(range / value));
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
