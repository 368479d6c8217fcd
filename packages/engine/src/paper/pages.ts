import { listOf, type Message, type Speaker } from "../message.ts";
import { drawn } from "./drawing.ts";
import { line, moved, stacked, type DrawOp, type Measure, type Panel } from "./draw-op.ts";
import { atomsOf, balanced, COLUMN_GAP, fill, inColumns, listsPanel } from "./lists.ts";
import { paragraph, say, type TextContext } from "./paragraph.ts";
import { HAIR, type Sheet } from "./sheet.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { side: 45, top: 38, bottom: 34 } as const;
const ROOM = PAGE.width - 2 * MARGIN.side;
const FOOT = PAGE.height - MARGIN.bottom;

/** A board on its way to the paper. */
export interface Copy {
  /** The game's name. */
  readonly title: string;
  /** Options and day. */
  readonly line: string;
  readonly task: Sheet;
  readonly solution: Sheet;
}
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];
const GRID: Readonly<Record<PerPage, readonly [columns: number, rows: number]>> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
};
export interface Layout {
  readonly copies: readonly Copy[];
  /** At most: boards that could not be read get more room. */
  readonly perPage: PerPage;
  readonly solutions: boolean;
}

/** What belongs together on a page, and what it is to whoever does not see it. */
export interface Piece {
  readonly role: "heading" | "words" | "figure" | "ornament";
  /** In place of a figure. */
  readonly label: string;
  readonly inks: readonly DrawOp[];
}
export interface Page {
  readonly kind: "task" | "solution";
  readonly pieces: readonly Piece[];
}

/** Letters of the running text, in points, and how small they may get. */
const TEXT = 11;
const SMALLEST = 7.5;
const SLOT_GAP = 24;

interface Slot {
  readonly room: number;
  readonly height: number;
}
interface Numbered {
  readonly copy: Copy;
  readonly sheet: Sheet;
  /** From 1; null where there is only one. */
  readonly number: number | null;
}

/** Everything on its pages: all tasks first, then, on pages of their own, the solutions. */
export function layOut({ copies, perPage, solutions }: Layout, speaker: Speaker, measure: Measure): readonly Page[] {
  const pen: TextContext = { speaker, measure };
  const numbered = (of: (copy: Copy) => Sheet): Numbered[] =>
    copies.map((copy, place) => ({ copy, sheet: of(copy), number: copies.length > 1 ? place + 1 : null }));
  const bodies = [
    ...pagesOf(
      "task",
      numbered(({ task }) => task),
      perPage,
      pen,
    ),
    ...(solutions
      ? pagesOf(
          "solution",
          numbered(({ solution }) => solution),
          perPage,
          pen,
        )
      : []),
  ];
  return bodies.map((page, place) => ({ ...page, pieces: [...page.pieces, foot(place + 1, bodies.length, pen)] }));
}

function pagesOf(kind: Page["kind"], all: readonly Numbered[], perPage: PerPage, pen: TextContext): Page[] {
  const pages: Page[] = [];
  const boards = all.filter(({ sheet }) => sheet.drawing);
  const dense = boards.length > 0 ? densityOf(kind, boards, perPage, pen) : 1;
  for (let from = 0; from < all.length;) {
    const first = all[from]!;
    if (!first.sheet.drawing) {
      pages.push(...runningPages(kind, first, pen));
      from += 1;
      continue;
    }
    let to = from;
    while (to < all.length && to - from < dense && all[to]!.sheet.drawing) to += 1;
    pages.push(boardPage(kind, all.slice(from, to), dense, pen));
    from = to;
  }
  return pages;
}

const slotOf = (dense: PerPage, top: number): Slot => {
  const [columns, rows] = GRID[dense];
  return {
    room: (ROOM - SLOT_GAP * (columns - 1)) / columns,
    height: (FOOT - 20 - top - SLOT_GAP * (rows - 1)) / rows,
  };
};

/** The most boards a page, up to what was asked for, at which each of them can be read. */
function densityOf(kind: Page["kind"], boards: readonly Numbered[], perPage: PerPage, pen: TextContext): PerPage {
  // Solutions are only looked at, so they may stand closer; and no page is left half empty.
  const enough = PER_PAGE.find((one) => one >= boards.length) ?? 6;
  const most = kind === "solution" ? Math.min(enough, Math.max(perPage, 4)) : Math.min(enough, perPage);
  const { height } = headOf(kind, boards, pen);
  const fits = (dense: PerPage) =>
    boards.every((one) => slotPanel(one, boards, slotOf(dense, MARGIN.top + height), pen, dense) !== null);
  return PER_PAGE.toReversed().find((dense) => dense <= most && (dense === 1 || fits(dense)))!;
}

