import { answerJobs } from "../workers/answer-jobs.ts";
import { printed } from "./index.ts";
import { renderPdf } from "./invoice/render-pdf.ts";
import type { PdfJob } from "./printer.ts";

answerJobs((job: PdfJob): Promise<Uint8Array> => ("invoice" in job ? renderPdf(job.invoice, job.now) : printed(job)));
