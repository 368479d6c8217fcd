import { layOutBook } from "@karota/print/book.ts";
import { layOut } from "@karota/print/lay-out.ts";
import type { SheetLink } from "@karota/print/page.ts";
import { addressWords } from "@karota/print/sheet-address.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { measure } from "./fonts.ts";
import { pdfOf } from "./pdf.ts";
import type { BookJob, PrintJob } from "./printer.ts";
import { addressCode } from "./qr-code.ts";

/** Sheets of any kind on A4 pages, as a PDF in a language. It takes some milliseconds a page: see `printer.ts`. */
export function printed({ layout, link, language, now }: PrintJob): Promise<Buffer> {
  const titles = [...new Set(layout.copies.map(({ title }) => title))];
  return pdfOf(layOut({ ...layout, ...linkOf(link) }, SPEAKERS[language], measure), {
    title: titles.join(", "),
    language,
    now,
  });
}

/** A book, as a PDF in a language. */
export const printedBook = ({ book, link, language, now }: BookJob): Promise<Buffer> =>
  pdfOf(layOutBook({ ...book, ...linkOf(link) }, SPEAKERS[language], measure), { title: book.title, language, now });

const linkOf = (link: string | null): { readonly link?: SheetLink } =>
  link === null ? {} : { link: { address: addressWords(link), code: addressCode(link) } };
