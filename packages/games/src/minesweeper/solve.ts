import { RULES, type Puzzle, type Rule } from "./board.ts";
import { findCases, STEP_LIMIT } from "./cases.ts";
import { clearMines, cover, field, find, open, putMine, runNumbers, runPair, status } from "./field.ts";
import { frameOf, HIDDEN } from "./places.ts";

/**
 * Solves the field on with the rules, easiest first, never harder than `hardest`. Gives the number in `RULES` of the
 * hardest one that was needed, or -1 when it is stuck. Ends, because every round opens or finds a cell.
 */
export function solveOn(places: Int32Array, hardest: Rule): number {
  const most = RULES.indexOf(hardest);
  let needed = 0;
  for (;;) {
    runNumbers();
    if (field.safeLeft === 0) return needed;
    if (field.minesLeft === 0) {
      for (const place of places) if (status[place] === HIDDEN) open(place);
      return Math.max(needed, 1);
    }
    if (runPair()) {
      needed = Math.max(needed, 2);
      continue;
    }
    const findings = most > 2 ? findCases(places, STEP_LIMIT) : null;
    const rule = findings ? RULES.indexOf(findings.rule) : -1;
    if (!findings || rule > most) return -1;
    needed = Math.max(needed, rule);
    for (const place of findings.safe) open(place);
    for (const place of findings.mines) find(place);
  }
}

/** Puts a board on the field, all covered. */
export function lay({ width, height, layout }: Pick<Puzzle, "width" | "height" | "layout">): Int32Array {
  const frame = frameOf(width, height);
  clearMines();
  let mines = 0;
  frame.places.forEach((place, cell) => {
    if (layout[cell] !== "*") return;
    putMine(place);
    mines++;
  });
  cover(frame, mines);
  return frame.places;
}

/** The hardest rule that a board needs when it is opened from its start; null when it cannot be solved by proof. */
export function grade(puzzle: Omit<Puzzle, "hardest">): Rule | null {
  const places = lay(puzzle);
  open(places[puzzle.start]!);
  return RULES[solveOn(places, "total")] ?? null;
}
