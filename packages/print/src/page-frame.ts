import { listOf } from "@karota/engine/message.ts";
import { line, type DrawOp } from "./draw-op.ts";
import { FOOT, isAlike, isOneGame, MARGIN, PAGE, placed, ROOM, type Numbered, type Page, type Piece } from "./page.ts";
import { paragraph, type TextContext } from "./paragraph.ts";
import { HAIR } from "./worksheet.ts";

/** The size of running text, in points. */
export const TEXT = 11;

interface Head {
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** Title, options and day, a line for the name, and what is to be done. */
export function headOf(kind: Page["kind"], all: readonly Numbered[], context: TextContext): Head {
  const { speaker, measure } = context;
  const names = [...new Set(all.map(({ copy }) => copy.title))];
  const title = speaker.say(listOf(names));
  const heading = kind === "task" ? title : speaker.say({ id: "paper.solutions", values: { game: title } });
  const nameWidth = kind === "task" ? 230 : 0;
  const top = paragraph([heading], 21, ROOM - nameWidth, context, "bold");
  const under = isAlike(all) ? all[0]!.copy.line : "";
  const told = paragraph(under === "" ? [] : [under], 10, ROOM - nameWidth, context);
  const ops: DrawOp[] = [];
  const pieces: Piece[] = [{ role: "heading", label: "", ops: placed(top, MARGIN.side, MARGIN.top) }];
  let height = top.height + (under === "" ? 4 : told.height);
  if (under !== "") ops.push(...placed(told, MARGIN.side, MARGIN.top + top.height));
  if (kind === "task") {
    const label = speaker.say({ id: "paper.name" });
    const wide = measure(label, 10, "plain");
    const base = MARGIN.top + 21;
    const from = PAGE.width - MARGIN.side - nameWidth + 24;
    ops.push({ kind: "text", text: label, x: from, y: base, size: 10, face: "plain", width: wide });
    ops.push(line(HAIR, [from + wide + 6, base + 2], [PAGE.width - MARGIN.side, base + 2]));
  }
  pieces.push({ role: "words", label: "", ops });
  const rule = MARGIN.top + height + 7;
  pieces.push(ornament([line(1.2, [MARGIN.side, rule], [PAGE.width - MARGIN.side, rule])]));
  height += 19;
  const instruction = all[0]!.worksheet.instruction;
  if (isOneGame(all) && instruction.length > 0) {
    const panel = paragraph(instruction, TEXT, ROOM, context);
    pieces.push({ role: "words", label: "", ops: placed(panel, MARGIN.side, MARGIN.top + height) });
    height += panel.height + 12;
  }
  return { height, pieces };
}

const ornament = (ops: readonly DrawOp[]): Piece => ({ role: "ornament", label: "", ops });

/** The site's name and the page's number. */
export function foot(number: number, pages: number, { speaker, measure }: TextContext): Piece {
  const text = speaker.say({ id: "paper.page", values: { number, pages } });
  const width = measure(text, 9, "plain");
  const y = FOOT - 3;
  return {
    role: "ornament",
    label: "",
    ops: [
      { kind: "picture", svg: CARROT, x: MARGIN.side - 2, y: y - 10.5, width: 13, height: 13 },
      {
        kind: "text",
        text: "Karota",
        x: MARGIN.side + 15,
        y,
        size: 9,
        face: "bold",
        width: measure("Karota", 9, "bold"),
      },
      { kind: "text", text, x: PAGE.width - MARGIN.side - width, y, size: 9, face: "plain", width },
    ],
  };
}

/** A small carrot. */
const CARROT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path fill="#000" fill-opacity=".3" d="M19 29c0-6 5-9 13-9s13 3 13 9c0 11-7 23-13 31-6-8-13-20-13-31z"/><path d="M31 20c-3-7-9-10-14-9M33 20c3-7 9-10 14-9M32 20V4"/></g></svg>';
