import { beside, line, moved, stacked, type DrawOp, type Panel } from "./draw-op.ts";
import { paragraph, say, type TextContext } from "./paragraph.ts";
import { choiceLetter, HAIR, type Inline, type Item, type List, type Sheet } from "./sheet.ts";

export const COLUMN_GAP = 22;
/** Of a line to write on, in sizes of the letters. */
const BLANK = { width: 9, height: 2 };

/** An item with its mark before it, the rest indented. */
function itemPanel(item: Item, size: number, room: number, indent: number, pen: TextContext): Panel {
  const inner = room - indent;
  const panels = item.lines.map((inlines) => paragraph(inlines, size, inner, pen));
  if (item.choices) panels.push(choicesPanel(item.choices, size, inner, pen));
  if (item.blank) {
    const [width, height] = [BLANK.width * size, BLANK.height * size];
    panels.push({ width, height, inks: [line(HAIR, [0, height], [width, height])] });
  }
  const body = stacked(panels, 0.15 * size);
  const first = body.inks.find((ink): ink is Extract<DrawOp, { kind: "text" }> => ink.kind === "text");
  const mark = paragraph([item.mark], size, room, pen, "bold").inks.map((ink) =>
    ink.kind === "text" && first && item.lines.length > 0 ? { ...ink, y: first.y } : ink,
  );
  return { width: room, height: body.height, inks: [...mark, ...body.inks.map((ink) => moved(ink, indent, 0))] };
}

/** a) to d) in as many columns as they find room in. */
function choicesPanel(choices: readonly (readonly Inline[])[], size: number, room: number, pen: TextContext): Panel {
  const gap = 0.9 * size;
  const columns = [4, 2, 1].find((count) => {
    const wide = (room - gap * (count - 1)) / count;
    return count === 1 || widestChoice(choices, size, pen) <= wide;
  })!;
  const wide = (room - gap * (columns - 1)) / columns;
  const panels = choices.map((choice, index) => choicePanel(choice, index, size, wide, pen));
  const rows: Panel[] = [];
  for (let from = 0; from < panels.length; from += columns)
    rows.push(onOneLine(panels.slice(from, from + columns), gap));
  return stacked(rows, 0.2 * size);
}

const LETTER = 1.45;
const widestChoice = (choices: readonly (readonly Inline[])[], size: number, pen: TextContext): number =>
  LETTER * size + Math.max(...choices.map((choice) => paragraph(choice, size, 10_000, pen).width));

function choicePanel(choice: readonly Inline[], index: number, size: number, wide: number, pen: TextContext): Panel {
  const body = paragraph(choice, size, wide - LETTER * size, pen);
  const base = body.inks.find((ink) => ink.kind === "text");
  const letter = paragraph([`${choiceLetter(index)})`], size, wide, pen, "bold").inks.map((ink) =>
    ink.kind === "text" && base?.kind === "text" && body.inks.length === 1
      ? { ...ink, y: base.y }
      : moved(ink, 0, (body.height - 1.32 * size) / 2),
  );
  return {
    width: wide,
    height: body.height,
    inks: [...letter, ...body.inks.map((ink) => moved(ink, LETTER * size, 0))],
  };
}

/** Side by side, each in the middle of the highest. */
function onOneLine(panels: readonly Panel[], gap: number): Panel {
  const height = Math.max(...panels.map((panel) => panel.height));
  return beside(
    panels.map((panel) => ({
      ...panel,
      height,
      inks: panel.inks.map((ink) => moved(ink, 0, (height - panel.height) / 2)),
    })),
    gap,
  );
}

/** The items of lists one after the other, each with the heading of its list when it is the first. */
export function atomsOf(lists: readonly List[], size: number, room: number, pen: TextContext): readonly Panel[] {
  const marks = lists.flatMap(({ items }) => items.map(({ mark }) => mark));
  const widest = Math.max(0, ...marks.map((mark) => pen.measure(mark, size, "bold")));
  const indent = widest === 0 ? 0 : widest + 0.5 * size;
  return lists.flatMap(({ heading, items }) =>
    items.map((item, place) => {
      const panel = itemPanel(item, size, room, indent, pen);
      if (heading === null || place > 0) return panel;
      return stacked([paragraph([say(heading, pen.speaker)], 1.1 * size, room, pen, "bold"), panel], 0.3 * size);
    }),
  );
}

/** As many atoms from `from` on as the columns hold, column by column; answers where the next ones begin. */
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
      // What is higher than a page stands alone.
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

/** All atoms in columns that are about alike, as low as they can be. */
export function balanced(atoms: readonly Panel[], columns: number, room: number, gap: number): Panel {
  const wide = (room - COLUMN_GAP * (columns - 1)) / columns;
  if (atoms.length === 0) return { width: 0, height: 0, inks: [] };
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

/** Lists under a board: those of one list have their heading above all columns. */
export function listsPanel({ lists, columns }: Sheet, size: number, room: number, pen: TextContext): Panel {
  const wide = (room - COLUMN_GAP * (columns - 1)) / columns;
  const [only] = lists.length === 1 ? lists : [];
  const heading = only?.heading ?? null;
  const atoms = atomsOf(heading === null ? lists : [{ ...only!, heading: null }], size, wide, pen);
  const panel = balanced(atoms, columns, room, 0.45 * size);
  // Lists that are as many as columns have one each.
  if (lists.length > 1 && lists.length === columns)
    return beside(
      lists.map((list) => ({ ...stacked(atomsOf([list], size, wide, pen), 0.45 * size), width: wide })),
      COLUMN_GAP,
    );
  if (heading === null) return panel;
  return stacked([paragraph([say(heading, pen.speaker)], 1.1 * size, room, pen, "bold"), panel], 0.4 * size);
}
