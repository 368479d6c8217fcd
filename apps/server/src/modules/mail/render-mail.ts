import type { Language, Message, Speaker } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { InvoiceDocument } from "../invoices/index.ts";
import { renderHtml, renderText } from "./layout.ts";
import type { Attachment, Draft, InvoicePrinter, MailTemplate } from "./template.ts";
import { assignmentMail, dueMail, type DueTomorrow, type NewAssignment } from "./templates/assignment.ts";
import { contactMail, type ContactContent } from "./templates/contact.ts";
import { deletedMail, type Deleted } from "./templates/deleted.ts";
import { digestMail, type Digest } from "./templates/digest.ts";
import { documentMail } from "./templates/document.ts";
import { packageMail, type PackageChange } from "./templates/package.ts";
import { testMail, type TestContent } from "./templates/test.ts";
import { warningMail, type Warning } from "./templates/warning.ts";
import { welcomeMail, type Welcome } from "./templates/welcome.ts";
import type { MailChoice } from "./unsubscribe.ts";

/** What each template says, as the outbox stores it. */
export interface Contents {
  readonly invoice: InvoiceDocument;
  readonly refund: InvoiceDocument;
  readonly test: TestContent;
  readonly contact: ContactContent;
  readonly welcome: Welcome;
  readonly package: PackageChange;
  readonly deleted: Deleted;
  readonly warning: Warning;
  readonly assignment: NewAssignment;
  readonly due: DueTomorrow;
  readonly digest: Digest;
}
export type Template = keyof Contents;

/** Every template; what writes it is in `templates/`. */
const TEMPLATES: { readonly [T in Template]: MailTemplate<Contents[T]> } = {
  invoice: documentMail("invoice"),
  refund: documentMail("refund"),
  test: testMail,
  contact: contactMail,
  welcome: welcomeMail,
  package: packageMail,
  deleted: deletedMail,
  warning: warningMail,
  assignment: assignmentMail,
  due: dueMail,
  digest: digestMail,
};

/** A mail as it leaves. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Where one gets rid of such mails, by a POST alone. */
  readonly unsubscribe?: string;
  readonly attachments: readonly Attachment[];
}

/** The letter of a draft, in the site's look. */
function layOut(draft: Draft, speaker: Speaker, publicUrl: string, unsubscribeLink?: UnsubscribeLink): Mail {
  const say = (id: string, values?: Message["values"]) => speaker.say({ id, ...(values && { values }) });
  const { subject, name, lines, sections = [], link, button = null, why, chosen, replyTo, attachments = [] } = draft;
  const unsubscribe = chosen === undefined ? undefined : unsubscribeLink?.(chosen);
  const words = {
    language: speaker.language,
    subject,
    greeting: name === "" ? say("mail.greeting.nobody") : say("mail.greeting", { name }),
    lines,
    sections,
    link: link === undefined ? null : { address: link, button },
    closing: say("mail.closing"),
    footer: [
      ...(why === undefined ? [] : [{ text: why }]),
      ...(unsubscribe === undefined ? [] : [{ text: say("mail.unsubscribe"), address: unsubscribe }]),
      { text: say("mail.home"), address: publicUrl },
    ],
  };
  return {
    subject,
    text: renderText(words),
    html: renderHtml(words),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribe !== undefined && { unsubscribe }),
    attachments,
  };
}

/** Where its reader switches mails of a kind off. */
export type UnsubscribeLink = (choice: MailChoice) => string;

/** A mail of a template, as text and HTML. */
export async function renderMail<T extends Template>(
  template: T,
  language: Language,
  content: Contents[T],
  means: {
    readonly publicUrl: string;
    readonly printer: InvoicePrinter;
    readonly unsubscribeLink?: UnsubscribeLink | undefined;
  },
): Promise<Mail> {
  const { publicUrl, printer, unsubscribeLink } = means;
  const speaker = SPEAKERS[language];
  return layOut(await TEMPLATES[template](content, speaker, publicUrl, printer), speaker, publicUrl, unsubscribeLink);
}
