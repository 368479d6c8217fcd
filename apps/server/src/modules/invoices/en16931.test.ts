/*
 * Business rules of EN 16931-1 over what `renderXml` writes, read back by a parser. They are written from the standard's
 * rules (BR-…), not from the writer: amounts are compared in whole cents.
 */
import { XMLParser } from "fast-xml-parser";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitGross } from "@karota/contract/payments/price.ts";
import { PLAY_SELLER, type InvoiceDocument } from "./document.ts";
import { renderXml } from "./render-xml.ts";

type Node = { readonly [name: string]: unknown };
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
});

/** The nodes at a path, `Party/Name`; each name without its prefix. */
function at(node: unknown, path: string): readonly unknown[] {
  return path.split("/").reduce<readonly unknown[]>(
    (nodes, name) =>
      nodes.flatMap((one) => {
        const parent = (typeof one === "object" && one !== null ? one : {}) as Node;
        return [parent[`cac:${name}`], parent[`cbc:${name}`], parent[name]]
          .flat()
          .filter((child) => child !== undefined);
      }),
    [node],
  );
}
const textOf = (node: unknown): string =>
  String(typeof node === "object" && node !== null ? (node as Node)["#text"] : node);
const textsAt = (node: unknown, path: string): readonly string[] => at(node, path).map(textOf);
const textAt = (node: unknown, path: string): string => textsAt(node, path)[0] ?? "";
const has = (node: unknown, path: string): boolean => textsAt(node, path).some((text) => text.trim() !== "");
/** An amount of money in whole cents; NaN where it is invalid or has more than two decimals. */
const centsAt = (node: unknown, path: string): number => {
  const [, euros, cents = ""] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(textAt(node, path)) ?? [];
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
};
const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);

interface Read {
  readonly root: Node;
  readonly isNote: boolean;
  readonly lines: readonly unknown[];
  readonly totals: unknown;
  readonly breakdown: readonly unknown[];
  readonly seller: unknown;
  readonly buyer: unknown;
}
function read(document: InvoiceDocument): Read {
  const parsed = parser.parse(renderXml(document), true) as Node;
  const isNote = "CreditNote" in parsed;
  const root = (parsed["Invoice"] ?? parsed["CreditNote"]) as Node;
  return {
    root,
    isNote,
    lines: at(root, isNote ? "CreditNoteLine" : "InvoiceLine"),
    totals: at(root, "LegalMonetaryTotal")[0],
    breakdown: at(root, "TaxTotal/TaxSubtotal"),
    seller: at(root, "AccountingSupplierParty/Party")[0],
    buyer: at(root, "AccountingCustomerParty/Party")[0],
  };
}

const quantityOf = ({ isNote }: Read) => (isNote ? "CreditedQuantity" : "InvoicedQuantity");
const isVat = (party: unknown): boolean => textsAt(party, "PartyTaxScheme/TaxScheme/ID").includes("VAT");
const vatIds = ({ seller, buyer }: Read) => [seller, buyer].flatMap((one) => textsAt(one, "PartyTaxScheme/CompanyID"));
const categories = ({ breakdown, lines }: Read) => [
  ...breakdown.flatMap((one) => textsAt(one, "TaxCategory/ID")),
  ...lines.flatMap((one) => textsAt(one, "Item/ClassifiedTaxCategory/ID")),
];
const isStandard = (one: Read) => categories(one).every((category) => category === "S");
const means = ({ root }: Read) => textAt(root, "PaymentMeans/PaymentMeansCode");
const amounts = (node: unknown): readonly [string, Node][] =>
  Object.entries((node ?? {}) as Node).flatMap(([name, child]): [string, Node][] =>
    typeof child !== "object" || child === null
      ? []
      : "@currencyID" in child
        ? [[name, child as Node]]
        : [child].flat().flatMap((one) => [...amounts(one)]),
  );

