import { renderPdf } from "../pdf/invoice/render-pdf.ts";
import { TEST_NOW } from "./test-app.ts";

/** Makes invoices without a thread, where a test is about something else. */
export const inlinePrinter = {
  printInvoice: (document: Parameters<typeof renderPdf>[0]): Promise<Buffer> => renderPdf(document, TEST_NOW),
};
