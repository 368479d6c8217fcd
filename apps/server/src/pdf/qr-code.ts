import bwipjs from "bwip-js/node";
import type { QrCode } from "@karota/print/page.ts";
import { epcPayload, upnPayload, type Transfer } from "./invoice/transfer-qr.ts";

const CODES = new Map(
  [...new TextDecoder("iso-8859-2").decode(Uint8Array.from({ length: 256 }, (_, code) => code))].map((sign, code) => [
    sign,
    String.fromCharCode(code),
  ]),
);
/** The bytes of a text in ISO 8859-2, each as the sign of that code. */
const bytesOf = (text: string): string => [...text].map((sign) => CODES.get(sign)!).join("");
/** A caret begins a command of the generator where `parsefnc` is set; two are one in the text. */
const literal = (text: string): string => text.replaceAll("^", "^^");

function modulesOf(text: string, extra: Record<string, unknown>): QrCode {
  // The types have no option of a single kind of code.
  const options = { bcid: "qrcode", text, eclevel: "M", ...extra } as Parameters<typeof bwipjs.raw>[0];
  let codes: readonly { readonly pixs: readonly number[]; readonly pixx: number }[];
  try {
    codes = bwipjs.raw(options) as unknown as typeof codes;
  } catch (error) {
    // Its message quotes the text, which names people: only the kind of error may reach the log.
    const [kind = "unknown"] = /^bwipp\.\w+/.exec((error as Error).message) ?? [];
    // oxlint-disable-next-line preserve-caught-error -- the cause quotes the payer's data
    throw new Error(`A QR code cannot be made (${kind}).`);
  }
  const [code] = codes;
  if (!code) throw new Error("There is no QR code for this text.");
  return { size: code.pixx, isDark: (x, y) => code.pixs[y * code.pixx + x] === 1 };
}

/** UPN QR: version 15, error correction M, ISO 8859-2 announced by ECI 4. */
export const upnCode = (transfer: Transfer): QrCode =>
  modulesOf(`^ECI000004${literal(bytesOf(upnPayload(transfer)))}`, {
    binarytext: true,
    parsefnc: true,
    version: "15",
  });

/** EPC QR: error correction M, UTF-8, as small as the text allows. */
export const epcCode = (transfer: Transfer): QrCode => modulesOf(epcPayload(transfer), {});

/** The address of a page: error correction M. */
export const addressCode = (url: string): QrCode => modulesOf(url, {});
