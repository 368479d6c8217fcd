import type { Markup } from "@karota/engine/quiz/markup.ts";
import { CAPITAL, inRow, line, moved, textBox, type Box, type DrawOp, type Face, type TextContext } from "./draw-op.ts";
import { THIN } from "./worksheet.ts";

/** Signs without spaces around them; the last two are invisible. */
const TIGHT = ["(", ")", "{", "\u2062", "\u2061"];
const INVISIBLE = ["\u2062", "\u2061"];
const LISTING = [",", ";"];
/** Fractions and powers, as parts of the size around them. */
const SMALLER = 0.82;
const RAISED = 0.68;
/** The smallest legible size, in points. */
const MIN_SIZE_PT = 6;
/** Content above this height, in parts of the text's size, has brackets that grow. */
const TALL = 1.2;
/** Between groups of digits, in parts of the text's size. */
const GROUP_GAP = 0.17;
/** The height of a fraction's line: that of a minus. */
const AXIS = 0.29;

const textOf = ({ children }: Markup): string => children.filter((child) => typeof child === "string").join("");
const elementsOf = ({ children }: Markup): readonly Markup[] => children.filter((child) => typeof child !== "string");

const shifted = (box: Box, up: number): Box => ({
  width: box.width,
  ascent: box.ascent + up,
  descent: box.descent - up,
  ops: box.ops.map((op) => moved(op, 0, -up)),
});
const space = (width: number): Box => ({ width, ascent: 0, descent: 0, ops: [] });

/** Mathematics as it is written by hand: fractions with a line, roots with a roof, powers raised. */
export function mathBox(markup: Markup, size: number, context: TextContext): Box {
  const inner = (one: Markup, part = 1): Box =>
    mathBox(one, Math.max(size * part, Math.min(size, MIN_SIZE_PT)), context);
  const [first, second] = elementsOf(markup);
  switch (markup.tag) {
    case "mn":
      return number(markup, size, context);
    case "mi":
    case "mtext":
      return textBox(textOf(markup), size, "plain", context.measure);
    case "mo":
      return operator(textOf(markup), size, context);
    case "mfrac":
      return fraction(inner(first!, SMALLER), inner(second!, SMALLER), size);
    case "msup":
      return raised(inner(first!), inner(second!, RAISED), size);
    case "msub": {
      const below = shifted(inner(second!, RAISED), -0.16 * size);
      return inRow([inner(first!), below]);
    }
    case "msqrt":
      return root(inRow(elementsOf(markup).map((one) => inner(one))), null, size);
    case "mroot":
      return root(inner(first!), inner(second!, 0.55), size);
    case "mtable":
      return system(
        elementsOf(markup).map((row) => inRow(elementsOf(row).map((one) => inner(one)))),
        size,
      );
    default:
      return row(elementsOf(markup), size, context);
  }
}

/** A formula in one box where it fits; else in parts one below the other, broken before "=" and after a comma. */
export function mathBoxes(markup: Markup, size: number, room: number, context: TextContext): readonly Box[] {
  const whole = mathBox(markup, size, context);
  const [only, ...more] = elementsOf(markup);
  if (whole.width <= room || only?.tag !== "mrow" || more.length > 0) return [whole];
  const parts: Markup[][] = [[]];
  for (const item of elementsOf(only)) {
    if (item.tag === "mo" && textOf(item) === "=") parts.push([]);
    parts.at(-1)!.push(item);
    if (item.tag === "mtext" && LISTING.includes(textOf(item).trim())) parts.push([]);
  }
  return parts.filter((part) => part.length > 0).map((part) => row(part, size, context));
}

const number = (markup: Markup, size: number, context: TextContext): Box =>
  groupsBox(
    markup.children.map((digits) => textOf({ ...markup, children: [digits] })),
    size,
    "plain",
    context,
  );

/** Groups of digits as on the screen: a comma between them in English, room in the other languages. */
export function groupsBox(pieces: readonly string[], size: number, face: Face, { speaker, measure }: TextContext): Box {
  const groups = pieces.map((piece) => textBox(piece, size, face, measure));
  const between = speaker.language === "en" ? textBox(",", size, face, measure) : space(GROUP_GAP * size);
  return inRow(groups.flatMap((group, place) => (place > 0 ? [between, group] : [group])));
}

