import { listOf } from "@karota/engine/message.ts";
import { line, type DrawOp } from "./draw-op.ts";
import {
  isAlike,
  isOneGame,
  MARGIN,
  MILLIMETRE,
  PAGE,
  placed,
  ROOM,
  type Numbered,
  type Page,
  type PageContext,
  type Piece,
  type QrCode,
  type SheetLink,
} from "./page.ts";
import { paragraph } from "./paragraph.ts";
import { HAIR } from "./worksheet.ts";

/** The size of running text, in points. */
export const TEXT = { usual: 11, large: 15 } as const;
const RIGHT = PAGE.width - MARGIN.side;

interface Head {
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** Title, options and day, the letter of a variant, lines for name, class and date, and what is to be done. */
export function headOf(kind: Page["kind"], all: readonly Numbered[], context: PageContext): Head {
  const { speaker, frame, large, inBook = false } = context;
  const hasFields = kind === "task" && !inBook;
  const names = [...new Set(all.map(({ copy }) => copy.title))];
  const title = speaker.say(listOf(names));
  const heading = kind === "task" ? title : speaker.say({ id: "paper.solutions", values: { game: title } });
  // Solutions that share a page have their letters beside them.
  const variant = kind === "task" || all.length === 1 ? all[0]!.variant : null;
  const room = ROOM - (variant === null ? 0 : TAG + 12);
  const top = paragraph([heading], 21, room, context, "bold");
  const under = isAlike(all) ? all[0]!.copy.line : "";
  const told = paragraph(under === "" ? [] : [under], 10, room, context);
  const pieces: Piece[] = [{ role: "heading", label: "", ops: placed(top, MARGIN.side, frame.top) }];
  if (variant !== null) pieces.push({ role: "words", label: "", ops: tagOf(variant, context) });
  let height = top.height + (under === "" ? 4 : told.height);
  if (under !== "") pieces.push({ role: "words", label: "", ops: placed(told, MARGIN.side, frame.top + top.height) });
  if (hasFields) {
    height = Math.max(height, variant === null ? 0 : TAG);
    height += FIELDS_HEIGHT;
    pieces.push({ role: "words", label: "", ops: fieldsOf(frame.top + height, context) });
  }
  // On a sheet to work on the lines of the fields are its rule.
  if (hasFields) height += 14;
  else {
    const rule = frame.top + height + 7;
    pieces.push(ornament([line(1.2, [MARGIN.side, rule], [RIGHT, rule])]));
    height += 19;
  }
  const instruction = all[0]!.worksheet.instruction;
  if (isOneGame(all) && instruction.length > 0) {
    const panel = paragraph(instruction, TEXT[large ? "large" : "usual"], ROOM, context);
    pieces.push({ role: "words", label: "", ops: placed(panel, MARGIN.side, frame.top + height) });
    height += panel.height + 12;
  }
  return { height, pieces };
}

/** The side of the square with the letter of a variant. */
const TAG = 34;
function tagOf(variant: string, { frame, measure }: PageContext): readonly DrawOp[] {
  const size = 24;
  const width = measure(variant, size, "bold");
  const [x, y] = [RIGHT - TAG, frame.top];
  return [
    { kind: "rect", x, y, width: TAG, height: TAG, radius: 6, weight: 1.2, fill: null },
    { kind: "text", text: variant, x: x + (TAG - width) / 2, y: y + TAG / 2 + 8, size, face: "bold", width },
  ];
}

const FIELDS = [
  { id: "paper.name", part: 0.52 },
  { id: "paper.class", part: 0.2 },
  { id: "paper.date", part: 0.28 },
] as const;
const FIELDS_HEIGHT = 26;
const FIELD_GAP = 14;

/** Name, class and date, each with a line to write on, above y. */
function fieldsOf(y: number, { speaker, measure }: PageContext): readonly DrawOp[] {
  const size = 10;
  let x: number = MARGIN.side;
  return FIELDS.flatMap(({ id, part }, place): DrawOp[] => {
    const text = speaker.say({ id });
    const width = measure(text, size, "plain");
    const [from, end] = [x, x + part * ROOM - (place < FIELDS.length - 1 ? FIELD_GAP : 0)];
    x += part * ROOM;
    return [
      { kind: "text", text, x: from, y: y - 2, size, face: "plain", width },
      line(HAIR, [from + width + 6, y], [end, y]),
    ];
  });
}

export const ornament = (ops: readonly DrawOp[]): Piece => ({ role: "ornament", label: "", ops });

/** The size of the foot, in points. */
const SMALL = 8;

/** The site's name and the page's number, where pages are numbered. */
export function foot(
  page: { readonly number: number; readonly pages: number } | null,
  { speaker, measure, frame }: PageContext,
): Piece {
  const y = frame.foot - 3;
  const name = "Karota";
  const width = measure(name, SMALL, "bold");
  const x = MARGIN.side + 14;
  const ops: DrawOp[] = [
    { kind: "picture", svg: CARROT, x: MARGIN.side - 2, y: y - 9.5, width: 12, height: 12 },
    { kind: "text", text: name, x, y, size: SMALL, face: "bold", width },
  ];
  if (page) {
    const text = speaker.say({ id: "paper.page", values: page });
    const wide = measure(text, SMALL, "plain");
    ops.push({ kind: "text", text, x: x + width + 12, y, size: SMALL, face: "plain", width: wide });
  }
  return ornament(ops);
}

const QR_SIDE = 18 * MILLIMETRE;
/** From the end of the lists to that of the foot. */
export const LINK_HEIGHT = QR_SIDE + 6;

/** The QR code bottom right, and beside it in words where it leads. */
export function linkPiece({ address, code }: SheetLink, { speaker, measure, frame }: PageContext): Piece {
  const x = RIGHT - QR_SIDE;
  const caption = speaker.say({ id: "paper.link" });
  const said = (text: string, face: "bold" | "plain", y: number): DrawOp => {
    const width = measure(text, SMALL, face);
    return { kind: "text", text, x: x - 8 - width, y, size: SMALL, face, width };
  };
  return {
    role: "figure",
    label: speaker.say({ id: "paper.qr", values: { address } }),
    ops: [
      said(caption, "bold", frame.foot - 14),
      said(address, "plain", frame.foot - 3),
      { kind: "picture", svg: codeSvg(code), x, y: frame.foot - QR_SIDE, width: QR_SIDE, height: QR_SIDE },
    ],
  };
}

/** The dark modules of each row, joined, so that no hair lines come between them. The quiet zone is the margin's paper. */
export function codeSvg({ size, isDark }: QrCode): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (x + 1 < size && isDark(x + 1, y)) x++;
      runs.push(`M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`);
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#000" d="${runs.join("")}"/></svg>`;
}

/** A small carrot. */
const CARROT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path fill="#000" fill-opacity=".3" d="M19 29c0-6 5-9 13-9s13 3 13 9c0 11-7 23-13 31-6-8-13-20-13-31z"/><path d="M31 20c-3-7-9-10-14-9M33 20c3-7 9-10 14-9M32 20V4"/></g></svg>';
