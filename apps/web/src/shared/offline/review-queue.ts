import type { ReviewAnswer } from "@karota/contract/learning/learning.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { ApiFailure } from "../api/api.ts";
import { mayRetry, type OutboxDeps } from "./outbox.ts";
import type { Who } from "./progress.ts";

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
export interface ReviewQueueDeps extends Pick<OutboxDeps, "who" | "withLock" | "setTimer"> {
  readonly newKey: () => string;
  readonly post: (waiting: Waiting) => Promise<unknown>;
  /** Sends the saves of the board first, since the server has to know of the mistake. Resolves to false when some are left. */
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

const RETRY_DELAY_MS = 15_000;
const keyOf = (who: Who): string => `karota:answers:${who}`;

function read(who: Who): readonly Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(who)) ?? "[]") as Waiting[];
  } catch {
    return [];
  }
}
function write(who: Who, list: readonly Waiting[]): void {
  if (list.length > 0) localStorage.setItem(keyOf(who), JSON.stringify(list));
  else localStorage.removeItem(keyOf(who));
}

function bodyOf({ gridId, task, given, seconds }: PracticeAnswer): Waiting["body"] {
  const answered = "text" in given ? { taskText: given.text } : { taskSelected: given.selected };
  return { gridId, taskId: task.taskId, ...answered, ...(seconds !== undefined && { seconds }) };
}

/**
 * The queue of answers to mistakes. Like the outbox of boards it is stored in localStorage for each user and sent in order
 * when network and login are there. The server counts a due mistake once, however often its answer is sent.
 */
export function createReviewQueue(deps: ReviewQueueDeps): ReviewQueue {
  const listeners = new Set<(news: ReviewQueueEvent) => void>();
  const notify = (news: ReviewQueueEvent): void => {
    for (const listener of listeners) listener(news);
  };
  let cancelRetry = (): void => undefined;

  async function sendPending(who: Who): Promise<void> {
    cancelRetry();
    // Terminates: each iteration removes one answer or returns.
    for (let first = read(who)[0]; first && deps.who() === who; first = read(who)[0]) {
      const { key, body } = first;
      const failure = (await deps.sendBoard(body.gridId)) ? await send(first) : "waits";
      if (failure instanceof ApiFailure && failure.status === 401) return;
      if (failure === "waits" || (failure && mayRetry(failure))) {
        notify("waiting");
        cancelRetry = deps.setTimer(() => void flush(), RETRY_DELAY_MS);
        return;
      }
      write(
        who,
        read(who).filter((one) => one.key !== key),
      );
      notify(failure ? { refused: failure } : "sent");
    }
  }

  async function send(waiting: Waiting): Promise<ApiFailure | null> {
    try {
      await deps.post(waiting);
      return null;
    } catch (failure) {
      if (failure instanceof ApiFailure) return failure;
      throw failure;
    }
  }

  async function flush(): Promise<boolean> {
    const who = deps.who();
    if (!who) return true;
    await deps.withLock(keyOf(who), () => sendPending(who));
    return read(who).length === 0;
  }

  return {
    flush,
    add(answer) {
      const who = deps.who();
      if (!who) return;
      write(who, [...read(who), { key: deps.newKey(), body: bodyOf(answer) }]);
      void flush();
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
