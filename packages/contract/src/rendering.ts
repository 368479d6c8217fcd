import type { Language } from "@karota/engine/message.ts";

/** What a page is rendered from. */
export interface RenderJob {
  readonly path: string;
  readonly language: Language;
  /** The API's replies by path and query, each as JSON. */
  readonly calls: Readonly<Record<string, string>>;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
}

/** What tabs, search engines and previews show of a page. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** A page's screen, and what it was made of, for the script in the `page-data` element of its document. */
export interface RenderedScreen {
  readonly html: string;
  readonly words: PageWords & { readonly noscript: string };
  readonly data: unknown;
}

/** A screen, or the calls that it needs and that the job does not have. */
export type RenderedPage = RenderedScreen | { readonly needs: readonly string[] };
