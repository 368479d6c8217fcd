import { LOCALES } from "@karota/texts/speaker.ts";
import { carrotsOf } from "../../credits/index.ts";
import { renderPdf, renderXml, type InvoiceDocument } from "../../invoices/index.ts";
import type { Writer } from "../letter.ts";

/** The words and the documents that go with a purchase's invoice or credit note. */
export const documentLetter =
  (template: "invoice" | "refund"): Writer<InvoiceDocument> =>
  async (document, { language, say }, publicUrl) => {
    const carrots = carrotsOf(document.amount);
    const figure = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(carrots);
    const values = {
      number: document.number,
      carrots: Number.isInteger(carrots)
        ? say({ id: "carrots", values: { amount: carrots } })
        : say({ id: "carrots.fraction", values: { amount: figure } }),
      euros: new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(
        document.gross_cents / 100,
      ),
    };
    const link = `${publicUrl}/my-profile?tab=purchases`;
    return {
      subject: say({ id: `mail.${template}.subject`, values }),
      name: document.buyer.name,
      lines: [
        say({ id: `mail.${template}.text`, values }),
        ...(document.play ? [say({ id: "invoice.playNote" })] : []),
        say({ id: "mail.purchases", values: { link } }),
      ],
      link,
      attachments: [
        {
          filename: `${document.number}.pdf`,
          content: Buffer.from(await renderPdf(document)),
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
