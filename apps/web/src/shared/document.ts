import type { SiteReply } from "@karota/contract/service/site.ts";
import type { Language } from "@karota/engine/message.ts";

/** What the server rendered a document with: the page's first picture is made of the same. */
export interface DocumentData {
  readonly language: Language;
  readonly site: SiteReply;
  /** The replies that the screen shows, by the keys of `useLoad`. */
  readonly replies: Readonly<Record<string, unknown>>;
}

/** The data of a rendered document; null in the bare shell, which private pages get and those without a network. */
export function readDocumentData(): DocumentData | null {
  const text = document.getElementById("page-data")?.textContent;
  return text ? (JSON.parse(text) as DocumentData) : null;
}
