import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import type { InvoiceDocument } from "../../modules/invoices/index.ts";
import { INVOICE } from "../../modules/invoices/testing/sample-invoice.ts";
import { renderPdf } from "./render-pdf.ts";

async function readPdf(document: InvoiceDocument): Promise<{ pages: number; text: string }> {
  const pdf = await getDocumentProxy(await renderPdf(document, 0).then((bytes) => Uint8Array.from(bytes)));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, " ") };
}

test.each(LANGUAGES)("an invoice in %s contains all that the law requires, on one page", async (language) => {
  const { pages, text } = await readPdf({ ...INVOICE, language });
  expect(pages).toBe(1);
  const said = [
    { sl: "Račun", en: "Invoice", de: "Rechnung" }[language],
    "R-2026-00042",
    { sl: "21. 11. 2026", en: "21 November 2026", de: "21.11.2026" }[language],
    { sl: "20. 11. 2026", en: "20 November 2026", de: "20.11.2026" }[language],
    "Učenje z igro, d.o.o.",
    "SI12345679",
    "Žiga Đurđević-Čadež",
    "Šolska ulica 5",
    "2000 Maribor",
    language === "en" ? "0.082 €" : "0,082 €",
    "22 %",
    language === "en" ? "€8.20" : "8,20 €",
    language === "en" ? "€1.80" : "1,80 €",
    language === "en" ? "€10.00" : "10,00 €",
  ];
  for (const one of said) expect(text).toContain(one);
});

test("a pro-forma invoice says how to pay and that it is not an invoice; play money is marked in large letters", async () => {
  const { text } = await readPdf({ ...INVOICE, kind: "pro_forma", provider: "invoice" });
  for (const one of ["Predračun", "SI56 0203 6025 3863 406", "SI1200000000426", "UPN QR", "ni račun"])
    expect(text).toContain(one);
  const play = await readPdf({ ...INVOICE, play: true });
  expect(play.text).toContain("to ni račun");
});

/** The lines of the first page: what is written, where it begins and ends, and its baseline, counted from the top. */
async function readLines(document: InvoiceDocument) {
  const pdf = await getDocumentProxy(await renderPdf(document, 0).then((bytes) => Uint8Array.from(bytes)));
  const page = await pdf.getPage(1);
  const [, , , height = 0] = page.view;
  const { items } = await page.getTextContent();
  const lines = items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [x, y]: [number, number] = [item.transform[4], height - item.transform[5]];
    return [{ text: item.str, x, end: x + item.width, y, size: item.height }];
  });
  return { pages: pdf.numPages, lines };
}

/** So many letters, in words of a school's name. */
const letters = (count: number) => "Osnovna šola Franceta Prešerna ob Savi ".repeat(9).slice(0, count).trim();
const BUYERS = {
  "a long name": { ...INVOICE.buyer, company: letters(60), vat_id: "SI12345679" },
  "the longest name and address": {
    ...INVOICE.buyer,
    company: letters(200),
    name: letters(100),
    address: letters(200),
    post: letters(100),
    vat_id: "SI12345679",
  },
} as const;
/** Between two texts beside each other, in points. */
const APART = 6;
test.each(
  LANGUAGES.flatMap((language) =>
    (["invoice", "credit_note", "pro_forma"] as const).flatMap((kind) =>
      (["a long name", "the longest name and address"] as const).map((name) => ({ language, kind, name })),
    ),
  ),
)("a document in $language for $name, $kind, is one page with no line on another one", async (shown) => {
  const { language, kind, name } = shown;
  const corrects = kind === "credit_note" ? INVOICE.number : null;
  const { pages, lines } = await readLines({ ...INVOICE, language, kind, corrects, buyer: BUYERS[name] });
  expect(pages).toBe(1);
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(812);
  const touching = lines.flatMap((one, place) =>
    lines
      .slice(place + 1)
      .filter((other) => one.x < other.end + APART && other.x < one.end + APART)
      .filter(({ y, size }) => Math.abs(y - one.y) < Math.min(size, one.size))
      .map((other) => [one.text, other.text]),
  );
  expect(touching).toStrictEqual([]);
});
