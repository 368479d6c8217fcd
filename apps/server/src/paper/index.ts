export { fontOf } from "./fonts.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { layOut, type Layout } from "@karota/engine/paper/pages.ts";
import { measure } from "./fonts.ts";
import { pdfOf } from "./pdf.ts";

/** Sheets of whatever kind on A4 pages, as a PDF in the speaker's language. */
export function printed(layout: Layout, speaker: Speaker, now: number): Promise<Buffer> {
  const titles = [...new Set(layout.copies.map(({ title }) => title))];
  return pdfOf(layOut(layout, speaker, measure), { title: titles.join(", "), language: speaker.language, now });
}
