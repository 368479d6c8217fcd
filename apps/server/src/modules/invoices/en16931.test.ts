import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitGross } from "@karota/contract/payments/price.ts";
import { PLAY_SELLER, type InvoiceDocument } from "./document.ts";
import { isStandard, read, RULES, textAt } from "./testing/en16931-rules.ts";

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
