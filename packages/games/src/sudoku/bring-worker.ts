/** Examines a board in a thread of its own: the page stays usable, and can end what takes too long. */
import { examine } from "./bring-check.ts";

addEventListener("message", ({ data }: MessageEvent<readonly number[]>) => {
  for (const report of examine(data)) postMessage(report);
  postMessage(null);
});
