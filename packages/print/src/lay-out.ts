import type { Speaker } from "@karota/engine/message.ts";
import { boardPage, densityOf } from "./board-pages.ts";
import type { Measure } from "./draw-op.ts";
import { foot } from "./page-frame.ts";
import type { Copy, Layout, Numbered, Page, PerPage } from "./page.ts";
import type { TextContext } from "./paragraph.ts";
import { runningPages } from "./running-pages.ts";
import type { Worksheet } from "./worksheet.ts";

/** Lays out the pages: all tasks first, then the solutions on pages of their own. */
export function layOut({ copies, perPage, solutions }: Layout, speaker: Speaker, measure: Measure): readonly Page[] {
  const context: TextContext = { speaker, measure };
  const numbered = (of: (copy: Copy) => Worksheet): Numbered[] =>
    copies.map((copy, place) => ({ copy, worksheet: of(copy), number: copies.length > 1 ? place + 1 : null }));
  const bodies = [
    ...pagesOf(
      "task",
      numbered(({ task }) => task),
      perPage,
      context,
    ),
    ...(solutions
      ? pagesOf(
          "solution",
          numbered(({ solution }) => solution),
          perPage,
          context,
        )
      : []),
  ];
  return bodies.map((page, place) => ({ ...page, pieces: [...page.pieces, foot(place + 1, bodies.length, context)] }));
}

function pagesOf(kind: Page["kind"], all: readonly Numbered[], perPage: PerPage, context: TextContext): Page[] {
  const pages: Page[] = [];
  const boards = all.filter(({ worksheet }) => worksheet.drawing);
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
