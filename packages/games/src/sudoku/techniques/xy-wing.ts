import { bitOf, CELLS, digitsIn, PEERS, sees, sizeOf } from "../board.ts";
import { cellName, cellNames } from "../words.ts";
import { takeOut, type Technique } from "./step.ts";

/** A cell with x or y sees one with x or z and one with y or z: z is in one of these two. */
export const xyWing: Technique = (sight) => {
  const isPair = (cell: number) => sizeOf(sight.sets[cell]!) === 2;
  for (const pivot of CELLS.filter(isPair)) {
    const [x, y] = digitsIn(sight.sets[pivot]!) as [number, number];
    const wings = PEERS[pivot]!.filter((cell) => isPair(cell) && sight.sets[cell] !== sight.sets[pivot]);
    for (const one of wings.filter((cell) => sight.sets[cell]! & bitOf(x)))
      for (const other of wings.filter((cell) => sight.sets[cell]! & bitOf(y))) {
        const shared = sight.sets[one]! & sight.sets[other]!;
        if (sizeOf(shared) !== 1 || shared & sight.sets[pivot]!) continue;
        const seenByBoth = CELLS.filter((cell) => sees(cell, one) && sees(cell, other));
        const conclusion = takeOut(sight, seenByBoth, shared);
        if (conclusion === null) continue;
        const z = digitsIn(shared)[0]!;
        return {
          title: { id: "sudoku.technique.xyWing" },
          steps: [
            { id: "sudoku.hint.xyWing.look", values: { cell: cellName(pivot), x, y } },
            { id: "sudoku.hint.xyWing.why", values: { one: cellName(one), other: cellName(other), x, y, z } },
            { id: "sudoku.hint.xyWing.so", values: { z, cells: cellNames([one, other]) } },
          ],
          reason: [pivot, one, other],
          conclusion,
        };
      }
  }
  return null;
};
