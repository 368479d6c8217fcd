import PDFDocument from "pdfkit";
import svgToPdf from "svg-to-pdfkit";
import type { Language } from "@karota/engine/message.ts";
import type { Face, DrawOp } from "@karota/engine/paper/draw-op.ts";
import { PAGE, type Page, type Piece } from "@karota/engine/paper/pages.ts";
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
  const chunks: Buffer[] = [];
  const made = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const root = document.struct("Document");
  document.addStructure(root);
  for (const page of pages) {
    document.addPage();
    for (const piece of page.pieces) addPiece(document, root, piece);
  }
  root.end();
  document.end();
  return made;
}

const TAGS = { heading: "H1", words: "P", figure: "Figure" } as const;

function addPiece(document: Pdf, root: PDFKit.PDFStructureElement, { role, label, inks }: Piece): void {
  const draw = () => {
    for (const ink of inks) drawInk(document, ink);
  };
  if (role === "ornament") {
    document.markContent("Artifact", { type: "Pagination" });
    draw();
    document.endMarkedContent();
  } else root.add(document.struct(TAGS[role], role === "figure" ? { alt: label } : {}, draw));
}

function drawInk(document: Pdf, ink: DrawOp): void {
  switch (ink.kind) {
    case "text":
      document.fillColor("black").fontSize(ink.size);
      document.font(registered(document, ink.face));
      document.text(writable(ink.text), ink.x, ink.y, { lineBreak: false, baseline: "alphabetic" });
      return;
    case "line": {
      const [[x, y], ...rest] = ink.points as [readonly [number, number], ...(readonly [number, number])[]];
      document.lineWidth(ink.weight).lineCap("round").lineJoin("round").moveTo(x, y);
      for (const [toX, toY] of rest) document.lineTo(toX, toY);
      if (ink.dashed) document.dash(DASH, { space: DASH });
      document.stroke("black");
      document.undash();
      return;
    }
    case "rect":
      if (ink.radius > 0) document.roundedRect(ink.x, ink.y, ink.width, ink.height, ink.radius);
      else document.rect(ink.x, ink.y, ink.width, ink.height);
      return paint(document, ink);
    case "circle":
      document.circle(ink.x, ink.y, ink.radius);
      return paint(document, ink);
    case "polygon":
      document.polygon(...ink.points.map(([x, y]): [number, number] => [x, y]));
      return paint(document, ink);
    case "picture":
      svgToPdf(document, drawable(ink.svg), ink.x, ink.y, {
        width: ink.width,
        height: ink.height,
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
