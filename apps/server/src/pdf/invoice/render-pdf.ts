import PDFDocument from "pdfkit";
import type { Language } from "@karota/engine/message.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { formatOf } from "@karota/texts/format.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { creditorReference, slovenianReference, type InvoiceDocument } from "../../modules/invoices/index.ts";
import { bytesOf } from "../bytes-of.ts";
import { fontOf } from "../fonts.ts";
import type { QrCode } from "@karota/print/page.ts";
import { epcCode, upnCode } from "../qr-code.ts";
import type { Transfer } from "./transfer-qr.ts";

const [LEFT, RIGHT, INK, SOFT, CARROT] = [56, 539, "#2b2620", "#6b6257", "#c2500a"];

/** Where the column of the buyer begins, and above it what the document says of itself. */
const BUYER = 310;

type Writer = InstanceType<typeof PDFDocument>;
interface Context {
  readonly pdf: Writer;
  readonly say: (id: MessageId, values?: Record<string, string>) => string;
  readonly money: (cents: number) => string;
  readonly number: (value: number, digits?: number) => string;
  readonly day: (day: string) => string;
}

function contextOf(pdf: Writer, language: Language): Context {
  const format = formatOf(language);
  // Digits where a month's name would need a case of its own.
  const month = language === "en" ? "long" : "numeric";
  return {
    pdf,
    say: (id, values = {}) => SPEAKERS[language].say({ id, values }),
    money: format.euros,
    number: (value, digits = 2) => format.number(value, { maximumFractionDigits: digits }),
    day: (day) => format.date(`${day}T00:00:00Z`, { day: "numeric", month, year: "numeric", timeZone: "UTC" }),
  };
}

function writeHead({ pdf, say, day }: Context, document: InvoiceDocument): void {
  const { kind, play, number, issued, served, due, corrects } = document;
  pdf.font("bold").fontSize(22).fillColor(CARROT).text("Karota", LEFT, 56);
  pdf
    .fontSize(18)
    .fillColor(INK)
    .text(say(`invoice.title.${kind}`), LEFT, 96);
  if (play) pdf.fontSize(11).fillColor(CARROT).text(say("invoice.title.play"), LEFT, 120);
  const rows: [string, string][] = [
    [say("invoice.number"), number],
    [say("invoice.issued"), day(issued)],
    ...(kind === "pro_forma" ? [] : [[say("invoice.served"), day(served)] as [string, string]]),
    ...(kind === "pro_forma" ? [[say("invoice.due"), day(due)] as [string, string]] : []),
    ...(corrects ? [[say("invoice.corrects"), corrects] as [string, string]] : []),
  ];
  rows.forEach(([name, value], row) => {
    const y = 60 + row * 16;
    pdf.font("text").fontSize(9).fillColor(SOFT).text(name, BUYER, y, { width: 110 });
    pdf
      .font("bold")
      .fillColor(INK)
      .text(value, 420, y, { width: RIGHT - 420, align: "right" });
  });
}

/** A name or an address with more letters is written smaller, so that the payment still fits on the page. */
const LONG_LINE = 100;

/** Writes who issues the document and for whom; returns where that ends. */
function writeParties({ pdf, say }: Context, { seller, buyer }: InvoiceDocument): number {
  const write = (title: string, lines: readonly string[], x: number): number => {
    pdf.font("text").fontSize(9).fillColor(SOFT).text(title, x, 160);
    const isLong = lines.some(({ length }) => length > LONG_LINE);
    pdf.fontSize(isLong ? 9 : 11).fillColor(INK);
    let y = 175;
    for (const [row, line] of lines.filter(Boolean).entries()) {
      pdf.font(row === 0 ? "bold" : "text").text(line, x, y, { width: 225 });
      y = pdf.y + 1;
    }
    return y;
  };
  const tax = (number: string): string => (number ? say("invoice.taxNumber", { number }) : "");
  const post = (one: { post_number: string; post: string; country: string }): string =>
    `${one.post_number} ${one.post}, ${one.country}`;
  return Math.max(
    write(say("invoice.seller"), [seller.name, seller.address, post(seller), tax(seller.tax_number)], LEFT),
    write(
      say("invoice.buyer"),
      [buyer.company || buyer.name, buyer.company && buyer.name, buyer.address, post(buyer), tax(buyer.vat_id)],
      BUYER,
    ),
  );
}

/** Where the table begins; below long names it and what follows are moved down. */
const TABLE = 280;