const RULES: Readonly<Record<string, (one: Read) => boolean>> = {
  "BR-01 has its specification": ({ root }) => textAt(root, "CustomizationID") === "urn:cen.eu:en16931:2017",
  "BR-02 has a number": ({ root }) => has(root, "ID"),
  "BR-03 has a date of issue": ({ root }) => /^\d{4}-\d{2}-\d{2}$/.test(textAt(root, "IssueDate")),
  "BR-04 has a type code": ({ root, isNote }) =>
    textAt(root, isNote ? "CreditNoteTypeCode" : "InvoiceTypeCode") === (isNote ? "381" : "380"),
  "BR-05 has a currency": ({ root }) => textAt(root, "DocumentCurrencyCode") === "EUR",
  "BR-06 names the seller": ({ seller }) => has(seller, "PartyLegalEntity/RegistrationName"),
  "BR-07 names the buyer": ({ buyer }) => has(buyer, "PartyLegalEntity/RegistrationName"),
  "BR-08 has the seller's address": ({ seller }) => has(seller, "PostalAddress/StreetName"),
  "BR-09 has the seller's country": ({ seller }) =>
    /^[A-Z]{2}$/.test(textAt(seller, "PostalAddress/Country/IdentificationCode")),
  "BR-10 has the buyer's address": ({ buyer }) => has(buyer, "PostalAddress/StreetName"),
  "BR-11 has the buyer's country": ({ buyer }) =>
    /^[A-Z]{2}$/.test(textAt(buyer, "PostalAddress/Country/IdentificationCode")),
  "BR-12 has the sum of the lines": ({ totals }) => centsAt(totals, "LineExtensionAmount") >= 0,
  "BR-13 has the sum without VAT": ({ totals }) => centsAt(totals, "TaxExclusiveAmount") >= 0,
  "BR-14 has the sum with VAT": ({ totals }) => centsAt(totals, "TaxInclusiveAmount") >= 0,
  "BR-15 has what is to be paid": ({ totals }) => centsAt(totals, "PayableAmount") >= 0,
  "BR-16 has a line": ({ lines }) => lines.length >= 1,
  "BR-21 names the line": ({ lines }) => lines.every((line) => has(line, "ID")),
  "BR-22 has a quantity": (one) => one.lines.every((line) => Number(textAt(line, quantityOf(one))) > 0),
  "BR-23 has the quantity's unit": (one) =>
    one.lines.every((line) => (at(line, quantityOf(one))[0] as Node)["@unitCode"] === "C62"),
  "BR-24 has the line's sum": ({ lines }) => lines.every((line) => centsAt(line, "LineExtensionAmount") >= 0),
  "BR-25 names the item": ({ lines }) => lines.every((line) => has(line, "Item/Name")),
  "BR-26 has a price": ({ lines }) => lines.every((line) => has(line, "Price/PriceAmount")),
  "BR-27 has no negative price": ({ lines }) => lines.every((line) => Number(textAt(line, "Price/PriceAmount")) >= 0),
  "BR-45 has what each VAT is taken of": ({ breakdown }) =>
    breakdown.every((one) => centsAt(one, "TaxableAmount") >= 0),
  "BR-46 has each VAT's amount": ({ breakdown }) => breakdown.every((one) => centsAt(one, "TaxAmount") >= 0),
  "BR-47 has each VAT's category": ({ breakdown }) => breakdown.every((one) => has(one, "TaxCategory/ID")),
  "BR-48 has each VAT's rate, outside its scope none": ({ breakdown }) =>
    breakdown.every((one) => has(one, "TaxCategory/Percent") === (textAt(one, "TaxCategory/ID") !== "O")),
  "BR-49 says how it is paid": ({ root }) => has(root, "PaymentMeans/PaymentMeansCode"),
  "BR-50 and BR-61 name the account of a transfer": (one) =>
    !["30", "58"].includes(means(one)) || has(one.root, "PaymentMeans/PayeeFinancialAccount/ID"),
  "BR-55 names the invoice that is corrected": ({ root, isNote }) =>
    !isNote || has(root, "BillingReference/InvoiceDocumentReference/ID"),
  "BR-CO-04 has a VAT category a line": ({ lines }) =>
    lines.every((line) => has(line, "Item/ClassifiedTaxCategory/ID")),
  "BR-CO-09 writes VAT numbers with their country": (one) =>
    [one.seller, one.buyer].filter(isVat).every((party) => /^[A-Z]{2}/.test(textAt(party, "PartyTaxScheme/CompanyID"))),
  "BR-CO-10 adds up the lines": ({ lines, totals }) =>
    centsAt(totals, "LineExtensionAmount") === sum(lines.map((line) => centsAt(line, "LineExtensionAmount"))),
  "BR-CO-11 and BR-CO-12 have no allowances or charges": ({ root, totals }) =>
    !has(root, "AllowanceCharge") && !has(totals, "AllowanceTotalAmount") && !has(totals, "ChargeTotalAmount"),
  "BR-CO-13 has the lines as the sum without VAT": ({ totals }) =>
    centsAt(totals, "TaxExclusiveAmount") === centsAt(totals, "LineExtensionAmount"),
  "BR-CO-14 adds up the VAT": ({ root, breakdown }) =>
    centsAt(root, "TaxTotal/TaxAmount") === sum(breakdown.map((one) => centsAt(one, "TaxAmount"))),
  "BR-CO-15 adds VAT to the sum": ({ root, totals }) =>
    centsAt(totals, "TaxInclusiveAmount") ===
    centsAt(totals, "TaxExclusiveAmount") + centsAt(root, "TaxTotal/TaxAmount"),
  "BR-CO-16 takes off what is paid": ({ totals }) =>
    centsAt(totals, "PayableAmount") ===
    centsAt(totals, "TaxInclusiveAmount") - (has(totals, "PrepaidAmount") ? centsAt(totals, "PrepaidAmount") : 0),
  // Prices hold their VAT: some sums have no net that fits to the cent, and the rule's own check allows for more.
  "BR-CO-17 takes the rate of the sum, to a cent": ({ breakdown }) =>
    breakdown.every((one) => {
      const exact = (centsAt(one, "TaxableAmount") * Number(textAt(one, "TaxCategory/Percent") || "0")) / 100;
      return Math.abs(centsAt(one, "TaxAmount") - exact) < 1;
    }),
  "BR-CO-18 has one VAT breakdown": ({ breakdown }) => breakdown.length === 1,
  "BR-CO-25 says until when what is open is paid": ({ root, totals }) =>
    centsAt(totals, "PayableAmount") === 0 || has(root, "DueDate") || has(root, "PaymentMeans/PaymentDueDate"),
  "BR-CO-26 has a number of the seller": ({ seller }) =>
    has(seller, "PartyLegalEntity/CompanyID") || (isVat(seller) && has(seller, "PartyTaxScheme/CompanyID")),
  "BR-S-01 and BR-O-01 use one category in lines and breakdown": (one) => new Set(categories(one)).size === 1,
  "BR-S-02 has the seller's VAT number": (one) => !isStandard(one) || isVat(one.seller),
  "BR-S-05 has a rate above zero a line": (one) =>
    !isStandard(one) || one.lines.every((line) => Number(textAt(line, "Item/ClassifiedTaxCategory/Percent")) > 0),
  "BR-S-08 and BR-O-08 take the VAT of the lines": ({ breakdown, lines }) =>
    sum(breakdown.map((one) => centsAt(one, "TaxableAmount"))) ===
    sum(lines.map((line) => centsAt(line, "LineExtensionAmount"))),
  "BR-S-10 gives no reason for an exemption": (one) =>
    !isStandard(one) || !one.breakdown.some((part) => has(part, "TaxCategory/TaxExemptionReasonCode")),
  "BR-O-02 has no VAT number outside the scope": (one) => isStandard(one) || vatIds(one).length === 0,
  "BR-O-05 has no rate a line": (one) =>
    isStandard(one) || !one.lines.some((line) => has(line, "Item/ClassifiedTaxCategory/Percent")),
  "BR-O-09 has no VAT": (one) => isStandard(one) || centsAt(one.root, "TaxTotal/TaxAmount") === 0,
  "BR-O-10 gives the reason": (one) =>
    isStandard(one) ||
    one.breakdown.every((part) => textAt(part, "TaxCategory/TaxExemptionReasonCode") === "VATEX-EU-O"),
  "BR-DEC has two decimals at most, in euros": ({ root }) =>
    amounts(root).every(
      ([, amount]) => amount["@currencyID"] === "EUR" && /^\d+(\.\d{1,2})?$/.test(String(amount["#text"])),
    ),
};

