import { parentPort } from "node:worker_threads";
import type { PdfJob } from "../pdf/printer.ts";
import type { JobOutcome } from "../workers/worker-pool.ts";

/** A worker that ends in the middle of every invoice of the number `deadly`, as one does that runs out of memory. */
parentPort?.on("message", (job: PdfJob) => {
  const number = "invoice" in job ? job.invoice.number : "";
  if (number === "deadly") process.exit(1);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ result: Buffer.from(`PDF of ${number}`) } satisfies JobOutcome<Uint8Array>);
});
