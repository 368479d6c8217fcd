import { layOut } from "@karota/print/lay-out.ts";
import { addressWords } from "@karota/print/sheet-address.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { measure } from "./fonts.ts";
import { pdfOf } from "./pdf.ts";
import type { PrintJob } from "./printer.ts";
import { addressCode } from "./qr-code.ts";

/** Sheets of any kind on A4 pages, as a PDF in a language. It takes some milliseconds a page: see `printer.ts`. */
export function printed({ layout, link, language, now }: PrintJob): Promise<Buffer> {
  const titles = [...new Set(layout.copies.map(({ title }) => title))];
  const linked = link === null ? {} : { link: { address: addressWords(link), code: addressCode(link) } };
  return pdfOf(layOut({ ...layout, ...linked }, SPEAKERS[language], measure), {
    title: titles.join(", "),
    language,
    now,
  });
}
