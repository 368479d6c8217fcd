import { XMLParser, XMLValidator } from "fast-xml-parser";

/** Money that came in, as a statement tells it. */
export interface Booking {
  /** The bank's own name of it. */
  readonly id: string;
  readonly reference: string;
  readonly cents: number;
  readonly currency: string;
}

type Node = { readonly [name: string]: unknown };
const LISTS = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Strd"]);
const nodeOf = (value: unknown): Node => (typeof value === "object" && value !== null ? (value as Node) : {});
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(nodeOf) : []);
const at = (node: Node, ...path: string[]): unknown => path.reduce<unknown>((value, name) => nodeOf(value)[name], node);
const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** `10.00` as cents; NaN for what is no amount. Never over a floating point number. */
function centsOf(amount: string): number {
  const [, euros, cents = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return euros === undefined ? Number.NaN : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/**
 * The booked credits of a camt.053 statement (ISO 20022); null for another document. An entry without details of its
 * transactions counts as one.
 */
export function readStatement(xml: string): readonly Booking[] | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || XMLValidator.validate(xml) !== true) return null;
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    isArray: (name) => LISTS.has(name),
  });
  const statements = listOf(at(nodeOf(parser.parse(xml)), "Document", "BkToCstmrStmt", "Stmt"));
  if (statements.length === 0) return null;
  return statements.flatMap((statement) =>
    listOf(statement["Ntry"]).flatMap((entry, place) => {
      const status = textOf(entry["Sts"]) || textOf(at(entry, "Sts", "Cd"));
      const isReversal = textOf(entry["RvslInd"]) === "true";
      if (textOf(entry["CdtDbtInd"]) !== "CRDT" || status !== "BOOK" || isReversal) return [];
      const details = listOf(entry["NtryDtls"]).flatMap((one) => listOf(one["TxDtls"]));
      const transactions = details.length > 0 ? details : [entry];
      return transactions.map((transaction, part): Booking => {
        const amount = nodeOf(transaction["Amt"] ?? at(transaction, "AmtDtls", "TxAmt", "Amt") ?? entry["Amt"]);
        const name = textOf(entry["AcctSvcrRef"]) || textOf(entry["NtryRef"]) || `${textOf(statement["Id"])}/${place}`;
        const [structured] = listOf(at(transaction, "RmtInf", "Strd"));
        return {
          id: `${name}/${part}`,
          reference: textOf(at(nodeOf(structured), "CdtrRefInf", "Ref")) || textOf(at(transaction, "RmtInf", "Ustrd")),
          cents: centsOf(textOf(amount["#text"])),
          currency: textOf(amount["@Ccy"]),
        };
      });
    }),
  );
}
