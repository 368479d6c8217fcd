import { stacked, type Panel } from "./draw-op.ts";
import { drawn, LARGER } from "./drawing.ts";
import { listsPanel } from "./lists.ts";
import { headOf, TEXT } from "./page-frame.ts";
import {
  isAlike,
  isOneGame,
  MARGIN,
  PER_PAGE,
  placed,
  ROOM,
  type Numbered,
  type Page,
  type PageContext,
  type PerPage,
  type Piece,
} from "./page.ts";
import { paragraph, say } from "./paragraph.ts";

/** The smallest size of the text beside a board, in points: a sheet may be crowded, a book is not. */
const SMALLEST = { sheet: 7.5, book: 9, largeBook: 12 } as const;
/** How many times larger the smallest cells are in a book in large print. */
const LARGER_LEAST = 1.5;
const SLOT_GAP = 24;
/** The positions of the boards on a page. */
const GRID: Readonly<Record<PerPage, readonly [columns: number, rows: number]>> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
};

interface Slot {
  readonly room: number;
  readonly height: number;
}
const slotOf = (dense: PerPage, top: number, bottom: number): Slot => {
  const [columns, rows] = GRID[dense];
  return {
    room: (ROOM - SLOT_GAP * (columns - 1)) / columns,
    height: (bottom - top - SLOT_GAP * (rows - 1)) / rows,
  };
};

/** The largest number of boards a page, up to the requested one, at which each of them is legible. */
export function densityOf(
  kind: Page["kind"],
  boards: readonly Numbered[],
  perPage: PerPage,
  context: PageContext,
): PerPage {
  // Solutions are not written on, so they can be closer to each other; and no page is left half empty.
  const enough = PER_PAGE.find((one) => one >= boards.length) ?? 6;
  const most = kind === "solution" ? Math.min(enough, Math.max(perPage, 4)) : Math.min(enough, perPage);
  const { height } = headOf(kind, boards, context);
  const fits = (dense: PerPage) =>
    boards.every(
      (one) =>
        slotPanel(one, boards, slotOf(dense, context.frame.top + height, context.bottom), context, dense) !== null,
    );
  return PER_PAGE.toReversed().find((dense) => dense <= most && (dense === 1 || fits(dense)))!;
}

interface SlotPanel {
  readonly words: Panel;
  readonly figure: Panel;
  readonly lists: Panel;
}

/** A board with its text in a slot, the letters as large as possible; null when it would not be legible. */
function slotPanel(
  one: Numbered,
  all: readonly Numbered[],
  slot: Slot,
  context: PageContext,
  dense: PerPage,
): SlotPanel | null {
  const { worksheet } = one;
  const drawing = worksheet.drawing!;
  const isLargeBook = context.large && context.inBook;
  const legible = drawing.unit[0] * (isLargeBook ? LARGER_LEAST : 1);
  const least = dense === 1 ? 0.1 : legible;
  const most = drawing.unit[1] * (context.large ? LARGER : 1);
  const smallest = SMALLEST[isLargeBook ? "largeBook" : context.inBook ? "book" : "sheet"];
  // A board that is alone on a page gets smaller text rather than none.
  const floor = dense === 1 ? SMALLEST.sheet : smallest;
  for (let size = TEXT[context.large ? "large" : "usual"]; size >= floor; size -= 0.5) {
    const words = captionPanel(one, all, size, slot.room, context);
    const lists = listsPanel(worksheet, size, slot.room, context);
    const gaps = (words.height > 0 ? 8 : 0) + (lists.height > 0 ? 16 : 0);
    const left = slot.height - words.height - lists.height - gaps;
    const unit = Math.min(slot.room / drawing.width, left / drawing.height, most);
    const comfortable = Math.min(most, slot.room / drawing.width) * 0.8;
    const enough = size > smallest ? Math.max(least, lists.height > 0 ? comfortable : 0) : legible;
    if (unit >= (size - 0.5 < floor ? least : enough)) return { words, figure: drawn(drawing, unit, context), lists };
  }
  return null;
}

/** Number, name and options where they are not in the head of the page, and the notes of the board. */
function captionPanel(
  { copy, worksheet, number, variant }: Numbered,
  all: readonly Numbered[],
  size: number,
  room: number,
  context: PageContext,
): Panel {
  const mixed = !isOneGame(all);
  const told = [
    ...(number === null ? [] : [`${number}`]),
    // What has a page of its own has its letter in the head.
    ...(variant === null || all.length === 1 ? [] : [variant]),
    ...(mixed ? [copy.title] : []),
    ...(isAlike(all) ? [] : [copy.line]),
  ].join("  ");
  const panels: Panel[] = [];
  if (told !== "") panels.push(paragraph([told], variant === null ? size : 1.4 * size, room, context, "bold"));
  const words = [...(mixed ? worksheet.instruction : []), ...worksheet.facts].map((one) => say(one, context.speaker));
  if (words.length > 0) panels.push(paragraph(words, size, room, context));
  return stacked(panels, 2);
}

/** Whether a board is legible on a sheet of its own of the context's height. */
export function isLegible(board: Numbered, context: PageContext): boolean {
  const { height } = headOf("task", [board], context);
  const slot = slotOf(1, context.frame.top + height, context.bottom);
  // A board that is alone on a page is printed at any size, others from their smallest legible one on.
  return slotPanel(board, [board], slot, context, 2) !== null;
}

export function boardPage(kind: Page["kind"], boards: readonly Numbered[], dense: PerPage, context: PageContext): Page {
  const head = headOf(kind, boards, context);
  const { frame, bottom } = context;
  const slot = slotOf(dense, frame.top + head.height, bottom);
  const [columns] = GRID[dense];
  const pieces = boards.flatMap((board, place): Piece[] => {
    const panel = slotPanel(board, boards, slot, context, dense) ?? slotPanel(board, boards, slot, context, 1);
    if (!panel) throw new Error(`a board of ${board.copy.title} does not fit on a page`);
    const x = MARGIN.side + (place % columns) * (slot.room + SLOT_GAP);
    const y = frame.top + head.height + Math.floor(place / columns) * (slot.height + SLOT_GAP);
    const below = y + panel.words.height + (panel.words.height > 0 ? 8 : 0);
    const inset = (slot.room - panel.figure.width) / 2;
    const lists = below + panel.figure.height + 16;
    return [
      { role: "words", label: "", ops: placed(panel.words, x, y) },
      {
        role: "figure",
        label: context.speaker.say({ id: "paper.figure", values: { kind, game: board.copy.title } }),
        ops: placed(panel.figure, x + inset, below),
      },
      { role: "words", label: "", ops: placed(panel.lists, x, lists) },
    ];
  });
  return { kind, sheets: 1, pieces: [...head.pieces, ...pieces.filter(({ ops }) => ops.length > 0)] };
}
