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
