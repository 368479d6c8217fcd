import type { ReviewAnswer } from "@karota/contract/learning/learning.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import type { ApiFailure } from "../api/api.ts";
import type { Who } from "./progress.ts";
import { createQueue, type QueueDeps } from "./queue.ts";
import { readJson, writeJson } from "./stored.ts";

/** The answer to a mistake that is reviewed or practised; the server marks it. */
export interface PracticeAnswer {
  readonly gridId: string;
  readonly task: Pick<Task, "taskId">;
  readonly given: Given;
  readonly seconds?: number;
}
interface Waiting {
  readonly key: string;
  readonly body: ReviewAnswer & { readonly gridId: string };
}
export interface ReviewQueueDeps extends QueueDeps {
  readonly newKey: () => string;
  readonly post: (waiting: Waiting) => Promise<unknown>;
  /**
   * Sends the saves of the board first, since the server has to know of the mistake. Resolves to false when some are left that
   * may still be sent.
   */
  readonly sendBoard: (gridId: string) => Promise<boolean>;
}
export type ReviewQueueEvent = "sent" | "waiting" | { readonly refused: ApiFailure };

export interface ReviewQueue {
  /** Stores an answer of the signed-in user and sends it as soon as possible. */
  add(answer: PracticeAnswer): void;
  /** Sends all answers in order. Resolves to false when some are left. */
  flush(): Promise<boolean>;
  onEvent(listener: (news: ReviewQueueEvent) => void): () => void;
}

/** All answers of a user wait under one key, in one list. */
const KEY = "";
const keyOf = (who: Who): string => `karota:answers:${who}`;

const read = (who: Who): readonly Waiting[] => (readJson(keyOf(who)) ?? []) as Waiting[];
function write(who: Who, list: readonly Waiting[]): void {
  if (list.length > 0) writeJson(keyOf(who), list);
  else localStorage.removeItem(keyOf(who));
}

function bodyOf({ gridId, task, given, seconds }: PracticeAnswer): Waiting["body"] {
  const answered = "text" in given ? { taskText: given.text } : { taskSelected: given.selected };
  return { gridId, taskId: task.taskId, ...answered, ...(seconds !== undefined && { seconds }) };
}

/**
 * The queue of answers to mistakes. Each waits until the server knows of its mistake, as far as it will. The server counts a
 * due mistake once, however often its answer is sent, and refuses an answer to one that it does not know.
 */
export function createReviewQueue(deps: ReviewQueueDeps): ReviewQueue {
  const listeners = new Set<(news: ReviewQueueEvent) => void>();
  const notify = (news: ReviewQueueEvent): void => {
    for (const listener of listeners) listener(news);
  };
  function remove(who: Who, { key }: Waiting, news: ReviewQueueEvent): void {
    write(
      who,
      read(who).filter((one) => one.key !== key),
    );
    notify(news);
  }

  const queue = createQueue<Waiting, unknown>(deps, {
    storageKey: keyOf,
    listKeys: (who) => (read(who).length > 0 ? [KEY] : []),
    async next(who) {
      const first = read(who)[0] ?? null;
      return first && !(await deps.sendBoard(first.body.gridId)) ? "later" : first;
    },
    post: deps.post,
    onSent: (who, _, waiting) => remove(who, waiting, "sent"),
    onRefused: (who, _, waiting, failure) => remove(who, waiting, { refused: failure }),
    onWaiting: () => notify("waiting"),
    isSent: (who) => read(who).length === 0,
  });

  return {
    flush: queue.flush,
    add(answer) {
      const who = deps.who();
      if (!who) return;
      write(who, [...read(who), { key: deps.newKey(), body: bodyOf(answer) }]);
      void queue.send(KEY);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
