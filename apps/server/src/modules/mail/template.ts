import type { Speaker } from "@karota/engine/message.ts";
import type { Printer } from "../../pdf/printer.ts";
import type { Section } from "./layout.ts";
import type { MailChoice } from "./unsubscribe.ts";

export interface Attachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** What a template says; greeting, closing and looks are everybody's. */
export interface Draft {
  readonly subject: string;
  /** The name in the greeting; empty: a greeting without a name. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly sections?: readonly Section[];
  /** The target of its button; without one, the address in `lines`. */
  readonly link?: string;
  readonly button?: string;
  /** Why it came. */
  readonly why?: string;
  /** Set for mails that people switch on, and can switch off. */
  readonly chosen?: MailChoice;
  /** Who gets the answers; left out: the sender. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
}

/** What makes the PDFs that go with a mail. */
export type InvoicePrinter = Pick<Printer, "printInvoice">;

/** Writes one template; `publicUrl` is where browsers find Karota, without a slash at its end. */
export type MailTemplate<Content> = (
  content: Content,
  speaker: Speaker,
  publicUrl: string,
  printer: InvoicePrinter,
) => Draft | Promise<Draft>;
