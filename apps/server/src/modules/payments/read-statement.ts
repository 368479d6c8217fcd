import { XMLParser } from "fast-xml-parser";

/** A credit as a statement lists it. */
export interface Booking {
  readonly reference: string;
  /** Who sent it; empty when the statement does not say. */
  readonly payer: string;
  /** Null when it is not an amount. */
  readonly cents: number | null;
  readonly currency: string;
  /** The day on which the bank booked it, as `2026-11-21`; empty when the statement does not say. */
  readonly day: string;
}

type Node = { readonly [name: string]: unknown };
const LISTS = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Strd", "Ustrd"]);
/** How deep a statement's elements are nested at most; real ones have about 15 levels. */
const DEEPEST = 40;
const nodeOf = (value: unknown): Node => (typeof value === "object" && value !== null ? (value as Node) : {});
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const listOf = (value: unknown): readonly Node[] => itemsOf(value).map(nodeOf);
const at = (node: Node, ...path: string[]): unknown => path.reduce<unknown>((value, name) => nodeOf(value)[name], node);
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** `10.00` as cents; null when it is not an amount. Without floating point numbers. */
function centsOf(amount: string): number | null {
  const [, euros, cents = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** The structured reference, else the payer's own text. */
function referenceIn(transaction: Node): string {
  const structured = listOf(at(transaction, "RmtInf", "Strd")).map((one) => textOf(at(one, "CdtrRefInf", "Ref")));
  const words = itemsOf(at(transaction, "RmtInf", "Ustrd")).map(textOf);
  return structured.find(Boolean) ?? words.join(" ").trim();
}

/** Newer versions of the format put one more element around the name. */
const payerIn = (transaction: Node): string =>
  textOf(at(transaction, "RltdPties", "Dbtr", "Nm")) || textOf(at(transaction, "RltdPties", "Dbtr", "Pty", "Nm"));

/** The money of an entry; an entry without details of its transactions counts as one. */
function bookingsOf(entry: Node): readonly Booking[] {
  const status = textOf(entry["Sts"]) || textOf(at(entry, "Sts", "Cd"));
  const isReversal = textOf(entry["RvslInd"]) === "true";
  if (textOf(entry["CdtDbtInd"]) !== "CRDT" || status !== "BOOK" || isReversal) return [];
  const details = listOf(entry["NtryDtls"]).flatMap((one) => listOf(one["TxDtls"]));
  const transactions = details.length > 0 ? details : [entry];
  const day = textOf(at(entry, "BookgDt", "Dt")) || textOf(at(entry, "BookgDt", "DtTm")).slice(0, 10);
  return transactions.map((transaction) => {
    const own = transaction["Amt"] ?? at(transaction, "AmtDtls", "TxAmt", "Amt");
    // The sum of several transactions is not the amount of one.
    const amount = nodeOf(own ?? (transactions.length === 1 ? entry["Amt"] : undefined));
    return {
      reference: referenceIn(transaction),
      payer: payerIn(transaction),
      cents: centsOf(textOf(amount["#text"])),
      currency: textOf(amount["@Ccy"]),
      day,
    };
  });
}

/**
 * The booked credits of a camt.053 statement (ISO 20022); null for another document. A document that declares
 * entities, or is nested deeper than any statement, is refused before it is parsed.
 */
export function readStatement(xml: string): readonly Booking[] | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return null;
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    maxNestedTags: DEEPEST,
    isArray: (name) => LISTS.has(name),
  });
  let document: unknown;
  try {
    document = parser.parse(xml, true);
  } catch {
    return null;
  }
  const statements = listOf(at(nodeOf(document), "Document", "BkToCstmrStmt", "Stmt"));
  return statements.length === 0 ? null : statements.flatMap((one) => listOf(one["Ntry"]).flatMap(bookingsOf));
}