/** Whether all are of one game, so that its name and what is to be done are said once. */
const isOneGame = (all: readonly Numbered[]): boolean => new Set(all.map(({ copy }) => copy.title)).size === 1;
const isAlike = (all: readonly Numbered[]): boolean => new Set(all.map(({ copy }) => copy.line)).size === 1;

interface Head {
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** Title, options and day, a line for the name, and what is to be done. */
function headOf(kind: Page["kind"], all: readonly Numbered[], pen: TextContext): Head {
  const { speaker, measure } = pen;
  const names = [...new Set(all.map(({ copy }) => copy.title))];
  const title = speaker.say(listOf(names));
  const heading = kind === "task" ? title : speaker.say({ id: "paper.solutions", values: { game: title } });
  const nameWidth = kind === "task" ? 230 : 0;
  const top = paragraph([heading], 21, ROOM - nameWidth, pen, "bold");
  const under = isAlike(all) ? all[0]!.copy.line : "";
  const told = paragraph(under === "" ? [] : [under], 10, ROOM - nameWidth, pen);
  const inks: DrawOp[] = [];
  const pieces: Piece[] = [{ role: "heading", label: "", inks: placed(top, MARGIN.side, MARGIN.top) }];
  let height = top.height + (under === "" ? 4 : told.height);
  if (under !== "") inks.push(...placed(told, MARGIN.side, MARGIN.top + top.height));
  if (kind === "task") {
    const label = speaker.say({ id: "paper.name" });
    const wide = measure(label, 10, "plain");
    const base = MARGIN.top + 21;
    const from = PAGE.width - MARGIN.side - nameWidth + 24;
    inks.push({ kind: "text", text: label, x: from, y: base, size: 10, face: "plain", width: wide });
    inks.push(line(HAIR, [from + wide + 6, base + 2], [PAGE.width - MARGIN.side, base + 2]));
  }
  pieces.push({ role: "words", label: "", inks });
  const rule = MARGIN.top + height + 7;
  pieces.push(ornament([line(1.2, [MARGIN.side, rule], [PAGE.width - MARGIN.side, rule])]));
  height += 19;
  const instruction = all[0]!.sheet.instruction;
  if (isOneGame(all) && instruction.length > 0) {
    const panel = paragraph(instruction, TEXT, ROOM, pen);
    pieces.push({ role: "words", label: "", inks: placed(panel, MARGIN.side, MARGIN.top + height) });
    height += panel.height + 12;
  }
  return { height, pieces };
}

const placed = ({ inks }: Panel, x: number, y: number): readonly DrawOp[] => inks.map((ink) => moved(ink, x, y));
const ornament = (inks: readonly DrawOp[]): Piece => ({ role: "ornament", label: "", inks });

interface SlotPanel {
  readonly words: Panel;
  readonly figure: Panel;
  readonly lists: Panel;
}

/** A board with its words in a slot, the letters as large as they can be; null when it could not be read. */
function slotPanel(
  { copy, sheet, number }: Numbered,
  all: readonly Numbered[],
  slot: Slot,
  pen: TextContext,
  dense: PerPage,
): SlotPanel | null {
  const drawing = sheet.drawing!;
  const least = dense === 1 ? 0.1 : drawing.unit[0];
  for (let size = TEXT; size >= SMALLEST; size -= 0.5) {
    const words = captionPanel(copy, sheet, number, all, size, slot.room, pen);
    const lists = listsPanel(sheet, size, slot.room, pen);
    const gaps = (words.height > 0 ? 8 : 0) + (lists.height > 0 ? 16 : 0);
    const left = slot.height - words.height - lists.height - gaps;
    const unit = Math.min(slot.room / drawing.width, left / drawing.height, drawing.unit[1]);
    const comfortable = Math.min(drawing.unit[1], slot.room / drawing.width) * 0.8;
    const last = size - 0.5 < SMALLEST;
    if (unit >= (last ? least : Math.max(least, lists.height > 0 ? comfortable : 0)))
      return { words, figure: drawn(drawing, unit, pen), lists };
  }
  return null;
}

/** Number, name and options where the head of the page does not say them, and what is known of the board. */
function captionPanel(
  copy: Copy,
  sheet: Sheet,
  number: number | null,
  all: readonly Numbered[],
  size: number,
  room: number,
  pen: TextContext,
): Panel {
  const mixed = !isOneGame(all);
  const told = [
    ...(number === null ? [] : [`${number}`]),
    ...(mixed ? [copy.title] : []),
    ...(isAlike(all) ? [] : [copy.line]),
  ].join("  ");
  const panels: Panel[] = [];
  if (told !== "") panels.push(paragraph([told], size, room, pen, "bold"));
  const words = [...(mixed ? sheet.instruction : []), ...sheet.facts].map((one) => say(one, pen.speaker));
  if (words.length > 0) panels.push(paragraph(words, size, room, pen));
  return stacked(panels, 2);
}

function boardPage(kind: Page["kind"], boards: readonly Numbered[], dense: PerPage, pen: TextContext): Page {
  const head = headOf(kind, boards, pen);
  const slot = slotOf(dense, MARGIN.top + head.height);
  const [columns] = GRID[dense];
  const pieces = boards.flatMap((board, place): Piece[] => {
    const panel = slotPanel(board, boards, slot, pen, dense) ?? slotPanel(board, boards, slot, pen, 1);
    if (!panel) throw new Error(`a board of ${board.copy.title} does not fit on a page`);
    const x = MARGIN.side + (place % columns) * (slot.room + SLOT_GAP);
    const y = MARGIN.top + head.height + Math.floor(place / columns) * (slot.height + SLOT_GAP);
    const below = y + panel.words.height + (panel.words.height > 0 ? 8 : 0);
    const inset = (slot.room - panel.figure.width) / 2;
    const lists = below + panel.figure.height + 16;
    return [
      { role: "words", label: "", inks: placed(panel.words, x, y) },
      {
        role: "figure",
        label: pen.speaker.say({ id: "paper.figure", values: { kind, game: board.copy.title } }),
        inks: placed(panel.figure, x + inset, below),
      },
      { role: "words", label: "", inks: placed(panel.lists, x, lists) },
    ];
  });
  return { kind, pieces: [...head.pieces, ...pieces.filter(({ inks }) => inks.length > 0)] };
}

/** Letters of lists that run on: the first with which the fewest pages are needed. */
const RUNNING = { task: [12, 11, 10], solution: [10.5, 9.5, 9] } as const;
/** Between two tasks, in points: as much as the pages leave, for all that is worked out in between. */
const BETWEEN = { task: [90, 60, 45, 34, 26, 20, 16], solution: [12, 8] } as const;

/** Lists over as many pages as they need. */
function runningPages(kind: Page["kind"], one: Numbered, pen: TextContext): Page[] {
  const { sheet, copy, number } = one;
  const shown = number === null ? copy : { ...copy, title: `${copy.title} ${number}` };
  const head = headOf(kind, [{ ...one, copy: shown }], pen);
  const top = MARGIN.top + head.height + 4;
  const wide = (ROOM - COLUMN_GAP * (sheet.columns - 1)) / sheet.columns;
  const tries = RUNNING[kind].flatMap((size) => {
    const atoms = atomsOf(sheet.lists, size, wide, pen);
    return BETWEEN[kind].map((gap) => columnsOf(atoms, sheet.columns, gap, FOOT - 20 - top));
  });
  const fewest = Math.min(...tries.map((panels) => panels.length));
  const panels = tries.find(({ length }) => length === fewest)!;
  return panels.map((panel) => ({
    kind,
    pieces: [...head.pieces, { role: "words", label: "", inks: placed(panel, MARGIN.side, top) }],
  }));
}

/** The columns of each page. */
function columnsOf(atoms: readonly Panel[], columns: number, gap: number, height: number): Panel[] {
  const wide = (ROOM - COLUMN_GAP * (columns - 1)) / columns;
  const panels: Panel[] = [];
  for (let next = 0; next < atoms.length;) {
    const page = fill(atoms, next, columns, height, gap);
    const isLast = page.next === atoms.length;
    // The last page in columns that are about alike.
    panels.push(isLast ? balanced(atoms.slice(next), columns, ROOM, gap) : inColumns(page.columns, wide, gap));
    next = page.next;
  }
  return panels;
}

/** The mark of the site and which page this is. */
function foot(number: number, pages: number, { speaker, measure }: TextContext): Piece {
  const told: Message = { id: "paper.page", values: { number, pages } };
  const text = speaker.say(told);
  const width = measure(text, 9, "plain");
  const y = FOOT - 3;
  return {
    role: "ornament",
    label: "",
    inks: [
      { kind: "picture", svg: CARROT, x: MARGIN.side - 2, y: y - 10.5, width: 13, height: 13 },
      {
        kind: "text",
        text: "Karota",
        x: MARGIN.side + 15,
        y,
        size: 9,
        face: "bold",
        width: measure("Karota", 9, "bold"),
      },
      { kind: "text", text, x: PAGE.width - MARGIN.side - width, y, size: 9, face: "plain", width },
    ],
  };
}

/** A small carrot. */
const CARROT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path fill="#000" fill-opacity=".3" d="M19 29c0-6 5-9 13-9s13 3 13 9c0 11-7 23-13 31-6-8-13-20-13-31z"/><path d="M31 20c-3-7-9-10-14-9M33 20c3-7 9-10 14-9M32 20V4"/></g></svg>';
