import { answerJobs } from "../workers/answer-jobs.ts";
import { printed } from "./index.ts";
import type { PrintJob } from "./printer.ts";

answerJobs(({ layout, language, now }: PrintJob): Promise<Uint8Array> => printed(layout, language, now));