function operator(sign: string, size: number, context: TextContext): Box {
  if (INVISIBLE.includes(sign)) return space(0);
  const box = textBox(sign, size, "plain", context.measure);
  if (TIGHT.includes(sign)) return box;
  const gap = space(0.22 * size);
  return LISTING.includes(sign) ? inRow([box, gap]) : inRow([gap, box, gap]);
}

/** A minus that begins a row belongs to its number. */
function row(items: readonly Markup[], size: number, context: TextContext): Box {
  const [first, second] = items;
  const isSign = (one: Markup | undefined, sign: string): boolean => one?.tag === "mo" && textOf(one) === sign;
  if (isSign(first, "{") && second?.tag === "mtable")
    return inRow([fence("{", mathBox(second, size, context), size, context), mathBox(second, size, context)]);
  if (isSign(first, "(") && isSign(items.at(-1), ")") && items.length > 2) {
    const inside = row(items.slice(1, -1), size, context);
    if (inside.ascent + inside.descent > TALL * size)
      return inRow([fence("(", inside, size, context), inside, fence(")", inside, size, context)]);
  }
  return inRow(
    items.map((item, place) => {
      if (place > 0 || item.tag !== "mo") return mathBox(item, size, context);
      const box = textBox(textOf(item), size, "plain", context.measure);
      return textOf(item) === "=" ? inRow([box, space(0.22 * size)]) : box;
    }),
  );
}

function fraction(over: Box, under: Box, size: number): Box {
  const pad = 0.08 * size;
  const width = Math.max(over.width, under.width) + 0.3 * size;
  const axis = AXIS * size;
  const aside = 0.06 * size;
  const centred = (box: Box, y: number): readonly DrawOp[] =>
    box.ops.map((op) => moved(op, aside + (width - box.width) / 2, y));
  const up = axis + pad + over.descent;
  const down = under.ascent + pad - axis;
  return {
    width: width + 2 * aside,
    ascent: up + over.ascent,
    descent: down + under.descent,
    ops: [...centred(over, -up), ...centred(under, down), line(THIN, [aside, -axis], [aside + width, -axis])],
  };
}

function raised(base: Box, exponent: Box, size: number): Box {
  const up = Math.max(0.36 * size, base.ascent - 0.45 * size);
  return inRow([base, shifted(exponent, up)]);
}

function root(of: Box, degree: Box | null, size: number): Box {
  const sign = 0.62 * size + (degree ? Math.max(0, degree.width - 0.3 * size) : 0);
  const top = of.ascent + 0.08 * size;
  const bottom = of.descent;
  const left = sign - 0.56 * size;
  const hook = line(
    THIN,
    [left, -0.28 * size],
    [left + 0.13 * size, -0.36 * size],
    [left + 0.3 * size, bottom],
    [sign - 0.08 * size, -top],
    [sign + of.width + 0.06 * size, -top],
  );
  return {
    width: sign + of.width + 0.14 * size,
    ascent: top + 0.08 * size,
    descent: of.descent,
    ops: [
      ...of.ops.map((op) => moved(op, sign, 0)),
      hook,
      ...(degree?.ops.map((op) => moved(op, 0, -0.5 * size)) ?? []),
    ],
  };
}

/** Equations one below the other, their middle on the axis. */
function system(rows: readonly Box[], size: number): Box {
  const gap = 0.3 * size;
  const height = rows.reduce((sum, { ascent, descent }) => sum + ascent + descent, gap * (rows.length - 1));
  const ascent = height / 2 + AXIS * size;
  let y = -ascent;
  const ops = rows.flatMap((one) => {
    const base = y + one.ascent;
    y = base + one.descent + gap;
    return one.ops.map((op) => moved(op, 0, base));
  });
  return { width: Math.max(...rows.map(({ width }) => width)), ascent, descent: height - ascent, ops };
}

/** A bracket or brace as high as what it belongs to, with some room beside it. */
function fence(sign: string, of: Box, size: number, context: TextContext): Box {
  const height = of.ascent + of.descent;
  const tall = height * 0.86;
  const glyph = textBox(sign, tall, "plain", context.measure);
  const gap = (sign === "{" ? 0.16 : 0.04) * size;
  const lower = of.descent - height / 2 + (CAPITAL / 2 - 0.04) * tall;
  return {
    width: glyph.width + gap,
    ascent: of.ascent,
    descent: of.descent,
    ops: glyph.ops.map((op) => moved(op, 0, lower)),
  };
}
