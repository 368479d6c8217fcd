import PDFDocument from "pdfkit";
import svgToPdf from "svg-to-pdfkit";
import type { Language } from "@karota/engine/message.ts";
import type { Face, DrawOp } from "@karota/print/draw-op.ts";
import { PAGE, type Page, type Piece } from "@karota/print/page.ts";
import { bytesOf } from "./bytes-of.ts";
import { fontOf, writable } from "./fonts.ts";

type Pdf = PDFKit.PDFDocument;
const greyOf = (fill: number): [number, number, number] => {
  const level = Math.round(255 * (1 - fill));
  return [level, level, level];
};
const DASH = 3.5;

/** Pages as a PDF: A4, fonts inside, tagged, with its title and language. */
export async function pdfOf(
  pages: readonly Page[],
  about: { readonly title: string; readonly language: Language; readonly now: number },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: about.language,
    info: { Title: about.title, Creator: "Karota", Producer: "Karota", CreationDate: new Date(about.now) },
  });
  const bytes = bytesOf(document);
  const root = document.struct("Document");
  document.addStructure(root);
  for (const page of pages) {
    document.addPage();
    if (page.outline !== undefined) document.outline.addItem(page.outline);
    for (const piece of page.pieces) addPiece(document, root, piece);
  }
  root.end();
  document.end();
  return bytes;
}

const TAGS = { heading: "H1", words: "P", figure: "Figure" } as const;

function addPiece(document: Pdf, root: PDFKit.PDFStructureElement, { role, label, ops }: Piece): void {
  const draw = () => {
    for (const op of ops) drawOp(document, op);
  };
  if (role === "ornament") {
    document.markContent("Artifact", { type: "Pagination" });
    draw();
    document.endMarkedContent();
  } else if (role === "figure") root.add(document.struct(TAGS.figure, { alt: label }, draw));
  else root.add(document.struct(TAGS[role], {}, partsOf(document, ops)));
}

/** What words are made of: those between two pictures together, and each picture with its alternative text. */
function partsOf(document: Pdf, ops: readonly DrawOp[]): (PDFKit.PDFStructureElement | (() => void))[] {
  const parts: (PDFKit.PDFStructureElement | (() => void))[] = [];
  let words: DrawOp[] = [];
  const endWords = () => {
    const drawn = words;
    words = [];
    if (drawn.length > 0) parts.push(() => drawn.forEach((op) => drawOp(document, op)));
  };
  for (const op of ops) {
    if (op.kind !== "picture" || op.label === undefined) {
      words.push(op);
      continue;
    }
    endWords();
    parts.push(document.struct(TAGS.figure, { alt: op.label }, () => drawOp(document, op)));
  }
  endWords();
  return parts;
}

function drawOp(document: Pdf, op: DrawOp): void {
  switch (op.kind) {
    case "text":
      document.fillColor("black").fontSize(op.size);
      document.font(registered(document, op.face));
      document.text(writable(op.text), op.x, op.y, { lineBreak: false, baseline: "alphabetic" });
      return;
    case "line": {
      const [[x, y], ...rest] = op.points as [readonly [number, number], ...(readonly [number, number])[]];
      document.lineWidth(op.weight).lineCap("round").lineJoin("round").moveTo(x, y);
      for (const [toX, toY] of rest) document.lineTo(toX, toY);
      if (op.dashed) document.dash(DASH, { space: DASH });
      document.stroke("black");
      document.undash();
      return;
    }
    case "rect":
      if (op.radius > 0) document.roundedRect(op.x, op.y, op.width, op.height, op.radius);
      else document.rect(op.x, op.y, op.width, op.height);
      return paint(document, op);
    case "circle":
      document.circle(op.x, op.y, op.radius);
      return paint(document, op);
    case "polygon":
      document.polygon(...op.points.map(([x, y]): [number, number] => [x, y]));
      return paint(document, op);
    case "picture":
      svgToPdf(document, drawable(op.svg), op.x, op.y, {
        width: op.width,
        height: op.height,
        fontCallback: () => registered(document, "bold"),
      });
  }
}

/** The place decides how large a picture is; a halo behind words would be drawn over them. */
const drawable = (svg: string): string =>
  svg
    .replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1")
    .replace(/ stroke="[^"]*" stroke-width="[^"]*" stroke-linejoin="[^"]*" paint-order="stroke"/g, "");

function paint(document: Pdf, { fill, weight }: { readonly fill: number | null; readonly weight: number }): void {
  document.lineWidth(weight).lineJoin("miter");
  if (fill !== null && weight > 0) document.fillAndStroke(greyOf(fill), "black");
  else if (fill !== null) document.fill(greyOf(fill));
  else document.stroke("black");
}

const embedded = new WeakMap<Pdf, Set<Face>>();
/** The font's name in the document: embedded once, and only the letters that it uses. */
function registered(document: Pdf, face: Face): string {
  const faces = embedded.get(document) ?? new Set();
  embedded.set(document, faces);
  if (!faces.has(face)) document.registerFont(face, fontOf(face).file);
  faces.add(face);
  return face;
}
