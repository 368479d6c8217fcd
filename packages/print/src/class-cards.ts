import { line, type DrawOp, type Face } from "./draw-op.ts";
import { codeSvg } from "./page-frame.ts";
import { MILLIMETRE, PAGE, type Page, type Piece, type QrCode } from "./page.ts";
import type { TextContext } from "./draw-op.ts";
import type { Point } from "./worksheet.ts";

/** A card with which a pupil signs in. */
export interface ClassCard {
  readonly name: string;
  readonly group: string;
  /** The class code. */
  readonly code: string;
  /** The link that signs in. */
  readonly qr: QrCode;
  /** In their order. */
  readonly pictures: readonly { readonly svg: string; readonly name: string }[];
}

const COLUMNS = 2;
const ROWS = 4;
const CARD = { width: PAGE.width / COLUMNS, height: PAGE.height / ROWS } as const;
/** Inside a card, also what printers leave empty at the edge of the page. */
const PAD = 9 * MILLIMETRE;
const QR = { top: 26 * MILLIMETRE, side: 31 * MILLIMETRE } as const;
const RIGHT = { x: PAD + QR.side + 6 * MILLIMETRE, width: CARD.width - 2 * PAD - QR.side - 6 * MILLIMETRE } as const;
const SMALL = 8.5;
const PICTURE = 13.5 * MILLIMETRE;

/** Cards on A4 pages, eight a page, with lines to cut along. */
export function cardPages(cards: readonly ClassCard[], address: string, context: TextContext): readonly Page[] {
  const perPage = COLUMNS * ROWS;
  return Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page): Page => {
    const here = cards.slice(page * perPage, (page + 1) * perPage);
    const pieces = here.flatMap((card, place) => {
      const corner: Point = [(place % COLUMNS) * CARD.width, Math.floor(place / COLUMNS) * CARD.height];
      return cardPieces(card, corner, address, context);
    });
    return { kind: "task", sheets: 1, pieces: [...pieces, cuts()] };
  });
}

function cuts(): Piece {
  const across = Array.from({ length: ROWS - 1 }, (_, row) => (row + 1) * CARD.height);
  const ops = [
    line(0.6, [CARD.width, 0], [CARD.width, PAGE.height]),
    ...across.map((y) => line(0.6, [0, y], [PAGE.width, y])),
  ];
  return { role: "ornament", label: "", ops: ops.map((op) => ({ ...op, dashed: true })) };
}

/** A line of text, smaller where it would be too wide. */
function words(
  { text, x, y, size, face = "plain" }: { text: string; x: number; y: number; size: number; face?: Face },
  room: number,
  { measure }: TextContext,
): DrawOp {
  const wide = measure(text, size, face);
  const by = Math.min(1, room / wide);
  return { kind: "text", text, x, y, size: size * by, face, width: wide * by };
}

function cardPieces(card: ClassCard, [left, top]: Point, address: string, context: TextContext): readonly Piece[] {
  const { speaker } = context;
  const say = (id: string, values?: Record<string, string>) => speaker.say({ id, ...(values && { values }) });
  const x = left + PAD;
  const whole = CARD.width - 2 * PAD;
  const column = left + RIGHT.x;
  const at = (millimetres: number) => top + millimetres * MILLIMETRE;
  const inColumn = (text: string, y: number, size: number = SMALL, face: Face = "plain") =>
    words({ text, x: column, y, size, face }, RIGHT.width, context);
  const names = card.pictures.map(({ name }) => name).join(", ");
  const step = RIGHT.width / card.pictures.length;
  return [
    {
      role: "heading",
      label: "",
      ops: [words({ text: card.name, x, y: at(15), size: 18, face: "bold" }, whole, context)],
    },
    {
      role: "words",
      label: "",
      ops: [words({ text: `Karota · ${card.group}`, x, y: at(20.5), size: SMALL }, whole, context)],
    },
    {
      role: "figure",
      label: say("paper.card.qr", { name: card.name }),
      ops: [{ kind: "picture", svg: codeSvg(card.qr), x, y: top + QR.top, width: QR.side, height: QR.side }],
    },
    {
      role: "words",
      label: "",
      ops: [
        words({ text: say("paper.card.scan"), x, y: at(62), size: SMALL, face: "bold" }, QR.side, context),
        inColumn(say("paper.card.or", { address }), at(28.5)),
        inColumn(say("paper.card.code"), at(34.5)),
        inColumn(card.code, at(40.5), 15, "bold"),
        inColumn(say("paper.card.pictures"), at(46.5)),
      ],
    },
    {
      role: "figure",
      label: say("paper.card.pictures.label", { pictures: names }),
      ops: card.pictures.flatMap(({ svg, name }, place): DrawOp[] => [
        { kind: "picture", svg, x: column + place * step, y: at(48.5), width: PICTURE, height: PICTURE },
        words({ text: name, x: column + place * step, y: at(65.5), size: 7.5 }, step - 3, context),
      ]),
    },
  ];
}
