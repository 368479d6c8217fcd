import { moved, type DrawOp, type Panel } from "./draw-op.ts";
import type { TextContext } from "./draw-op.ts";
import type { Worksheet } from "./worksheet.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { side: 45 } as const;
export const ROOM = PAGE.width - 2 * MARGIN.side;
export const MILLIMETRE = 72 / 25.4;

/** The height of a sheet, and where on it the head begins and the foot ends, in points. */
export interface Frame {
  readonly top: number;
  readonly foot: number;
  readonly height: number;
}
export const WHOLE: Frame = { top: 38, foot: PAGE.height - 34, height: PAGE.height };
/** A sheet on half a page, above or below the cut. */
export const HALF: Frame = { top: 24, foot: PAGE.height / 2 - 20, height: PAGE.height / 2 };

/** The dependencies of the layout of a page. */
export interface PageContext extends TextContext {
  readonly frame: Frame;
  /** Where boards and lists end, above the foot. */
  readonly bottom: number;
  readonly large: boolean;
  /** Pages of a book have no lines for name, class and date. */
  readonly inBook?: boolean;
}

/** The dark modules of a QR code without its quiet zone. */
export interface QrCode {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}
/** The page that the QR code on the sheets leads to. It must not reveal the answers. */
export interface SheetLink {
  /** As people read and type it. */
  readonly address: string;
  readonly code: QrCode;
}

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
  /** Whether two copies are the variants A and B of one sheet, which have their solutions beside each other. */
  readonly variants?: boolean;
  /** Whether a page is two sheets to be cut apart, where each sheet is legible on half a page. */
  readonly halves?: boolean;
  /** Whether numbers and letters are printed large. */
  readonly large?: boolean;
  readonly link?: SheetLink;
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
  /** Two are cut apart. */
  readonly sheets: 1 | 2;
  readonly pieces: readonly Piece[];
  /** The name of what begins here, for the list of the reader's program. */
  readonly outline?: string;
}

/** A copy on the pages of one kind, with its worksheet for these. */
export interface Numbered {
  readonly copy: Copy;
  readonly worksheet: Worksheet;
  /** From 1; null where there is only one, and for variants. */
  readonly number: number | null;
  /** "A" or "B"; null for sheets without variants. */
  readonly variant: string | null;
}

/** Whether all are of one game, so that its name and instruction are printed once. */
export const isOneGame = (all: readonly Numbered[]): boolean => new Set(all.map(({ copy }) => copy.title)).size === 1;
export const isAlike = (all: readonly Numbered[]): boolean => new Set(all.map(({ copy }) => copy.line)).size === 1;

export const placed = ({ ops }: Panel, x: number, y: number): readonly DrawOp[] => ops.map((op) => moved(op, x, y));
