import type { Panel } from "./draw-op.ts";
import { atomsOf, balanced, COLUMN_GAP, fill, inColumns } from "./lists.ts";
import { headOf } from "./page-frame.ts";
import { FOOT, MARGIN, placed, ROOM, type Numbered, type Page } from "./page.ts";
import type { TextContext } from "./paragraph.ts";

/** Sizes of running lists: the first one that needs the fewest pages is used. */
const RUNNING = { task: [12, 11, 10], solution: [10.5, 9.5, 9] } as const;
/** Between two tasks, in points: as much as the pages leave, as room to calculate. */
const BETWEEN = { task: [90, 60, 45, 34, 26, 20, 16], solution: [12, 8] } as const;

/** Lists over as many pages as they need. */
export function runningPages(kind: Page["kind"], one: Numbered, context: TextContext): Page[] {
  const { worksheet, copy, number } = one;
  const shown = number === null ? copy : { ...copy, title: `${copy.title} ${number}` };
  const head = headOf(kind, [{ ...one, copy: shown }], context);
  const top = MARGIN.top + head.height + 4;
  const wide = (ROOM - COLUMN_GAP * (worksheet.columns - 1)) / worksheet.columns;
  const tries = RUNNING[kind].flatMap((size) => {
    const atoms = atomsOf(worksheet.lists, size, wide, context);
    return BETWEEN[kind].map((gap) => columnsOf(atoms, worksheet.columns, gap, FOOT - 20 - top));
  });
  const fewest = Math.min(...tries.map((panels) => panels.length));
  const panels = tries.find(({ length }) => length === fewest)!;
  return panels.map((panel) => ({
    kind,
    pieces: [...head.pieces, { role: "words", label: "", ops: placed(panel, MARGIN.side, top) }],
  }));
}

/** The columns of each page. */
function columnsOf(atoms: readonly Panel[], columns: number, gap: number, height: number): Panel[] {
  const wide = (ROOM - COLUMN_GAP * (columns - 1)) / columns;
  const panels: Panel[] = [];
  for (let next = 0; next < atoms.length;) {
    const page = fill(atoms, next, columns, height, gap);
    const isLast = page.next === atoms.length;
    // The columns of the last page have about the same height.
    panels.push(isLast ? balanced(atoms.slice(next), columns, ROOM, gap) : inColumns(page.columns, wide, gap));
    next = page.next;
  }
  return panels;
}
