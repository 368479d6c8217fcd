import type { Language, Speaker } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { InvoiceDocument } from "../invoices/index.ts";
import { contactLetter, type ContactContent } from "./letters/contact.ts";
import { documentLetter } from "./letters/document.ts";
import { testLetter, type TestContent } from "./letters/test.ts";

/** What each template tells, as the outbox keeps it. */
export interface Contents {
  readonly invoice: InvoiceDocument;
  readonly refund: InvoiceDocument;
  readonly test: TestContent;
  readonly contact: ContactContent;
}
export type Template = keyof Contents;

interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** What a template says; greeting, closing and looks are everybody's. */
export interface Draft {
  readonly subject: string;
  /** Whom it greets; empty: nobody by name. */
  readonly name: string;
  readonly lines: readonly string[];
  /** The address that stands in `lines`, and where a button leads. */
  readonly link?: string;
  /** Who gets the answers; left out: the sender. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
}

/** Writes one template; `publicUrl` is where browsers find Karota, without a slash at its end. */
export type Writer<Content> = (content: Content, speaker: Speaker, publicUrl: string) => Draft | Promise<Draft>;

/** Every template; its writer stands in `letters/`. */
const WRITERS: { readonly [T in Template]: Writer<Contents[T]> } = {
  invoice: documentLetter("invoice"),
  refund: documentLetter("refund"),
  test: testLetter,
  contact: contactLetter,
};

/** A mail as it leaves. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly attachments: readonly Attachment[];
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A mail of a template, as text and HTML. */
export async function writeLetter<T extends Template>(
  template: T,
  language: Language,
  content: Contents[T],
  publicUrl: string,
): Promise<Letter> {
  const { say } = SPEAKERS[language];
  const draft = await WRITERS[template](content, SPEAKERS[language], publicUrl);
  const { link } = draft;
  const lines = [
    say({ id: "mail.greeting", values: { name: draft.name } }),
    ...draft.lines,
    say({ id: "mail.closing" }),
  ];
  const linked = (html: string): string =>
    link === undefined ? html : html.replace(escape(link), `<a href="${escape(link)}">${escape(link)}</a>`);
  const paragraphs = lines.map((line) => `<p>${linked(escape(line))}</p>`);
  return {
    subject: draft.subject,
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.join("")}</body></html>`,
    ...(draft.replyTo && { replyTo: draft.replyTo }),
    attachments: draft.attachments ?? [],
  };
}
