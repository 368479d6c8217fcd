/**
 * Runs work in a thread of its own, which is ended when the work is done or takes too long. The thread gets `data` as a
 * message, sends its results one by one, and null at the end. Returns a function that ends it without a word.
 */
export function runInThread(
  worker: Worker,
  data: unknown,
  handle: {
    readonly timeoutMs: number;
    readonly onResult: (result: unknown) => void;
    readonly onEnd: (why: "done" | "late" | "failed") => void;
  },
): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    worker.terminate();
  };
  const end = (why: "done" | "late" | "failed"): void => {
    stop();
    handle.onEnd(why);
  };
  const timer = setTimeout(() => end("late"), handle.timeoutMs);
  worker.addEventListener("message", ({ data: result }: MessageEvent<unknown>) =>
    result === null ? end("done") : handle.onResult(result),
  );
  worker.addEventListener("error", () => end("failed"));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(data);
  return stop;
}
