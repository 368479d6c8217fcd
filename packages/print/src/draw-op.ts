import type { Speaker } from "@karota/engine/message.ts";
import type { Point } from "./worksheet.ts";

/** The styles of text. */
export type Face = "plain" | "bold";

/** Measures the width of a text in points. Passed in by the caller, who has the fonts. */
export type Measure = (text: string, size: number, face: Face) => number;

/** The dependencies of text layout. */
export interface TextContext {
  readonly speaker: Speaker;
  readonly measure: Measure;
}

/** An operation that draws on a page, in points from its upper left corner. */
export type DrawOp =
  /** y is the base line. */
  | {
      readonly kind: "text";
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly face: Face;
      readonly width: number;
    }
  | { readonly kind: "line"; readonly points: readonly Point[]; readonly weight: number; readonly dashed: boolean }
  | {
      readonly kind: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly weight: number;
      /** 0 is white, 1 is black; null is transparent. */
      readonly fill: number | null;
    }
  | {
      readonly kind: "circle";
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly weight: number;
      readonly fill: number | null;
    }
  | {
      readonly kind: "polygon";
      readonly points: readonly Point[];
      readonly weight: number;
      readonly fill: number | null;
    }
  | {
      readonly kind: "picture";
      readonly svg: string;
      /** Its alternative text; none where the words around it say what it shows, or its piece does. */
      readonly label?: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** The operations moved to the right and down. */
export function moved(op: DrawOp, dx: number, dy: number): DrawOp {
  if (op.kind === "line" || op.kind === "polygon")
    return { ...op, points: op.points.map(([x, y]): Point => [x + dx, y + dy]) };
  return { ...op, x: op.x + dx, y: op.y + dy };
}

export const line = (weight: number, ...points: readonly Point[]): DrawOp => ({
  kind: "line",
  points,
  weight,
  dashed: false,
});

/** A box in a line: operations relative to the start of the base line. */
export interface Box {
  readonly width: number;
  /** Above the base line. */
  readonly ascent: number;
  /** Below it. */
  readonly descent: number;
  readonly ops: readonly DrawOp[];
}

/** A block: operations relative to its upper left corner. */
export interface Panel {
  readonly width: number;
  readonly height: number;
  readonly ops: readonly DrawOp[];
}

/** Measures of the letters, in parts of their size. */
export const CAPITAL = 0.668;
const ASCENT = 0.76;
const DESCENT = 0.22;

export function textBox(text: string, size: number, face: Face, measure: Measure): Box {
  const width = measure(text, size, face);
  const ops: readonly DrawOp[] = [{ kind: "text", text, x: 0, y: 0, size, face, width }];
  return { width, ascent: ASCENT * size, descent: DESCENT * size, ops };
}

/** Boxes side by side on one base line. */
export function inRow(boxes: readonly Box[]): Box {
  let width = 0;
  const ops: DrawOp[] = [];
  for (const box of boxes) {
    ops.push(...box.ops.map((op) => moved(op, width, 0)));
    width += box.width;
  }
  return {
    width,
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    ops,
  };
}

/** Panels one below the other. */
export function stacked(panels: readonly Panel[], gap: number): Panel {
  let height = 0;
  const ops: DrawOp[] = [];
  for (const [place, panel] of panels.entries()) {
    if (place > 0) height += gap;
    ops.push(...panel.ops.map((op) => moved(op, 0, height)));
    height += panel.height;
  }
  return { width: Math.max(0, ...panels.map(({ width }) => width)), height, ops };
}

/** Panels side by side. */
export function beside(panels: readonly Panel[], gap: number): Panel {
  let width = 0;
  const ops: DrawOp[] = [];
  for (const [place, panel] of panels.entries()) {
    if (place > 0) width += gap;
    ops.push(...panel.ops.map((op) => moved(op, width, 0)));
    width += panel.width;
  }
  return { width, height: Math.max(0, ...panels.map(({ height }) => height)), ops };
}

/** The operations scaled from their origin. */
export function sized(op: DrawOp, by: number): DrawOp {
  switch (op.kind) {
    case "text":
      return { ...op, x: op.x * by, y: op.y * by, size: op.size * by, width: op.width * by };
    case "line":
    case "polygon":
      return { ...op, points: op.points.map(([x, y]): Point => [x * by, y * by]) };
    case "rect":
    case "picture":
      return { ...op, x: op.x * by, y: op.y * by, width: op.width * by, height: op.height * by };
    case "circle":
      return { ...op, x: op.x * by, y: op.y * by, radius: op.radius * by };
  }
}
