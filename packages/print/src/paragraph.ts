import type { Speaker } from "@karota/engine/message.ts";
import { splitAtGroups, toParts } from "@karota/engine/quiz/markup.ts";
import { groupsBox, mathBoxes } from "./math-box.ts";
import { inRow, moved, sized, type Box, type Face, type DrawOp, type Panel, type TextContext } from "./draw-op.ts";
import type { Inline, Words } from "./worksheet.ts";

export const say = (words: Words, speaker: Speaker): string => (typeof words === "string" ? words : speaker.say(words));

/** Null between boxes is a place where a line may break; after a line's end it does. */
type Token = Box | null | "end";

const LEADING = 1.32;
/**
 * The largest picture in a line, in sizes of the letters: higher where there are words in it or much to count, highest
 * where there are many lines of words.
 */
const PICTURE = { width: 16, height: 5.2, withWords: 8.4, withLines: 13 };
/** A picture with words that is so high, in its own units, has many lines of them: a page of a calendar. */
const LINES_HEIGHT = 230;
/** A picture that brings such a height of its own has much to count: a hundred-grid. */
const MUCH_HEIGHT = 200;

/** The words of a text, long numbers in groups; of a text that is set as it stands, `pieces` returns whole words. */
const tokensOfText = (
  text: string,
  size: number,
  face: Face,
  context: TextContext,
  pieces: (word: string) => readonly string[] = splitAtGroups,
): Token[] =>
  text
    .split(/( +)/)
    .flatMap((part): Token[] =>
      part === "" ? [] : part.startsWith(" ") ? [null] : [groupsBox(pieces(part), size, face, context)],
    );

/** Width and height of an SVG, as its viewBox says. */
function sidesOf(svg: string): readonly [width: number, height: number] {
  const [, width, height] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return [Number(width ?? 3), Number(height ?? 2)];
}

function pictureBox(svg: string, label: string, size: number, room: number): Box {
  const [wide, high] = sidesOf(svg);
  const withWords = high >= LINES_HEIGHT ? PICTURE.withLines : PICTURE.withWords;
  const ownHeight = Number(/^<svg[^>]* height="(\d+)"/.exec(svg)?.[1] ?? 0);
  const most = svg.includes("<text") || ownHeight >= MUCH_HEIGHT ? withWords : PICTURE.height;
  const scale = Math.min(Math.min(room, PICTURE.width * size) / wide, (most * size) / high);
  const [width, height] = [wide * scale, high * scale];
  const gap = 0.35 * size;
  return {
    width,
    ascent: height - gap / 2,
    descent: gap,
    ops: [{ kind: "picture", svg, ...(label !== "" && { label }), x: 0, y: gap / 2 - height, width, height }],
  };
}

function tokensOf(inline: Inline, size: number, face: Face, room: number, context: TextContext): Token[] {
  if (typeof inline === "string") return tokensOfText(inline, size, face, context, (word) => [word]);
  if (!("kind" in inline)) return tokensOfText(say(inline, context.speaker), size, face, context);
  return toParts(inline, context.speaker).flatMap((part): Token[] => {
    switch (part.kind) {
      case "math":
        return mathBoxes(part.markup, size, room, context).flatMap((box, place) => (place > 0 ? [null, box] : [box]));
      case "caption":
        // The picture is below its caption.
        return [...tokensOfText(part.text, size, face, context), "end"];
      case "text":
        return tokensOfText(part.text, size, face, context);
      case "drawing":
        return [pictureBox(part.svg, part.label, size, room)];
      case "picture":
        return tokensOfText(part.label, size, face, context);
    }
  });
}

/** Scales boxes that cannot be broken to the width of a line. */
function fitted(box: Box, room: number): Box {
  if (box.width <= room) return box;
  const by = room / box.width;
  return {
    width: room,
    ascent: box.ascent * by,
    descent: box.descent * by,
    ops: box.ops.map((op) => sized(op, by)),
  };
}

/** The tokens up to each end of a line that is given. */
function sectionsOf(tokens: readonly Token[]): readonly (Box | null)[][] {
  const sections: (Box | null)[][] = [[]];
  for (const token of tokens) {
    if (token === "end") sections.push([]);
    else sections.at(-1)!.push(token);
  }
  return sections;
}

/** Lines of this width, each as the boxes between its spaces. */
function linesOf(section: readonly (Box | null)[], gap: number, room: number): readonly Box[][] {
  const chunks: Box[][] = [[]];
  for (const token of section) {
    if (token) chunks.at(-1)!.push(token);
    else if (chunks.at(-1)!.length > 0) chunks.push([]);
  }
  const lines: Box[][] = [[]];
  let used = 0;
  for (const chunk of chunks.filter((one) => one.length > 0).map((one) => fitted(inRow(one), room))) {
    const current = lines.at(-1)!;
    if (current.length > 0 && used + gap + chunk.width > room) {
      lines.push([chunk]);
      used = chunk.width;
    } else {
      used += (current.length > 0 ? gap : 0) + chunk.width;
      current.push(chunk);
    }
  }
  return lines;
}

/** Breaks inlines into lines of this width, with spaces between them. */
export function paragraph(
  inlines: readonly Inline[],
  size: number,
  room: number,
  context: TextContext,
  face: Face = "plain",
): Panel {
  const gap = context.measure(" ", size, face);
  const tokens = inlines.flatMap((inline, place): Token[] => [
    ...(place > 0 ? [null] : []),
    ...tokensOf(inline, size, face, room, context),
  ]);
  const lines = sectionsOf(tokens).flatMap((section) => linesOf(section, gap, room));
  const ops: DrawOp[] = [];
  let [height, width] = [0, 0];
  for (const boxes of lines) {
    const space: Box = { width: gap, ascent: 0, descent: 0, ops: [] };
    const set = inRow(boxes.flatMap((box, place) => (place > 0 ? [space, box] : [box])));
    const lead = Math.max(LEADING * size, set.ascent + set.descent + 0.24 * size);
    const above = (lead - set.ascent - set.descent) / 2 + set.ascent;
    ops.push(...joinWords(set.ops, gap).map((op) => moved(op, 0, height + above)));
    height += lead;
    width = Math.max(width, set.width);
  }
  return { width, height, ops };
}

/** Joins adjacent words into one text, so that they can be searched and copied. */
function joinWords(ops: readonly DrawOp[], gap: number): DrawOp[] {
  const joined: DrawOp[] = [];
  for (const op of ops) {
    const last = joined.at(-1);
    if (last?.kind === "text" && op.kind === "text" && isNext(last, op, gap))
      joined[joined.length - 1] = { ...last, text: `${last.text} ${op.text}`, width: op.x + op.width - last.x };
    else joined.push(op);
  }
  return joined;
}

type Text = Extract<DrawOp, { kind: "text" }>;
const isNext = (last: Text, next: Text, gap: number): boolean =>
  last.y === next.y &&
  last.size === next.size &&
  last.face === next.face &&
  Math.abs(next.x - last.x - last.width - gap) < 0.01;
