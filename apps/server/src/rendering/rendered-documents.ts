import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { pageDocument, type PageDocument } from "../plugins/documents.ts";
import { composeDocument, readBuildFiles, type BuildFiles } from "./compose-document.ts";
import type { Renderer } from "./renderer.ts";

/** How long a document goes out before it is rendered again, behind the answer, in milliseconds. */
const FRESH_MS = 60_000;
/** After a failure the shell goes out, and the next try waits, in milliseconds. */
const RETRY_DELAY_MS = 10_000;
/** More than there are pages in all languages: addresses beyond that replace the oldest. */
const MAX_DOCUMENTS = 200 * LANGUAGES.length;

interface Made {
  /** What else would change it: the build, the day, the settings in force. */
  readonly from: readonly unknown[];
  readonly document: Promise<PageDocument | null>;
  due: number;
}

export interface RenderedDocumentsOptions {
  readonly webRoot: string;
  readonly publicUrl: string;
  readonly renderer: Renderer;
  readonly now: () => number;
  /** What makes every document another one, beside the build: the day, the settings. */
  readonly version: () => readonly unknown[];
  readonly onFailure: (path: string, error: unknown) => void;
}

/**
 * The rendered pages, each made once per language and sent from memory. Gives null where one could not be made: then the
 * shell serves.
 */
export function renderedDocuments({ webRoot, publicUrl, renderer, now, version, onFailure }: RenderedDocumentsOptions) {
  const documents = new Map<string, Made>();
  let build: { readonly of: PageDocument; readonly files: BuildFiles } | undefined;

  async function make(shell: PageDocument, path: string, language: Language): Promise<PageDocument | null> {
    try {
      if (build?.of !== shell) build = { of: shell, files: readBuildFiles(webRoot) };
      const screen = await renderer.render(path, language);
      const { html, head } = composeDocument(shell.head, { publicUrl, path, language }, screen, build.files);
      return await pageDocument(html, head);
    } catch (error) {
      onFailure(path, error);
      return null;
    }
  }

  return async (shell: PageDocument, path: string, language: Language): Promise<PageDocument | null> => {
    const key = `${language} ${path}`;
    const from = [shell, ...version()];
    const known = documents.get(key);
    const isSame = known?.from.every((one, place) => one === from[place]) ?? false;
    if (known && isSame && now() < known.due) return known.document;
    const document = make(shell, path, language);
    const made: Made = { from, document, due: now() + FRESH_MS };
    if (documents.size >= MAX_DOCUMENTS) documents.delete(documents.keys().next().value!);
    documents.delete(key);
    documents.set(key, made);
    if (known && isSame && (await known.document)) {
      // The one before is as good until the new one is here; and still where there is none.
      const before = known.document;
      void document.then((next) => next ?? documents.set(key, { from, document: before, due: now() + RETRY_DELAY_MS }));
      return before;
    }
    const result = await document;
    if (!result) made.due = now() + RETRY_DELAY_MS;
    return result;
  };
}