function writeTable(context: Context, document: InvoiceDocument): void {
  const { pdf, say, money, number } = context;
  const { amount, net_cents: net, vat_cents: vat, gross_cents: gross, vat_rate: rate, kind } = document;
  const columns = [
    { x: LEFT, width: 190, align: "left" },
    { x: 250, width: 55, align: "right" },
    { x: 310, width: 85, align: "right" },
    { x: 400, width: 45, align: "right" },
    { x: 450, width: RIGHT - 450, align: "right" },
  ] as const;
  const percent = `${number(rate / 100)} %`;
  const row = (y: number, cells: readonly string[]): void =>
    cells.forEach((cell, place) => {
      const { x, width, align } = columns[place]!;
      pdf.text(cell, x, y, { width, align });
    });
  pdf.font("text").fontSize(9).fillColor(SOFT);
  row(
    TABLE,
    (["what", "quantity", "unit", "rate", "net"] as const).map((name) => say(`invoice.column.${name}`)),
  );
  pdf.moveTo(LEFT, 306).lineTo(RIGHT, 306).lineWidth(0.8).stroke(SOFT);
  pdf.fontSize(11).fillColor(INK);
  const unit = `${number(net / amount, 6)} €`;
  row(314, [say("invoice.item"), number(amount / 100), unit, percent, money(net)]);
  pdf.moveTo(LEFT, 352).lineTo(RIGHT, 352).lineWidth(0.4).stroke(SOFT);
  const sums: readonly [string, string][] = [
    [say("invoice.base"), money(net)],
    [say("invoice.vat", { rate: percent }), money(vat)],
    [say(kind === "credit_note" ? "invoice.refund" : "invoice.total"), money(gross)],
  ];
  sums.forEach(([name, value], place) => {
    const y = 364 + place * 18;
    pdf.font(place === 2 ? "bold" : "text").fontSize(place === 2 ? 13 : 11);
    pdf.text(name, 250, y, { width: 190, align: "right" }).text(value, 450, y, { width: RIGHT - 450, align: "right" });
  });
}

function drawCode(pdf: Writer, code: QrCode, x: number, y: number, width: number): void {
  const step = width / code.size;
  for (let row = 0; row < code.size; row++)
    for (let column = 0; column < code.size; column++)
      if (code.isDark(column, row)) pdf.rect(x + column * step, y + row * step, step, step);
  pdf.fill("#000000");
}

/** The transfer that pays a pro-forma invoice. */
function transferOf(
  { seller, buyer, number, reference, gross_cents: cents, due }: InvoiceDocument,
  purpose: string,
): Transfer {
  const place = (one: { name: string; address: string; post_number: string; post: string }) => ({
    name: one.name,
    address: one.address,
    post: `${one.post_number} ${one.post}`,
  });
  return {
    payer: place(buyer),
    recipient: place(seller),
    iban: seller.iban,
    bic: seller.bic,
    reference: buyer.country === "SI" ? slovenianReference(reference) : creditorReference(reference),
    cents,
    purpose: purpose || number,
    due,
  };
}

function writePayment(context: Context, document: InvoiceDocument): void {
  const { pdf, say, day } = context;
  const transfer = transferOf(document, say("invoice.purpose", { number: document.number }));
  const isSlovenian = document.buyer.country === "SI";
  const { recipient, iban, bic, reference } = transfer;
  pdf
    .font("bold")
    .fontSize(12)
    .fillColor(INK)
    .text(say("invoice.toPay", { day: day(document.due) }), LEFT, 450);
  const lines = [
    say("invoice.transfer", { name: recipient.name, address: `${recipient.address}, ${recipient.post}` }),
    `IBAN: ${iban.replaceAll(/(.{4})(?=.)/g, "$1 ")}`,
    `BIC: ${bic}`,
    say("invoice.reference", { reference }),
    say(isSlovenian ? "invoice.scan.upn" : "invoice.scan.epc"),
  ];
  pdf.font("text").fontSize(11).text(lines.join("\n"), LEFT, 474, { width: 300, lineGap: 4 });
  drawCode(pdf, (isSlovenian ? upnCode : epcCode)(transfer), RIGHT - 150, 450, 150);
}

function writeNotes({ pdf, say }: Context, { kind, play, vat_rate: rate }: InvoiceDocument): void {
  const notes = [
    ...(rate === 0 ? [say("invoice.outside")] : []),
    ...(play ? [say("invoice.playNote")] : kind === "invoice" ? [say("invoice.paid")] : []),
    ...(kind === "pro_forma" ? [say("invoice.proFormaNote")] : []),
  ];
  pdf.font("text").fontSize(10).fillColor(SOFT);
  pdf.text(notes.join("\n"), LEFT, kind === "pro_forma" ? 630 : 450, { width: RIGHT - LEFT, lineGap: 4 });
}

/** A document as one A4 page; `now` is when the file says it was made, in ms since 1970. It takes some milliseconds: see `printer.ts`. */
export async function renderPdf(document: InvoiceDocument, now: number): Promise<Buffer> {
  const title = document.number;
  const locale = LOCALES[document.language];
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: locale,
    info: { Title: title, Author: document.seller.name, CreationDate: new Date(now) },
    displayTitle: true,
  });
  pdf.registerFont("text", fontOf("plain").file);
  pdf.registerFont("bold", fontOf("bold").file);
  const bytes = bytesOf(pdf);
  const context = contextOf(pdf, document.language);
  writeHead(context, document);
  const end = writeParties(context, document);
  pdf.translate(0, Math.max(0, end + 15 - TABLE));
  writeTable(context, document);
  if (document.kind === "pro_forma") writePayment(context, document);
  writeNotes(context, document);
  pdf.end();
  return bytes;
}
