import { positionIn, type CrossHint, type Run } from "@karota/engine/grid/crossing.ts";
import { listOf, type Message, type Speaker } from "@karota/engine/message.ts";
import { valueOf, type Operation, type Puzzle } from "./board.ts";
import type { Clue } from "./gaps.ts";

/** The operations by their names in texts. */
export const NAMES: Readonly<Record<Operation, string>> = { "+": "plus", "-": "minus", "*": "times", "/": "over" };

/** Where a digit is missing. */
const GAP = "?";

/** An operand as it is shown, with a sign in its gap. */
const operandText = ({ hint, gap }: Clue, operand: "o1" | "o2"): string => {
  const digits = Array.from(String(hint[operand] ?? 0));
  return (gap?.operand === operand ? digits.with(gap.place, GAP) : digits).join("");
};

/** "42 ÷ 3" or "4? ÷ 3" with the signs of the language; the sign of a gap, which a voice would leave out, is spoken. */
export const expression = (clue: Clue): Message => ({
  id: "mathCrossword.expression",
  values: { o1: operandText(clue, "o1"), op: NAMES[clue.hint.op], o2: operandText(clue, "o2") },
  ...(clue.gap && { spoken: spokenExpression(clue) }),
});

/** A calculation that has no gap. */
export const whole = (hint: CrossHint): Clue => ({ hint, gap: null });

/** An expression with its gap in words: "4 blank ÷ 3". */
function spokenExpression(clue: Clue): Message {
  const spoken = (operand: "o1" | "o2"): Message | string => {
    const [before = "", after] = operandText(clue, operand).split(GAP);
    if (after === undefined) return before;
    const place = before && after ? "middle" : before ? "last" : after ? "first" : "all";
    const isDivisor = operand === "o2" && clue.hint.op === "/";
    return { id: isDivisor ? "mathCrossword.gapDivisor" : "mathCrossword.gap", values: { place, before, after } };
  };
  return {
    id: "mathCrossword.expression",
    values: { o1: spoken("o1"), op: NAMES[clue.hint.op], o2: spoken("o2") },
  };
}

/** The expression in two parts that can be on two lines: "42" and "÷3". */
export function expressionParts(clue: Clue, speaker: Speaker): readonly [string, string] {
  const first = operandText(clue, "o1");
  return [first, speaker.say(expression(clue)).slice(first.length).replaceAll(/\s/g, "")];
}

/** "14 × 3 = 42" */
export const equation = (o1: number, op: Operation, o2: number, result: number): Message => ({
  id: "mathCrossword.equation",
  values: { expression: expression(whole({ o1, op, o2 })), result },
});
/** A calculation with its result. */
export const solved = (hint: CrossHint): Message => equation(hint.o1, hint.op, hint.o2 ?? 0, valueOf(hint));
export const equations = (parts: readonly Message[]): Message => listOf(parts);

/** A run by its place: "row 3". */
export function theLine(puzzle: Puzzle, run: Run): Message {
  const [x, y] = positionIn(puzzle, run.cells[0]!);
  return { id: "mathCrossword.line", values: { heading: run.heading, line: run.heading === "e" ? y + 1 : x + 1 } };
}

/** A cell by row and column, after a colon. */
export function cellName(puzzle: Puzzle, cell: number): Message {
  const [x, y] = positionIn(puzzle, cell);
  return { id: "mathCrossword.cellName", values: { row: y + 1, column: x + 1 } };
}
