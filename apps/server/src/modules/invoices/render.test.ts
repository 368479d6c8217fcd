import { XMLValidator } from "fast-xml-parser";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { PLAY_SELLER, type InvoiceDocument } from "./document.ts";
import { renderPdf } from "./render-pdf.ts";
import { renderXml } from "./render-xml.ts";

const INVOICE: InvoiceDocument = {
  kind: "invoice",
  number: "R-2026-00042",
  language: "sl",
  issued: "2026-11-21",
  served: "2026-11-20",
  due: "2026-12-05",
  seller: { ...PLAY_SELLER, name: "Učenje z igro, d.o.o.", tax_number: "SI12345679" },
  buyer: {
    name: "Žiga Đurđević-Čadež",
    company: "",
    address: "Šolska ulica 5",
    post_number: "2000",
    post: "Maribor",
    country: "SI",
    vat_id: "",
  },
  amount: 10_000,
  net_cents: 820,
  vat_cents: 180,
  gross_cents: 1000,
  vat_rate: 2200,
  provider: "stripe",
  reference: "0000000042",
  corrects: null,
  play: false,
};

async function readPdf(document: InvoiceDocument): Promise<{ pages: number; text: string }> {
  const pdf = await getDocumentProxy(await renderPdf(document).then((bytes) => Uint8Array.from(bytes)));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, " ") };
}

test.each(LANGUAGES)("an invoice in %s tells all that the law asks for, on one page", async (language) => {
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

test("a pro-forma invoice says how to pay and that it is none; play money says so in large", async () => {
  const { text } = await readPdf({ ...INVOICE, kind: "pro_forma", provider: "invoice" });
  for (const one of ["Predračun", "SI56 0203 6025 3863 406", "SI1200000000426", "UPN QR", "ni račun"])
    expect(text).toContain(one);
  const play = await readPdf({ ...INVOICE, play: true });
  expect(play.text).toContain("to ni račun");
});

/** The texts of the elements of a name, in their order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<c[ab]c:${name}(?: [^>]*)?>([^<]*)<`, "g"))].map(([, text]) => text!);
const centsIn = (xml: string, name: string): number[] =>
  textsOf(xml, name).map((text) => Math.round(Number(text) * 100));

test.each([
  ["an invoice", INVOICE, "S"],
  [
    "an invoice without VAT",
    { ...INVOICE, vat_rate: 0, net_cents: 1000, vat_cents: 0, buyer: { ...INVOICE.buyer, country: "CH" } },
    "O",
  ],
  ["a credit note", { ...INVOICE, kind: "credit_note" as const, corrects: "R-2026-00041" }, "S"],
])("the XML of %s is well formed and its sums agree as EN 16931 asks", (_name, document, category) => {
  const xml = renderXml(document);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(textsOf(xml, "CustomizationID")).toEqual(["urn:cen.eu:en16931:2017"]);
  const [line, sum] = centsIn(xml, "LineExtensionAmount");
  const [exclusive] = centsIn(xml, "TaxExclusiveAmount");
  const [inclusive] = centsIn(xml, "TaxInclusiveAmount");
  const [tax, subtotal] = centsIn(xml, "TaxAmount");
  // BR-CO-10, BR-CO-13, BR-CO-14, BR-CO-15 and BR-CO-16; the last amount of a line is the sum.
  expect(line).toBe(sum);
  expect(exclusive).toBe(sum);
  expect(tax).toBe(subtotal);
  expect(inclusive).toBe(exclusive! + tax!);
  expect(centsIn(xml, "PayableAmount")[0]).toBe(inclusive! - (centsIn(xml, "PrepaidAmount")[0] ?? 0));
  expect(/<cac:TaxCategory>\s*<cbc:ID>(\w)</.exec(xml)?.[1]).toBe(category);
  expect(xml.includes("R-2026-00041")).toBe(document.kind === "credit_note");
});
