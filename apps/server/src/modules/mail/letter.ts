import type { Language } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { carrotsOf } from "../credits/index.ts";
import { renderPdf, renderXml, type InvoiceDocument } from "../invoices/index.ts";

export const TEMPLATES = ["invoice", "refund"] as const;
export type Template = (typeof TEMPLATES)[number];

/** A mail as it leaves. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The words and the documents that go with a purchase's invoice or credit note. */
export async function writeLetter(
  template: Template,
  language: Language,
  document: InvoiceDocument,
  publicUrl: string,
): Promise<Letter> {
  const { say } = SPEAKERS[language];
  const carrots = carrotsOf(document.amount);
  const figure = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }).format(carrots);
  const values = {
    number: document.number,
    name: document.buyer.name,
    carrots: Number.isInteger(carrots)
      ? say({ id: "carrots", values: { amount: carrots } })
      : say({ id: "carrots.fraction", values: { amount: figure } }),
    euros: new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(
      document.gross_cents / 100,
    ),
  };
  const link = `${publicUrl}/my-profile?tab=purchases`;
  const lines = [
    say({ id: "mail.greeting", values }),
    say({ id: `mail.${template}.text`, values }),
    ...(document.play ? [say({ id: "invoice.playNote" })] : []),
    say({ id: "mail.purchases", values: { link } }),
    say({ id: "mail.closing" }),
  ];
  const paragraphs = lines.map((line) => `<p>${escape(line).replace(link, `<a href="${link}">${link}</a>`)}</p>`);
  return {
    subject: say({ id: `mail.${template}.subject`, values }),
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.join("")}</body></html>`,
    attachments: [
      {
        filename: `${document.number}.pdf`,
        content: Buffer.from(await renderPdf(document)),
        contentType: "application/pdf",
      },
      { filename: `${document.number}.xml`, content: Buffer.from(renderXml(document)), contentType: "application/xml" },
    ],
  };
}
