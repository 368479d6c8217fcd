import { answerJobs } from "../workers/answer-jobs.ts";
import { printed } from "./index.ts";
import { renderPdf } from "./invoice/render-pdf.ts";
import type { PdfJob } from "./printer.ts";
import { renderReport } from "./report/render-report.ts";

answerJobs((job: PdfJob): Promise<Uint8Array> => {
  if ("invoice" in job) return renderPdf(job.invoice, job.now);
  return "report" in job ? renderReport(job) : printed(job);
});
