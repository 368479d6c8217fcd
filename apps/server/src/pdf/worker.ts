import { answerJobs } from "../workers/answer-jobs.ts";
import { printedCards } from "./cards.ts";
import { printed, printedBook } from "./index.ts";
import { renderPdf } from "./invoice/render-pdf.ts";
import type { PdfJob } from "./printer.ts";
import { renderReport } from "./report/render-report.ts";

answerJobs((job: PdfJob): Promise<Uint8Array> => {
  if ("invoice" in job) return renderPdf(job.invoice, job.now);
  if ("report" in job) return renderReport(job);
  if ("book" in job) return printedBook(job);
  return "cards" in job ? printedCards(job) : printed(job);
});
