/** The thread that renders pages: its globals are those of a browser on its first visit, which nobody else may see. */
import type { RenderedPage, RenderJob } from "@karota/contract/rendering.ts";
import { answerJobs } from "../workers/answer-jobs.ts";
import type { ThreadJob } from "./renderer.ts";

interface Bundle {
  renderPage(job: RenderJob): Promise<RenderedPage>;
}

answerJobs(async ({ bundle, ...job }: ThreadJob) => ((await import(bundle)) as Bundle).renderPage(job));
