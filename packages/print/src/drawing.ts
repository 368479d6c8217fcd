import { CAPITAL, type DrawOp, type Panel } from "./draw-op.ts";
import type { PageContext } from "./page.ts";
import { say } from "./paragraph.ts";
import type { Drawing, Point, Shape } from "./worksheet.ts";

/** How much larger the numbers and letters in cells are, and boards that have more room, where large ones are wanted. */
export const LARGER = 1.25;

/** A drawing as operations, at a number of points per unit. */
export function drawn({ width, height, shapes }: Drawing, unit: number, context: PageContext): Panel {
  return { width: width * unit, height: height * unit, ops: shapes.map((shape) => opOf(shape, unit, context)) };
}

function opOf(shape: Shape, unit: number, context: PageContext): DrawOp {
  const all = (points: readonly Point[]) => points.map(([x, y]): Point => [x * unit, y * unit]);
  switch (shape.kind) {
    case "line":
      return { kind: "line", points: all(shape.points), weight: shape.weight, dashed: shape.dashed ?? false };
    case "polygon":
      return { kind: "polygon", points: all(shape.points), weight: shape.weight ?? 0, fill: shape.fill ?? null };
    case "circle": {
      const { x, y, radius, weight = 0, fill = null } = shape;
      return { kind: "circle", x: x * unit, y: y * unit, radius: radius * unit, weight, fill };
    }
    case "rect": {
      const { radius = 0, weight = 0, fill = null } = shape;
      return { kind: "rect", ...box(shape, unit), radius: radius * unit, weight, fill };
    }
    case "picture":
      return { kind: "picture", svg: shape.svg, ...box(shape, unit) };
    case "text": {
      const text = say(shape.text, context.speaker);
      const face = shape.bold ? "bold" : "plain";
      // Text with a limit has the room of its cell; other text has neighbours.
      const wanted = shape.size * unit * (context.large && shape.most !== undefined ? LARGER : 1);
      const wide = context.measure(text, wanted, face);
      const by = shape.most === undefined ? 1 : Math.min(1, (shape.most * unit) / wide);
      const [size, width] = [wanted * by, wide * by];
      const back = shape.align === "left" ? 0 : shape.align === "right" ? width : width / 2;
      return {
        kind: "text",
        text,
        face,
        size,
        width,
        x: shape.x * unit - back,
        y: shape.y * unit + (CAPITAL / 2) * size,
      };
    }
  }
}

const box = (
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  unit: number,
) => ({ x: x * unit, y: y * unit, width: width * unit, height: height * unit });
