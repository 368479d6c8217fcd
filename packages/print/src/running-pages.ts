import { beside, stacked, type Panel } from "./draw-op.ts";
import { atomsOf, balanced, COLUMN_GAP, fill, inColumns } from "./lists.ts";
import { headOf } from "./page-frame.ts";
import { MARGIN, PAGE, placed, ROOM, type Numbered, type Page, type PageContext } from "./page.ts";
import { paragraph } from "./paragraph.ts";
import type { List } from "./worksheet.ts";

/** Sizes of running lists: the first one that needs the fewest pages is used. */
const RUNNING = {
  task: [12, 11, 10],
  half: [11, 10, 9],
  large: [17, 15.5, 14],
  solution: [10.5, 9.5, 9],
  largeSolution: [14, 13, 12],
} as const;
/** Between two tasks, in points: as much as the pages leave, as room to calculate. */
const BETWEEN = { task: [90, 60, 45, 34, 26, 20, 16], half: [26, 20, 16, 12, 9, 6, 4], solution: [12, 8] } as const;

const isHalf = ({ frame }: PageContext): boolean => frame.height < PAGE.height;
/** Whoever plays a book reads its solutions, too. */
function sizesOf(kind: Page["kind"], context: PageContext): readonly number[] {
  if (kind === "solution") return RUNNING[context.large && context.inBook ? "largeSolution" : kind];
  return RUNNING[context.large ? "large" : isHalf(context) ? "half" : "task"];
}
/** Half a page has no room for a line of its own before each question. */
const inOneLine = (lists: readonly List[]): readonly List[] =>
  lists.map((list) => ({ ...list, items: list.items.map((item) => ({ ...item, lines: [item.lines.flat()] })) }));
const widthOf = (columns: number) => (ROOM - COLUMN_GAP * (columns - 1)) / columns;

/** Lists over as many pages as they need. */
export function runningPages(kind: Page["kind"], one: Numbered, context: PageContext): Page[] {
  const { worksheet, copy, number } = one;
  const shown = number === null ? copy : { ...copy, title: `${copy.title} ${number}` };
  const { columns } = worksheet;
  const { frame, bottom } = context;
  const head = headOf(kind, [{ ...one, copy: shown }], context);
  const top = frame.top + head.height + 4;
  const gaps = BETWEEN[kind === "task" && isHalf(context) ? "half" : kind];
  const lists = isHalf(context) ? inOneLine(worksheet.lists) : worksheet.lists;
  const tries = sizesOf(kind, context).flatMap((size) => {
    const atoms = atomsOf(lists, size, widthOf(columns), context);
    return gaps.map((gap) => columnsOf(atoms, columns, gap, bottom - top));
  });
  return fewestOf(tries).map((panel) => ({
    kind,
    sheets: 1,
    pieces: [...head.pieces, { role: "words", label: "", ops: placed(panel, MARGIN.side, top) }],
  }));
}

/** Under the letters of the columns, in points. */
const UNDER_LETTERS = 6;

/** The solutions of variants: a column for each, the same numbers beside each other. */
export function pairedPages(all: readonly Numbered[], context: PageContext): Page[] {
  const head = headOf("solution", all, context);
  const top = context.frame.top + head.height + 4;
  const wide = widthOf(all.length);
  const inRow = (panels: readonly Panel[]) =>
    beside(
      panels.map((panel) => ({ ...panel, width: wide })),
      COLUMN_GAP,
    );
  const letters = inRow(all.map(({ variant }) => paragraph([variant ?? ""], 16, wide, context, "bold")));
  const height = context.bottom - top - letters.height - UNDER_LETTERS;
  const tries = sizesOf("solution", context).flatMap((size) => {
    const lists = all.map(({ worksheet }) => atomsOf(worksheet.lists, size, wide, context));
    const nothing: Panel = { width: wide, height: 0, ops: [] };
    const rows = Array.from({ length: Math.max(...lists.map((atoms) => atoms.length)) }, (_, place) =>
      inRow(lists.map((atoms) => atoms[place] ?? nothing)),
    );
    return BETWEEN.solution.map((gap) => columnsOf(rows, 1, gap, height));
  });
  return fewestOf(tries).map((panel) => ({
    kind: "solution",
    sheets: 1,
    pieces: [
      ...head.pieces,
      { role: "words", label: "", ops: placed(stacked([letters, panel], UNDER_LETTERS), MARGIN.side, top) },
    ],
  }));
}

/** The first one with the fewest pages. */
function fewestOf(tries: readonly (readonly Panel[])[]): readonly Panel[] {
  const fewest = Math.min(...tries.map((panels) => panels.length));
  return tries.find(({ length }) => length === fewest)!;
}

/** The columns of each page. */
function columnsOf(atoms: readonly Panel[], columns: number, gap: number, height: number): Panel[] {
  const panels: Panel[] = [];
  for (let next = 0; next < atoms.length;) {
    const page = fill(atoms, next, columns, height, gap);
    const isLast = page.next === atoms.length;
    // The columns of the last page have about the same height.
    panels.push(
      isLast ? balanced(atoms.slice(next), columns, ROOM, gap) : inColumns(page.columns, widthOf(columns), gap),
    );
    next = page.next;
  }
  return panels;
}
