/**
 * What a game prints: the instruction, a drawing in units of its own, and lists beside it. No fonts, no points, no
 * colours: printers are black and white, so everything is distinguished by shape and letter.
 */
import type { Message } from "@karota/engine/message.ts";
import type { Expression } from "@karota/engine/quiz/expression.ts";
import type { Schooling } from "@karota/engine/schooling.ts";

/** A message, or text in the board's own language. */
export type Words = string | Message;
/** The content of a line: words and mathematics. */
export type Inline = Words | Expression;
/** x to the right and y down, in the drawing's units. */
export type Point = readonly [x: number, y: number];

/** The width of a line in points: the same at every size of the drawing. */
export const HAIR = 0.5;
export const THIN = 0.8;
export const THICK = 1.8;
/** The darkness of an area: 0 is white, 1 is black. */
export const SHADE = 0.14;
export const INK = 1;

interface Area {
  /** The width of the outline; none by default. */
  readonly weight?: number;
  /** The darkness of its area; transparent by default. */
  readonly fill?: number;
}
export type Shape =
  | { readonly kind: "line"; readonly points: readonly Point[]; readonly weight: number; readonly dashed?: true }
  | (Area & {
      readonly kind: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius?: number;
    })
  | (Area & { readonly kind: "circle"; readonly x: number; readonly y: number; readonly radius: number })
  | (Area & { readonly kind: "polygon"; readonly points: readonly Point[] })
  | {
      readonly kind: "text";
      readonly text: Words;
      readonly x: number;
      /** The middle of its capitals. */
      readonly y: number;
      readonly size: number;
      readonly align?: "left" | "right";
      readonly bold?: true;
      /** The text is scaled down where it would be wider. */
      readonly most?: number;
    }
  /** SVG text, without fonts of its own. */
  | {
      readonly kind: "picture";
      readonly svg: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The smallest size of a unit in points at which all is legible, and the largest, so that small boards stay small. */
  readonly unit: readonly [least: number, most: number];
  readonly shapes: readonly Shape[];
}

export interface Item {
  /** The mark before it: "1.", "a)"; "" for none. */
  readonly mark: string;
  /** The paragraphs. */
  readonly lines: readonly (readonly Inline[])[];
  /** Answers to choose from; they get letters. */
  readonly choices?: readonly (readonly Inline[])[];
  /** Whether there is a line to write on. */
  readonly blank?: true;
}
export interface List {
  readonly heading: Words | null;
  readonly items: readonly Item[];
}

export interface Worksheet {
  /** The instruction, the same for every board of the game. */
  readonly instruction: readonly Message[];
  /** Notes on this board beside its drawing. */
  readonly facts: readonly Words[];
  /** Null for worksheets that take as many pages as they need. */
  readonly drawing: Drawing | null;
  readonly lists: readonly List[];
  /** The number of columns of the lists. */
  readonly columns: number;
}

/**
 * A game's worksheet, in `<id>/worksheet.ts`: the untouched board, or its solution. The board must not give its solution
 * away. `schooling` is that of the person who prints.
 */
export type WorksheetOf<Puzzle> = (puzzle: Puzzle, solved: boolean, schooling?: Schooling) => Worksheet;
// oxlint-disable-next-line typescript/no-explicit-any -- erased like AnyGame
export type AnyWorksheetOf = WorksheetOf<any>;

export const choiceLetter = (index: number): string => "abcd"[index]!;

/** Whether large numbers and letters make a difference: in lists, and in the cells of a board. */
export const canEnlarge = ({ drawing, lists }: Worksheet): boolean =>
  lists.length > 0 || drawing!.shapes.some((shape) => shape.kind === "text" && shape.most !== undefined);
