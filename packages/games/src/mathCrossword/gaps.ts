import { hintOf, type CrossHint, type Heading, type Run } from "@karota/engine/grid/crossing.ts";
import { valueOf, type Gap, type Puzzle } from "./board.ts";

/** The gap in the hint of a cell, to the east or to the south; null when the calculation is whole. */
export const gapAt = ({ gaps }: Puzzle, head: number, heading: Heading): Gap | null =>
  gaps.find((gap) => gap.head === head && gap.heading === heading) ?? null;

/** The calculation of a run: its hint, and the gap in it. */
export interface Clue {
  readonly hint: CrossHint;
  readonly gap: Gap | null;
}
/** The clue in a cell for the run that begins beside or below it; null where there is none. */
export function clueAt(puzzle: Puzzle, cell: number, heading: Heading): Clue | null {
  const hint = hintOf(puzzle, { head: cell, heading });
  return hint && { hint, gap: gapAt(puzzle, cell, heading) };
}
/** The clue of a run, which has one. */
export const clueOf = (puzzle: Puzzle, { head, heading }: Run): Clue => clueAt(puzzle, head, heading)!;

/** Every gap that a hint of a run can have: one for each digit of its operands. */
export const gapsFor = ({ o1, o2 }: CrossHint, { head, heading }: Run): readonly Gap[] =>
  (
    [
      ["o1", o1],
      ["o2", o2],
    ] as const
  ).flatMap(([operand, value]) => Array.from(String(value), (_, place): Gap => ({ head, heading, operand, place })));

/** The calculations that a clue may stand for, whose results have so many digits, by ascending digits in the gap. */
export function readingsOf({ hint, gap }: Clue, length: number): readonly CrossHint[] {
  if (!gap) return [hint];
  const digits = Array.from(String(hint[gap.operand]));
  return [..."0123456789"].flatMap((digit) => {
    if (digit === "0" && gap.place === 0 && digits.length > 1) return [];
    const one: CrossHint = { ...hint, [gap.operand]: Number(digits.with(gap.place, digit).join("")) };
    const value = valueOf(one);
    return value > 0 && String(value).length === length ? [one] : [];
  });
}
