import { isMainThread } from "node:worker_threads";

// Loaded by `--import` into a server that is to reach its memory limit: SIGUSR2 begins to fill its heap, while it serves.
if (isMainThread)
  process.once("SIGUSR2", () => {
    const filling: object[][] = [];
    setInterval(() => filling.push(Array.from({ length: 50_000 }, (_, place) => ({ place }))), 1);
  });
