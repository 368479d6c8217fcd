/** The transfer that a QR code orders. */
export interface Transfer {
  readonly payer: { readonly name: string; readonly address: string; readonly post: string };
  readonly recipient: { readonly name: string; readonly address: string; readonly post: string };
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
  readonly cents: number;
  readonly purpose: string;
  /** `2026-12-05`. */
  readonly due: string;
}

const cut = (text: string, longest: number): string =>
  [...text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, longest).join("").trim();
const tight = (text: string): string => text.replaceAll(" ", "");

const LATIN_2 = new Set(new TextDecoder("iso-8859-2").decode(Uint8Array.from({ length: 256 }, (_, code) => code)));
/** A text in ISO 8859-2: what is not in it becomes its plain letter, or a space. */
const latin2 = (text: string): string =>
  [...text.normalize("NFC")]
    .map((sign) => [sign, sign.normalize("NFD")[0]!].find((one) => LATIN_2.has(one)) ?? " ")
    .join("");

/**
 * The text of a UPN QR code, in signs of ISO 8859-2: 19 fields, each ended by a line feed, and the control sum, the length of all of them.
 * Source: Zveza bank Slovenije, Tehnični standard UPN QR.
 */
export function upnPayload(transfer: Transfer): string {
  const { payer, recipient, iban, reference, cents, purpose, due } = transfer;
  const [year, month, day] = due.split("-");
  const field = (words: string, longest: number): string => cut(latin2(words), longest);
  const fields = [
    "UPNQR",
    "",
    "",
    "",
    "",
    field(payer.name, 33),
    field(payer.address, 33),
    field(payer.post, 33),
    String(cents).padStart(11, "0"),
    "",
    "",
    "OTHR",
    field(purpose, 42),
    `${day}.${month}.${year}`,
    tight(iban),
    tight(reference),
    field(recipient.name, 33),
    field(recipient.address, 33),
    field(recipient.post, 33),
  ];
  const text = fields.map((one) => `${one}\n`).join("");
  return `${text}${String(text.length).padStart(3, "0")}\n`;
}

/**
 * The text of an EPC QR code for a SEPA transfer, version 002, UTF-8.
 * Source: European Payments Council, EPC069-12.
 */
export function epcPayload({ recipient, iban, bic, reference, cents }: Transfer): string {
  return [
    "BCD",
    "002",
    "1",
    "SCT",
    tight(bic),
    cut(recipient.name, 70),
    tight(iban),
    `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
    "",
    tight(reference),
    "",
  ].join("\n");
}
