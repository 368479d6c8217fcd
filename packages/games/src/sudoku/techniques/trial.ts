import type { Message } from "@karota/engine/message.ts";
import { bitOf, CELLS, DIGITS, digitsIn, PEERS, sizeOf, UNITS } from "../board.ts";
import { cellName, inUnit } from "../words.ts";
import type { Sight } from "./sight.ts";
import type { Technique } from "./step.ts";

interface Conflict {
  /** How many digits followed from the assumption before it showed. */
  readonly length: number;
  readonly where: Message;
  readonly cells: readonly number[];
}

/** Assumes a digit and follows singles until something has no place left; null when singles run out before. */
function follow(sight: Sight, assumed: number, digit: number, longest: number): Conflict | null {
  const sets = Array.from(sight.sets);
  const written: number[] = [];
  const write = (cell: number, value: number) => {
    written.push(cell);
    sets[cell] = 0;
    for (const peer of PEERS[cell]!) sets[peer]! &= ~bitOf(value);
  };
  const holds = new Map<number, number>();
  const nextSingle = (): Conflict | readonly [cell: number, digit: number] | null => {
    for (const cell of CELLS) {
      if (sight.values[cell] || holds.has(cell)) continue;
      const set = sets[cell]!;
      if (set === 0)
        return {
          length: written.length,
          where: { id: "sudoku.conflict.cell", values: { cell: cellName(cell) } },
          cells: [...written, cell],
        };
      if ((set & (set - 1)) === 0) return [cell, digitsIn(set)[0]!];
    }
    for (const [n, unit] of UNITS.entries())
      for (const value of DIGITS) {
        if (unit.some((cell) => (sight.values[cell] || holds.get(cell)) === value)) continue;
        const [place, second] = unit.filter((cell) => sets[cell]! & bitOf(value));
        if (place === undefined)
          return {
            length: written.length,
            where: { id: "sudoku.conflict.unit", values: { inUnit: inUnit(n), digit: value } },
            cells: written,
          };
        if (second === undefined) return [place, value];
      }
    return null;
  };
  holds.set(assumed, digit);
  write(assumed, digit);
  while (written.length < longest) {
    const next = nextSingle();
    if (next === null || "where" in next) return next;
    holds.set(next[0], next[1]);
    write(next[0], next[1]);
  }
  return null;
}

/**
 * The last resort, which always helps: a digit that leads to a conflict, the sooner the better, cells with few digits
 * first. A digit that singles do not refute is wrong because the solution is the only one.
 */
export const trial: Technique = (sight) => {
  const cells = CELLS.filter((cell) => sight.sets[cell]).toSorted(
    (one, other) => sizeOf(sight.sets[one]!) - sizeOf(sight.sets[other]!),
  );
  let best: { readonly cell: number; readonly digit: number; readonly conflict: Conflict | null } | null = null;
  for (const cell of cells)
    for (const digit of digitsIn(sight.sets[cell]!)) {
      if (digit === sight.solution[cell]) continue;
      const conflict = follow(sight, cell, digit, best?.conflict?.length ?? 81);
      if (best === null || (conflict && (!best.conflict || conflict.length < best.conflict.length)))
        best = { cell, digit, conflict };
    }
  if (best === null) return null;
  const { cell, digit, conflict } = best;
  return {
    words: () => ({
      title: { id: "sudoku.technique.trial" },
      steps: [
        { id: "sudoku.hint.trial.look", values: { cell: cellName(cell), digit } },
        conflict
          ? { id: "sudoku.hint.trial.why", values: { digit, steps: conflict.length, where: conflict.where } }
          : { id: "sudoku.hint.trial.whyDeep", values: { digit } },
        { id: "sudoku.hint.trial.so", values: { cell: cellName(cell), digit } },
      ],
    }),
    reason: conflict ? conflict.cells.filter((other) => other !== cell) : [],
    conclusion: { out: [{ cell, digits: bitOf(digit) }] },
  };
};
