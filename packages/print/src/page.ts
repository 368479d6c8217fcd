import { moved, type DrawOp, type Panel } from "./draw-op.ts";
import type { Worksheet } from "./worksheet.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { side: 45, top: 38, bottom: 34 } as const;
export const ROOM = PAGE.width - 2 * MARGIN.side;
export const FOOT = PAGE.height - MARGIN.bottom;

/** A board to print. */
export interface Copy {
  /** The game's name. */
  readonly title: string;
  /** Options and day. */
  readonly line: string;
  readonly task: Worksheet;
  readonly solution: Worksheet;
}
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];
export interface Layout {
  readonly copies: readonly Copy[];
  /** The largest number: boards that would not be legible get more room. */
  readonly perPage: PerPage;
  readonly solutions: boolean;
}

/** A part of a page, with its text for screen readers. */
export interface Piece {
  readonly role: "heading" | "words" | "figure" | "ornament";
  /** The alternative text of a figure. */
  readonly label: string;
  readonly ops: readonly DrawOp[];
}
export interface Page {
  readonly kind: "task" | "solution";
  readonly pieces: readonly Piece[];
}

/** A copy on the pages of one kind, with its worksheet for these. */
export interface Numbered {
  readonly copy: Copy;
  readonly worksheet: Worksheet;
  /** From 1; null where there is only one. */
  readonly number: number | null;
}

/** Whether all are of one game, so that its name and instruction are printed once. */
export const isOneGame = (all: readonly Numbered[]): boolean => new Set(all.map(({ copy }) => copy.title)).size === 1;
export const isAlike = (all: readonly Numbered[]): boolean => new Set(all.map(({ copy }) => copy.line)).size === 1;

export const placed = ({ ops }: Panel, x: number, y: number): readonly DrawOp[] => ops.map((op) => moved(op, x, y));
