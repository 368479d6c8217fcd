import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { renderXml } from "./render-xml.ts";
import { INVOICE } from "./testing/sample-invoice.ts";

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
])("the XML of %s is well formed and its sums agree as EN 16931 requires", (_name, document, category) => {
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