const RATES = [0, 1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2550, 2700];
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => {
  // As the profile lets them in: one line that says something.
  const line = text.replaceAll(/[\p{C}\p{Z}]/gu, " ").trim();
  return line === "" ? "Žiga & <Ana> \"Q\" 'š'" : line;
});
const documentOf = (kind: "invoice" | "credit_note", rate: number): fc.Arbitrary<InvoiceDocument> =>
  fc
    .record({
      gross: fc.integer({ min: 1, max: 10_000 }),
      name: words,
      company: fc.option(words, { nil: "" }),
      address: words,
      post_number: words,
      post: words,
      vat_id: fc.constantFrom("", "SI12345679", "ATU12345678", "12345679", "?", "x1"),
      provider: fc.constantFrom("invoice", "stripe", "sandbox"),
    })
    .map(({ gross, provider, ...buyer }): InvoiceDocument => {
      const { net, vat } = splitGross(gross, rate);
      return {
        kind,
        number: kind === "invoice" ? "R-2026-00042" : "D-2026-00007",
        language: "sl",
        issued: "2026-11-21",
        served: "2026-11-20",
        due: "2026-12-05",
        seller: { ...PLAY_SELLER, tax_number: "SI12345679" },
        buyer: { ...buyer, country: rate === 0 ? "CH" : "SI" },
        amount: gross * 10,
        net_cents: net,
        vat_cents: vat,
        gross_cents: gross,
        vat_rate: rate,
        provider,
        reference: "0000000042",
        corrects: kind === "invoice" ? null : "R-2026-00042",
        play: provider === "sandbox",
      };
    });

