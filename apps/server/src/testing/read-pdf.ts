import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly tagged: boolean;
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** The words of each page, in the order in which they were drawn. */
  readonly pages: readonly string[];
}

/** What another program reads in a PDF. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const about = info as { readonly Title: string; readonly Language: string };
  const pages: string[] = [];
  const sizes: [number, number][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([Math.round(width), Math.round(height)]);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/ +/g, " "),
    );
  }
  const marks = (await document.getMarkInfo()) as { readonly Marked: boolean } | null;
  await task.destroy();
  return { title: about.Title, language: about.Language, tagged: marks?.Marked === true, sizes, pages };
}
