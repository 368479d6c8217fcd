import fc from "fast-check";
import { expect, test } from "vitest";
import { readStatement } from "./read-statement.ts";

const statement = (inside: string) => `<Document><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`;
const entry = (inside: string) =>
  `<Ntry><Amt Ccy="EUR">20.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>${inside}</Ntry>`;
const reference = (text: string) => `<RmtInf><Strd><CdtrRefInf><Ref>${text}</Ref></CdtrRefInf></Strd></RmtInf>`;
const amountsOf = (xml: string) => readStatement(xml)!.map(({ cents }) => cents);

test("the parts of a batch have their own amounts, and no part the sum of all", () => {
  const part = (amount: string) => `<TxDtls>${amount}${reference("A")}</TxDtls>`;
  const own = `<Amt Ccy="EUR">8.50</Amt>`;
  const older = `<AmtDtls><TxAmt><Amt Ccy="EUR">11.5</Amt></TxAmt></AmtDtls>`;
  expect(amountsOf(statement(entry(`<NtryDtls>${part(own)}${part(older)}</NtryDtls>`)))).toEqual([850, 1150]);
  expect(amountsOf(statement(entry(`<NtryDtls>${part("")}${part("")}</NtryDtls>`)))).toEqual([null, null]);
  expect(amountsOf(statement(entry(`<NtryDtls>${part("")}</NtryDtls>`)))).toEqual([2000]);
  expect(amountsOf(statement(entry("")))).toEqual([2000]);
});

test("only plain decimal amounts are amounts", () => {
  const amountOf = (amount: string) =>
    amountsOf(statement(`<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>`))[0];
  for (const [text, cents] of [
    ["10", 1000],
    ["10.5", 1050],
    ["10.000", 1000],
    ["0.01", 1],
  ] as const)
    expect(amountOf(text)).toBe(cents);
  for (const none of ["10,00", "1e3", "-10.00", "10.001", "ten", "", "1 000.00", "9999999999999"])
    expect(amountOf(none), none).toBeNull();
});

test("the payer and the reference are found in older and newer versions, with a prefix, and in the payer's words", () => {
  const older = `<RltdPties><Dbtr><Nm>Ana &amp; Žiga</Nm></Dbtr></RltdPties>${reference("SI12 1")}`;
  const newer = `<RltdPties><Dbtr><Pty><Nm>Ana &amp; Žiga</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>SI12</Ustrd><Ustrd>1</Ustrd></RmtInf>`;
  for (const inside of [older, newer]) {
    const xml = statement(entry(`<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`));
    const [booking] = readStatement(xml)!;
    expect(booking).toEqual({ reference: "SI12 1", payer: "Ana & Žiga", cents: 2000, currency: "EUR", day: "" });
    const prefixed = xml.replaceAll(/<(\/?)(\w)/g, "<$1camt:$2");
    expect(readStatement(prefixed)).toEqual([booking]);
  }
});

test("debits, reversals and what is not booked yet are left out; a statement without money in it is empty", () => {
  const good = entry("");
  const others = [
    good.replace("CRDT", "DBIT"),
    good.replace("BOOK", "PDNG"),
    good.replace("</Sts>", "</Sts><RvslInd>true</RvslInd>"),
  ];
  expect(readStatement(statement(others.join("")))).toEqual([]);
  expect(readStatement(statement("<Id>1</Id>"))).toEqual([]);
});

test("a statement full of escaped signs is read, and whatever else comes is refused without an exception", () => {
  const name = `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${"&amp;".repeat(20)}</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>`;
  const lines = readStatement(statement(entry(name).repeat(1000)))!;
  expect(lines).toHaveLength(1000);
  expect(lines[999]!.payer).toBe("&".repeat(20));
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(readStatement(text)).toBeNull();
      expect(Array.isArray(readStatement(statement(`<x>${text}</x>`)) ?? [])).toBe(true);
    }),
  );
});

test("the day on which the bank booked a credit is found, with or without a time", () => {
  const dayOf = (date: string) => readStatement(statement(entry(`<BookgDt>${date}</BookgDt>`)))!.map(({ day }) => day);
  expect(dayOf("<Dt>2026-11-21</Dt>")).toEqual(["2026-11-21"]);
  expect(dayOf("<DtTm>2026-11-21T23:30:00+01:00</DtTm>")).toEqual(["2026-11-21"]);
});
