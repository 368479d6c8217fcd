import { renderXml, type InvoiceDocument } from "../../invoices/index.ts";
import type { MailTemplate } from "../template.ts";
import { carrotWords, euroWords } from "./figures.ts";

/** The words and the documents that go with a purchase's invoice or credit note. */
export const documentMail =
  (template: "invoice" | "refund"): MailTemplate<InvoiceDocument> =>
  async (document, speaker, publicUrl, printer) => {
    const { say } = speaker;
    const values = {
      number: document.number,
      carrots: carrotWords(speaker, document.amount),
      euros: euroWords(speaker, document.gross_cents),
    };
    return {
      subject: say({ id: `mail.${template}.subject`, values }),
      name: document.buyer.name,
      lines: [
        say({ id: `mail.${template}.text`, values }),
        ...(document.play ? [say({ id: "invoice.playNote" })] : []),
      ],
      link: `${publicUrl}/my-profile?tab=purchases`,
      button: say({ id: "mail.purchases" }),
      why: say({ id: "mail.why.purchase" }),
      attachments: [
        {
          filename: `${document.number}.pdf`,
          content: await printer.printInvoice(document),
          contentType: "application/pdf",
        },
        {
          filename: `${document.number}.xml`,
          content: Buffer.from(renderXml(document)),
          contentType: "application/xml",
        },
      ],
    };
  };
