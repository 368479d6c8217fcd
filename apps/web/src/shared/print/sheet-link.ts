import QRCode from "qrcode";
import type { Language } from "@karota/engine/message.ts";
import type { SheetLink } from "@karota/print/page.ts";
import { addressWords, sheetAddress } from "@karota/print/sheet-address.ts";

/** The page that printed sheets lead to, as words and as a QR code. Null: boards or questions of several games. */
export function sheetLink(gamePath: string | null, language: Language): SheetLink {
  const url = sheetAddress(location.origin, gamePath, language);
  const { modules } = QRCode.create(url, { errorCorrectionLevel: "M" });
  return {
    address: addressWords(url),
    code: { size: modules.size, isDark: (x, y) => modules.get(y, x) === 1 },
  };
}
