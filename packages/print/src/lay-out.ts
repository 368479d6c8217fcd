import type { Speaker } from "@karota/engine/message.ts";
import { boardPage, densityOf, isLegible } from "./board-pages.ts";
import { line, moved, type Measure } from "./draw-op.ts";
import { foot, linkPiece, LINK_HEIGHT, ornament } from "./page-frame.ts";
import {
  HALF,
  PAGE,
  WHOLE,
  type Frame,
  type Layout,
  type Numbered,
  type Page,
  type PageContext,
  type PerPage,
  type Piece,
} from "./page.ts";
import { pairedPages, runningPages } from "./running-pages.ts";
import { HAIR } from "./worksheet.ts";

/** Between the boards and the foot, in points. */
const ABOVE_FOOT = 20;

/** Lays out the pages: all tasks first, then the solutions on pages of their own. */
export function layOut(layout: Layout, speaker: Speaker, measure: Measure): readonly Page[] {
  const { copies, perPage, solutions, variants = false, large = false, link } = layout;
  const contextOf = (frame: Frame, above = ABOVE_FOOT): PageContext => ({
    speaker,
    measure,
    large,
    frame,
    bottom: frame.foot - above,
  });
  const numbered = (of: "task" | "solution"): Numbered[] =>
    copies.map((copy, place) => ({
      copy,
      worksheet: copy[of],
      number: copies.length > 1 && !variants ? place + 1 : null,
      variant: variants ? "AB"[place]! : null,
    }));
  const above = link ? LINK_HEIGHT : ABOVE_FOOT;
  const linked = (frame: Frame): Piece[] => (link ? [linkPiece(link, contextOf(frame))] : []);
  const halves = layout.halves ? halfSheets(numbered("task"), contextOf(HALF, above)) : null;
  const whole = contextOf(WHOLE);
  const tasks = halves
    ? inPairs(halves, [foot(null, contextOf(HALF)), ...linked(HALF)])
    : pagesOf("task", numbered("task"), variants ? 1 : perPage, contextOf(WHOLE, above));
  const keys = solutions ? pagesOf("solution", numbered("solution"), perPage, whole) : [];
  return [...tasks, ...keys].map((page, place, { length: pages }) => {
    if (page.sheets === 2) return page;
    const below = [foot({ number: place + 1, pages }, whole), ...(page.kind === "task" ? linked(WHOLE) : [])];
    return { ...page, pieces: [...page.pieces, ...below] };
  });
}

/** Each sheet on half a page; null when one of them is not legible there. */
function halfSheets(all: readonly Numbered[], context: PageContext): readonly Page[] | null {
  const sheets: Page[] = [];
  for (const one of all) {
    if (one.worksheet.drawing) {
      if (!isLegible(one, context)) return null;
      sheets.push(boardPage("task", [one], 1, context));
      continue;
    }
    const [sheet, ...more] = runningPages("task", one, context);
    if (!sheet || more.length > 0) return null;
    sheets.push(sheet);
  }
  return sheets;
}

/** Two sheets a page, with the line to cut along; a sheet that has no other one is there twice. */
function inPairs(sheets: readonly Page[], below: readonly Piece[]): Page[] {
  const cut: Piece = ornament([
    {
      ...line(HAIR, [0, HALF.height], [PAGE.width, HALF.height]),
      dashed: true,
    } as Piece["ops"][number],
  ]);
  const pages: Page[] = [];
  for (let from = 0; from < sheets.length; from += 2) {
    const upper = sheets[from]!;
    const lower = sheets[from + 1] ?? upper;
    const pieces = [...lower.pieces, ...below].map((piece) => ({
      ...piece,
      ops: piece.ops.map((op) => moved(op, 0, HALF.height)),
    }));
    pages.push({ kind: "task", sheets: 2, pieces: [...upper.pieces, ...below, cut, ...pieces] });
  }
  return pages;
}

function pagesOf(kind: Page["kind"], all: readonly Numbered[], perPage: PerPage, context: PageContext): Page[] {
  const pages: Page[] = [];
  const boards = all.filter(({ worksheet }) => worksheet.drawing);
  if (kind === "solution" && boards.length === 0 && all.some(({ variant }) => variant))
    return pairedPages(all, context);
  const dense = boards.length > 0 ? densityOf(kind, boards, perPage, context) : 1;
  for (let from = 0; from < all.length;) {
    const first = all[from]!;
    if (!first.worksheet.drawing) {
      pages.push(...runningPages(kind, first, context));
      from += 1;
      continue;
    }
    let to = from;
    while (to < all.length && to - from < dense && all[to]!.worksheet.drawing) to += 1;
    pages.push(boardPage(kind, all.slice(from, to), dense, context));
    from = to;
  }
  return pages;
}
