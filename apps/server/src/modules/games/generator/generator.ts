import type { Edition } from "@karota/engine/edition.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { workerPool, type PoolCount, type StartThread } from "../../../workers/worker-pool.ts";

/** Makes boards. */
export interface Generator {
  /** A new board's payload as JSON text. Urgent boards go before those for the stock. */
  generate(game: string, options: OptionValues, urgency: "urgent" | "ahead", edition?: Edition): Promise<string>;
  count(): PoolCount;
  close(): Promise<void>;
}

export interface Job {
  readonly game: string;
  readonly options: OptionValues;
  /** Of a daily or weekly board. */
  readonly edition: Edition | undefined;
}

const WORKER = new URL("./worker.ts", import.meta.url);

/** Boards from worker threads, off the event loop. */
export function workerGenerator(size: number, start?: StartThread): Generator {
  const pool = workerPool<Job, string>("boards", size, WORKER, ({ game }) => `a board of ${game}`, start);
  return {
    generate: (game, options, urgency, edition) => pool.run({ game, options, edition }, urgency),
    count: () => pool.count(),
    close: () => pool.close(),
  };
}
