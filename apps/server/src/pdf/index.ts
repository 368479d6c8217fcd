import type { Language } from "@karota/engine/message.ts";
import { layOut } from "@karota/print/lay-out.ts";
import type { Layout } from "@karota/print/page.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { measure } from "./fonts.ts";
import { pdfOf } from "./pdf.ts";

/** Sheets of any kind on A4 pages, as a PDF in a language. It takes some milliseconds a page: see `printer.ts`. */
export function printed(layout: Layout, language: Language, now: number): Promise<Buffer> {
  const titles = [...new Set(layout.copies.map(({ title }) => title))];
  return pdfOf(layOut(layout, SPEAKERS[language], measure), { title: titles.join(", "), language, now });
}
