import type { Speaker } from "@karota/engine/message.ts";
import { boardPage, densityOf } from "./board-pages.ts";
import { contentsPages, countContentsPages, type ContentsRow } from "./book-contents.ts";
import type { Measure } from "./draw-op.ts";
import { foot } from "./page-frame.ts";
import {
  PER_PAGE,
  WHOLE,
  type Copy,
  type Numbered,
  type Page,
  type PageContext,
  type PerPage,
  type SheetLink,
} from "./page.ts";
import { runningPages } from "./running-pages.ts";

/** Boards that one book may hold. */
export const MAX_BOOK_BOARDS = 100;

/** A PDF of boards of several games with a title, contents, and the solutions at the end. */
export interface BookLayout {
  readonly title: string;
  /** Boards of one game with the same options, which are alike in title and line. None is empty. */
  readonly chapters: readonly (readonly Copy[])[];
  /** The largest number: boards that would not be legible get more room. */
  readonly perPage: PerPage;
  readonly solutions: boolean;
  /** Whether numbers and letters are printed large. */
  readonly large: boolean;
  readonly link?: SheetLink;
}

/** A page, and the numbers of the boards that begin on it. */
interface Placed {
  readonly page: Page;
  readonly numbers: readonly number[];
}

/** Between the boards and the foot, in points. */
const ABOVE_FOOT = 20;

/** Lays out a book: title and contents, the games one after the other, then all solutions under the same numbers. */
export function layOutBook(book: BookLayout, speaker: Speaker, measure: Measure): readonly Page[] {
  const { title, large, perPage, solutions, link } = book;
  const context: PageContext = {
    speaker,
    measure,
    large,
    frame: WHOLE,
    bottom: WHOLE.foot - ABOVE_FOOT,
    inBook: true,
  };
  let last = 0;
  const chapters = book.chapters.map((copies) =>
    copies.map((copy) => ({ copy, number: (last += 1), variant: null, worksheet: copy.task })),
  );
  const tasks = chapters.flatMap((boards) => taskPages(boards, perPage, context));
  const keys = solutions ? solutionPages(chapters.flat(), context) : [];
  const rowsOf = (before: number): readonly ContentsRow[] => {
    const pageOf = (pages: readonly Placed[], from: number, number: number) =>
      from + 1 + pages.findIndex(({ numbers }) => numbers.includes(number));
    return chapters.map((boards): ContentsRow => {
      const { copy, number } = boards[0]!;
      return {
        title: copy.title,
        line: copy.line,
        from: number,
        to: boards.at(-1)!.number,
        page: pageOf(tasks, before, number),
        solutions: solutions ? pageOf(keys, before + tasks.length, number) : null,
      };
    });
  };
  const contents = { title, games: last, ...(link && { link }) };
  // How many pages the contents take does not depend on the page numbers in them.
  const front = countContentsPages(contents, rowsOf(0), context);
  const pages = [...contentsPages(contents, rowsOf(front), context), ...[...tasks, ...keys].map(({ page }) => page)];
  return pages.map((page, place) => ({
    ...page,
    pieces: [...page.pieces, foot({ number: place + 1, pages: pages.length }, context)],
  }));
}

/** A chapter says once what is to be done. */
function taskPages(boards: readonly Numbered[], perPage: PerPage, context: PageContext): Placed[] {
  const told = boards.map((board, place): Numbered =>
    place === 0 ? board : { ...board, worksheet: { ...board.worksheet, instruction: [] } },
  );
  const outline = [boards[0]!.copy.title, boards[0]!.copy.line].filter((part) => part !== "").join(", ");
  const pages = boards[0]!.worksheet.drawing
    ? inSlices("task", told, densityOf("task", told, perPage, context), context)
    : told.flatMap((board) => runningBoard("task", board, context));
  return pages.map((one, place) => (place === 0 ? { ...one, page: { ...one.page, outline } } : one));
}

/** Solutions of different games share a page. */
function solutionPages(boards: readonly Numbered[], context: PageContext): Placed[] {
  const solved = boards.map((board): Numbered => ({ ...board, worksheet: board.copy.solution }));
  const pages: Placed[] = [];
  for (let from = 0; from < solved.length;) {
    const first = solved[from]!;
    if (!first.worksheet.drawing) {
      pages.push(...runningBoard("solution", first, context));
      from += 1;
      continue;
    }
    const end = solved.findIndex(({ worksheet }, place) => place >= from && !worksheet.drawing);
    const here = solved.slice(from, end < 0 ? solved.length : end);
    const dense = PER_PAGE.toReversed().find((one) => {
      const some = here.slice(0, one);
      return densityOf("solution", some, one, context) >= some.length;
    })!;
    pages.push(boardsOn("solution", here.slice(0, dense), dense, context));
    from += Math.min(dense, here.length);
  }
  const outline = context.speaker.say({ id: "paper.book.solutions" });
  return pages.map((one, place) => (place === 0 ? { ...one, page: { ...one.page, outline } } : one));
}

const numbersOf = (boards: readonly Numbered[]): number[] => boards.map(({ number }) => number!);

function inSlices(kind: Page["kind"], boards: readonly Numbered[], dense: PerPage, context: PageContext): Placed[] {
  return Array.from({ length: Math.ceil(boards.length / dense) }, (_, page) =>
    boardsOn(kind, boards.slice(page * dense, (page + 1) * dense), dense, context),
  );
}

const boardsOn = (kind: Page["kind"], boards: readonly Numbered[], dense: PerPage, context: PageContext): Placed => ({
  page: boardPage(kind, boards, dense, context),
  numbers: numbersOf(boards),
});

/** A quiz over as many pages as it needs. */
const runningBoard = (kind: Page["kind"], board: Numbered, context: PageContext): Placed[] =>
  runningPages(kind, board, context).map((page, place) => ({ page, numbers: place === 0 ? numbersOf([board]) : [] }));