describe.each(["invoice", "credit_note"] as const)("the XML of each %s", (kind) => {
  test.each(RATES)("the XML of each %s obeys the rules of EN 16931 with VAT of %i basis points", (rate) => {
    fc.assert(
      fc.property(documentOf(kind, rate), (document) => {
        const one = read(document);
        const broken = Object.entries(RULES)
          .filter(([, holds]) => !holds(one))
          .map(([rule]) => rule);
        expect(broken).toEqual([]);
        expect(isStandard(one)).toBe(rate > 0);
        const { name, company } = document.buyer;
        expect(textAt(one.buyer, "PartyLegalEntity/RegistrationName")).toBe(company || name);
      }),
    );
  });
});

test("signs that XML cannot hold do not break a document", () => {
  const [good] = fc.sample(documentOf("invoice", 2200), 1) as [InvoiceDocument];
  const { buyer } = read({ ...good, buyer: { ...good.buyer, company: "A\u0001B\ud800C\uffffD" } });
  expect(textAt(buyer, "PartyLegalEntity/RegistrationName")).toBe("A B C D");
});

test("the rules see what is wrong", () => {
  const [good] = fc.sample(documentOf("invoice", 2200), 1) as [InvoiceDocument];
  const wrong = (change: object) =>
    Object.entries(RULES)
      .filter(([, holds]) => !holds(read({ ...good, ...change })))
      .map(([rule]) => rule.split(" ")[0]);
  expect(wrong({})).toEqual([]);
  expect(wrong({ gross_cents: good.gross_cents + 1 })).toContain("BR-CO-15");
  expect(wrong({ vat_cents: good.vat_cents + 2 })).toEqual(expect.arrayContaining(["BR-CO-15", "BR-CO-17"]));
  expect(wrong({ number: "" })).toContain("BR-02");
  expect(wrong({ issued: "" })).toContain("BR-03");
  expect(wrong({ amount: 0 })).toContain("BR-22");
  expect(wrong({ seller: { ...good.seller, tax_number: "" } })).toEqual(
    expect.arrayContaining(["BR-CO-26", "BR-S-02"]),
  );
  expect(wrong({ seller: { ...good.seller, iban: "" }, provider: "invoice" })).toContain("BR-50");
});
