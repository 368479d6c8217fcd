import type { Language } from "@karota/engine/message.ts";

/** What a page is rendered from. */
export interface RenderJob {
  readonly path: string;
  /** The address of the site, for what names whole addresses. */
  readonly publicUrl: string;
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

/** The size of preview pictures, in pixels: what social networks ask for. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The picture that previews of a page show. */
export interface Preview {
  /** Its path on the site. */
  readonly image: string;
  readonly alt: string;
}

/** A page's screen, and what it was made of, for the script in the `page-data` element of its document. */
export interface RenderedScreen {
  readonly html: string;
  readonly words: PageWords & { readonly noscript: string };
  readonly preview: Preview;
  /** What search engines read, as objects of schema.org. */
  readonly structured: readonly object[];
  readonly data: unknown;
}

/** A screen, or the calls that it needs and that the job does not have. */
export type RenderedPage = RenderedScreen | { readonly needs: readonly string[] };
