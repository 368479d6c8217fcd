import { line, moved, stacked, type DrawOp, type Face, type Panel } from "./draw-op.ts";
import { linkPiece, LINK_HEIGHT, TEXT } from "./page-frame.ts";
import { MARGIN, PAGE, placed, ROOM, type Page, type PageContext, type Piece, type SheetLink } from "./page.ts";
import { paragraph } from "./paragraph.ts";
import { HAIR } from "./worksheet.ts";

/** A line of the contents. */
export interface ContentsRow {
  readonly title: string;
  readonly line: string;
  /** The numbers of its first and its last board. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  /** The page of its first solution; null in a book without solutions. */
  readonly solutions: number | null;
}

interface Front {
  readonly title: string;
  readonly games: number;
  readonly link?: SheetLink;
}

const RIGHT = PAGE.width - MARGIN.side;
/** The right edges of the columns of numbers, from the right edge of the page's room. */
const COLUMNS = { games: 170, page: 85, solutions: 0 } as const;
/** The width of the names, so that they do not reach the numbers. */
const NAMES = ROOM - COLUMNS.games - 75;
const ROW_GAP = 10;

/** The names of a row; their height does not depend on the numbers beside them. */
function namesOf({ title, line: options }: ContentsRow, size: number, context: PageContext): Panel {
  const name = paragraph([title], size, NAMES, context, "bold");
  return options === "" ? name : stacked([name, paragraph([options], size - 1.5, NAMES, context)], 0);
}

function titlePieces(
  { title, games }: Front,
  context: PageContext,
): { readonly pieces: Piece[]; readonly end: number } {
  const { speaker, frame } = context;
  const top = frame.top + 46;
  const name = paragraph([title], 34, ROOM, context, "bold");
  const count = paragraph([speaker.say({ id: "paper.book.games", values: { games } })], 13, ROOM, context);
  const pieces: Piece[] = [
    { role: "heading", label: "", ops: placed(name, MARGIN.side, top) },
    { role: "words", label: "", ops: placed(count, MARGIN.side, top + name.height + 4) },
  ];
  return { pieces, end: top + name.height + count.height + 44 };
}

const sizeOf = ({ large }: PageContext): number => TEXT[large ? "large" : "usual"] + 1;

/** The heading of the contents and of its columns. */
function headPieces(
  y: number,
  withSolutions: boolean,
  context: PageContext,
): { readonly pieces: Piece[]; readonly end: number } {
  const { speaker } = context;
  const heading = paragraph([speaker.say({ id: "paper.book.contents" })], 18, NAMES, context, "bold");
  const base = y + heading.height - 6;
  const size = sizeOf(context) - 1.5;
  const names = (["games", "page", ...(withSolutions ? (["solutions"] as const) : [])] as const).map((column) =>
    toTheRight(
      speaker.say({ id: column === "solutions" ? "paper.book.solutions" : `paper.book.column.${column}` }),
      RIGHT - COLUMNS[column],
      base,
      size,
      "plain",
      context,
    ),
  );
  const rule = base + 8;
  return {
    pieces: [
      { role: "heading", label: "", ops: placed(heading, MARGIN.side, y) },
      { role: "words", label: "", ops: names },
      { role: "ornament", label: "", ops: [line(1.2, [MARGIN.side, rule], [RIGHT, rule])] },
    ],
    end: rule + ROW_GAP,
  };
}

function toTheRight(text: string, right: number, y: number, size: number, face: Face, context: PageContext): DrawOp {
  const width = context.measure(text, size, face);
  return { kind: "text", text, x: right - width, y, size, face, width };
}

/** The rows of each page, from the height that its heading leaves. */
function pagesOfRows(front: Front, rows: readonly ContentsRow[], context: PageContext) {
  const size = sizeOf(context);
  const withSolutions = rows.some(({ solutions }) => solutions !== null);
  const title = titlePieces(front, context);
  const pages: { readonly pieces: Piece[]; y: number; readonly bottom: number }[] = [];
  const open = () => {
    const isFirst = pages.length === 0;
    const head = headPieces(isFirst ? title.end : context.frame.top, withSolutions, context);
    const bottom = isFirst && front.link ? context.frame.foot - LINK_HEIGHT : context.bottom;
    const page = { pieces: [...(isFirst ? title.pieces : []), ...head.pieces], y: head.end, bottom };
    pages.push(page);
    return page;
  };
  let page = open();
  for (const row of rows) {
    const names = namesOf(row, size, context);
    if (page.y + names.height > page.bottom) page = open();
    page.pieces.push(rowPiece(row, names, page.y, size, context));
    page.y += names.height;
    const rule = page.y + ROW_GAP / 2;
    page.pieces.push({ role: "ornament", label: "", ops: [line(HAIR, [MARGIN.side, rule], [RIGHT, rule])] });
    page.y += ROW_GAP;
  }
  return pages;
}

function rowPiece(row: ContentsRow, names: Panel, y: number, size: number, context: PageContext): Piece {
  const base = names.ops.find((op) => op.kind === "text")!.y + y;
  const { from, to, page, solutions } = row;
  const numbers = [
    toTheRight(from === to ? `${from}` : `${from}–${to}`, RIGHT - COLUMNS.games, base, size, "plain", context),
    toTheRight(`${page}`, RIGHT - COLUMNS.page, base, size, "bold", context),
    ...(solutions === null
      ? []
      : [toTheRight(`${solutions}`, RIGHT - COLUMNS.solutions, base, size, "plain", context)]),
  ];
  return { role: "words", label: "", ops: [...names.ops.map((op) => moved(op, MARGIN.side, y)), ...numbers] };
}

export const countContentsPages = (front: Front, rows: readonly ContentsRow[], context: PageContext): number =>
  pagesOfRows(front, rows, context).length;

/** The title of a book and what is where in it. */
export function contentsPages(front: Front, rows: readonly ContentsRow[], context: PageContext): Page[] {
  return pagesOfRows(front, rows, context).map(({ pieces }, place) => ({
    kind: "task",
    sheets: 1,
    pieces: place === 0 && front.link ? [...pieces, linkPiece(front.link, context)] : pieces,
    ...(place === 0 && { outline: context.speaker.say({ id: "paper.book.contents" }) }),
  }));
}
