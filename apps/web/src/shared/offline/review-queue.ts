import type { ReviewAnswer } from "@karota/contract/learning/learning.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { ApiFailure } from "../api/api.ts";
import { mayRetry, type OutboxDeps } from "./outbox.ts";
import type { Who } from "./progress.ts";

/** The answer to a mistake that has come back, or was practised; the server marks it. */
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
export interface ReviewQueueDeps extends Pick<OutboxDeps, "who" | "alone" | "later"> {
  readonly newKey: () => string;
  readonly post: (waiting: Waiting) => Promise<unknown>;
  /** Sends what waits on the board first: the server has to know of the mistake. False while something is left. */
  readonly settleBoard: (gridId: string) => Promise<boolean>;
}
export type ReviewQueueEvent = "sent" | "waiting" | { readonly refused: ApiFailure };

export interface ReviewQueue {
  /** Takes an answer of the user who is signed in and sends it as soon as it can be. */
  add(answer: PracticeAnswer): void;
  /** Sends all there are, in order; false when some are left. */
  flush(): Promise<boolean>;
  onNews(listener: (news: ReviewQueueEvent) => void): () => void;
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
 * Answers to mistakes, beside the boards' outbox and by its rules: they wait in localStorage for the network or the
 * login, each person's apart, and leave in order. The server counts a due mistake once, however often its answer comes.
 */
export function createReviewQueue(parts: ReviewQueueDeps): ReviewQueue {
  const listeners = new Set<(news: ReviewQueueEvent) => void>();
  const tell = (news: ReviewQueueEvent): void => {
    for (const listener of listeners) listener(news);
  };
  let stopWaiting = (): void => undefined;

  async function drain(who: Who): Promise<void> {
    stopWaiting();
    // Ends: every turn takes one from the list or leaves.
    for (let first = read(who)[0]; first && parts.who() === who; first = read(who)[0]) {
      const { key, body } = first;
      const failure = (await parts.settleBoard(body.gridId)) ? await send(first) : "waits";
      if (failure instanceof ApiFailure && failure.status === 401) return;
      if (failure === "waits" || (failure && mayRetry(failure))) {
        tell("waiting");
        stopWaiting = parts.later(() => void flush(), RETRY_DELAY_MS);
        return;
      }
      write(
        who,
        read(who).filter((one) => one.key !== key),
      );
      tell(failure ? { refused: failure } : "sent");
    }
  }

  async function send(waiting: Waiting): Promise<ApiFailure | null> {
    try {
      await parts.post(waiting);
      return null;
    } catch (failure) {
      if (failure instanceof ApiFailure) return failure;
      throw failure;
    }
  }

  async function flush(): Promise<boolean> {
    const who = parts.who();
    if (!who) return true;
    await parts.alone(keyOf(who), () => drain(who));
    return read(who).length === 0;
  }

  return {
    flush,
    add(answer) {
      const who = parts.who();
      if (!who) return;
      write(who, [...read(who), { key: parts.newKey(), body: bodyOf(answer) }]);
      void flush();
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
