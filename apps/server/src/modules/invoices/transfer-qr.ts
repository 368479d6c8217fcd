/** A transfer that a QR code asks for. */
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

const cut = (text: string, longest: number): string => text.replaceAll(/\s+/g, " ").trim().slice(0, longest).trim();
const tight = (text: string): string => text.replaceAll(" ", "");

/**
 * The text of a UPN QR code: 19 fields, each ended by a line feed, and the control sum, the length of all of them.
 * Source: Zveza bank Slovenije, Tehnični standard UPN QR.
 */
export function upnPayload(transfer: Transfer): string {
  const { payer, recipient, iban, reference, cents, purpose, due } = transfer;
  const [year, month, day] = due.split("-");
  const fields = [
    "UPNQR",
    "",
    "",
    "",
    "",
    cut(payer.name, 33),
    cut(payer.address, 33),
    cut(payer.post, 33),
    String(cents).padStart(11, "0"),
    "",
    "",
    "OTHR",
    cut(purpose, 42),
    `${day}.${month}.${year}`,
    tight(iban),
    tight(reference),
    cut(recipient.name, 33),
    cut(recipient.address, 33),
    cut(recipient.post, 33),
  ];
  const text = fields.map((field) => `${field}\n`).join("");
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
