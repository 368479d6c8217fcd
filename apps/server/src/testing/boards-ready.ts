import { setTimeout as wait } from "node:timers/promises";

/** Between two checks whether all boards are there. */
const CHECK_INTERVAL_MS = 100;

/** Waits until a server has prepared all boards of the running and the next day and week; `token` is its METRICS_TOKEN. */
export async function boardsReady(url: string, token: string): Promise<void> {
  // They are made one day or week after the other: where all have as many, all are there.
  for (let ready: number[] = []; !(ready[0]! > 0 && new Set(ready).size === 1); await wait(CHECK_INTERVAL_MS)) {
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const figures = await response.text();
    ready = [...figures.matchAll(/^karota_boards_ready\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
  }
}
