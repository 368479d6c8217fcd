import { beside, line, moved, stacked, type DrawOp, type Panel } from "./draw-op.ts";
import type { TextContext } from "./draw-op.ts";
import { paragraph, say } from "./paragraph.ts";
import { choiceLetter, HAIR, type Inline, type Item, type List, type Worksheet } from "./worksheet.ts";

export const COLUMN_GAP = 22;
/** The size of a line to write on, in sizes of the letters. */
const BLANK = { width: 9, height: 2 };

/** An item with its mark before it, the rest indented. */
function itemPanel(item: Item, size: number, room: number, indent: number, context: TextContext): Panel {
  const inner = room - indent;
  const panels = item.lines.map((inlines) => paragraph(inlines, size, inner, context));
  if (item.choices) panels.push(choicesPanel(item.choices, size, inner, context));
  if (item.blank) {
    const [width, height] = [BLANK.width * size, BLANK.height * size];
    panels.push({ width, height, ops: [line(HAIR, [0, height], [width, height])] });
  }
  const body = stacked(panels, 0.15 * size);
  const first = body.ops.find((op): op is Extract<DrawOp, { kind: "text" }> => op.kind === "text");
  const mark = paragraph([item.mark], size, room, context, "bold").ops.map((op) =>
    op.kind === "text" && first && item.lines.length > 0 ? { ...op, y: first.y } : op,
  );
  return { width: room, height: body.height, ops: [...mark, ...body.ops.map((op) => moved(op, indent, 0))] };
}

/** a) to d) in as many columns as fit. */
function choicesPanel(
  choices: readonly (readonly Inline[])[],
  size: number,
  room: number,
  context: TextContext,
): Panel {
  const gap = 0.9 * size;
  const columns = [4, 2, 1].find((count) => {
    const wide = (room - gap * (count - 1)) / count;
    return count === 1 || widestChoice(choices, size, context) <= wide;
  })!;
  const wide = (room - gap * (columns - 1)) / columns;
  const panels = choices.map((choice, index) => choicePanel(choice, index, size, wide, context));
  const rows: Panel[] = [];
  for (let from = 0; from < panels.length; from += columns)
    rows.push(onOneLine(panels.slice(from, from + columns), gap));
  return stacked(rows, 0.2 * size);
}

const LETTER = 1.45;
const widestChoice = (choices: readonly (readonly Inline[])[], size: number, context: TextContext): number =>
  LETTER * size + Math.max(...choices.map((choice) => paragraph(choice, size, 10_000, context).width));

function choicePanel(
  choice: readonly Inline[],
  index: number,
  size: number,
  wide: number,
  context: TextContext,
): Panel {
  const body = paragraph(choice, size, wide - LETTER * size, context);
  const base = body.ops.find((op) => op.kind === "text");
  const letter = paragraph([`${choiceLetter(index)})`], size, wide, context, "bold").ops.map((op) =>
    op.kind === "text" && base?.kind === "text" && body.ops.length === 1
      ? { ...op, y: base.y }
      : moved(op, 0, (body.height - 1.32 * size) / 2),
  );
  return {
    width: wide,
    height: body.height,
    ops: [...letter, ...body.ops.map((op) => moved(op, LETTER * size, 0))],
  };
}

/** Side by side, centred vertically. */
function onOneLine(panels: readonly Panel[], gap: number): Panel {
  const height = Math.max(...panels.map((panel) => panel.height));
  return beside(
    panels.map((panel) => ({
      ...panel,
      height,
      ops: panel.ops.map((op) => moved(op, 0, (height - panel.height) / 2)),
    })),
    gap,
  );
}

/** The items of lists one after the other, each with the heading of its list when it is the first. */
export function atomsOf(lists: readonly List[], size: number, room: number, context: TextContext): readonly Panel[] {
  const marks = lists.flatMap(({ items }) => items.map(({ mark }) => mark));
  const widest = Math.max(0, ...marks.map((mark) => context.measure(mark, size, "bold")));
  const indent = widest === 0 ? 0 : widest + 0.5 * size;
  return lists.flatMap(({ heading, items }) =>
    items.map((item, place) => {
      const panel = itemPanel(item, size, room, indent, context);
      if (heading === null || place > 0) return panel;
      return stacked(
        [paragraph([say(heading, context.speaker)], 1.1 * size, room, context, "bold"), panel],
        0.3 * size,
      );
    }),
  );
}

/** Fills the columns with atoms from `from` on, column by column; returns where the next ones begin. */
export function fill(
  atoms: readonly Panel[],
  from: number,
  columns: number,
  height: number,
  gap: number,
): { readonly columns: readonly (readonly Panel[])[]; readonly next: number } {
  const filled: Panel[][] = [];
  let next = from;
  for (let column = 0; column < columns; column++) {
    const panels: Panel[] = [];
    let used = 0;
    while (next < atoms.length) {
      const more = (panels.length > 0 ? gap : 0) + atoms[next]!.height;
      // An atom higher than a page has a column of its own.
      if (used + more > height && panels.length > 0) break;
      if (used + more > height && filled.length + panels.length > 0) break;
      panels.push(atoms[next]!);
      used += more;
      next += 1;
    }
    filled.push(panels);
  }
  return { columns: filled, next };
}

/** All atoms in columns of about the same height, as low as possible. */
export function balanced(atoms: readonly Panel[], columns: number, room: number, gap: number): Panel {
  const wide = (room - COLUMN_GAP * (columns - 1)) / columns;
  if (atoms.length === 0) return { width: 0, height: 0, ops: [] };
  const whole = atoms.reduce((sum, { height }) => sum + height + gap, 0);
  let height = Math.max(whole / columns, ...atoms.map((atom) => atom.height));
  while (fill(atoms, 0, columns, height, gap).next < atoms.length) height += gap / 2 + 1;
  return inColumns(fill(atoms, 0, columns, height, gap).columns, wide, gap);
}

export const inColumns = (columns: readonly (readonly Panel[])[], wide: number, gap: number): Panel =>
  beside(
    columns.map((panels) => ({ ...stacked(panels, gap), width: wide })),
    COLUMN_GAP,
  );

/** Lists under a board: a single list has its heading above all columns. */
export function listsPanel({ lists, columns }: Worksheet, size: number, room: number, context: TextContext): Panel {
  const wide = (room - COLUMN_GAP * (columns - 1)) / columns;
  const [only] = lists.length === 1 ? lists : [];
  const heading = only?.heading ?? null;
  const atoms = atomsOf(heading === null ? lists : [{ ...only!, heading: null }], size, wide, context);
  const panel = balanced(atoms, columns, room, 0.45 * size);
  // As many lists as columns: one list a column.
  if (lists.length > 1 && lists.length === columns)
    return beside(
      lists.map((list) => ({ ...stacked(atomsOf([list], size, wide, context), 0.45 * size), width: wide })),
      COLUMN_GAP,
    );
  if (heading === null) return panel;
  return stacked([paragraph([say(heading, context.speaker)], 1.1 * size, room, context, "bold"), panel], 0.4 * size);
}
