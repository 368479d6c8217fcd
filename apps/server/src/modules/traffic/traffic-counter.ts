import { randomUUID } from "node:crypto";
import type { Clock } from "../../deps.ts";
import type { Database } from "../../database/database.ts";
import { bucketOf, noTimes, type Times } from "./histogram.ts";
import { putTraffic } from "./store.ts";

/** How long a span is, in milliseconds. */
export const SPAN_MS = 5 * 60_000;
/** Spans that wait for a database that does not answer: a day's. */
const MAX_WAITING = 288;

/** A call of the API that was answered. */
export interface Answered {
  readonly method: string;
  /** The route's pattern, never an address with ids. */
  readonly route: string;
  readonly status: number;
  /** Null for a stream of events: for as long as its page is open, which says nothing of how fast it was answered. */
  readonly ms: number | null;
}

/** Counts what this process answers, five minutes at a time. */
export interface TrafficCounter {
  /** Of this run of the process. */
  readonly process: string;
  count(answered: Answered): void;
  /** Only calls the listeners: an answer that is not the API's is none of the sums. */
  observe(answered: Answered): void;
  /** Calls the listener for each answer that is counted or observed. */
  onAnswered(listener: (answered: Answered) => void): void;
  /** Opens the running span, so that a process without requests is seen as well. */
  beat(): void;
  /** Writes what has changed. What fails is written the next time; nothing counts twice, since sums are written. */
  flush(): Promise<void>;
}

interface Span {
  readonly starts: number;
  requests: number;
  refused: number;
  failed: number;
  readonly times: Times;
  changed: boolean;
}

export function trafficCounter(database: Database, clock: Clock): TrafficCounter {
  const process = randomUUID();
  const listeners: ((answered: Answered) => void)[] = [];
  /** By their start; the running one is the last. Those that have ended stay until they are written. */
  const spans = new Map<number, Span>();
  let running: Span | null = null;

  function open(): Span {
    const now = clock.now();
    // After a clock was set back the running span continues: an earlier one is written and dropped.
    if (running && now < running.starts + SPAN_MS) return running;
    const starts = now - (now % SPAN_MS);
    running = { starts, requests: 0, refused: 0, failed: 0, times: noTimes(), changed: true };
    spans.set(starts, running);
    if (spans.size > MAX_WAITING) spans.delete(spans.keys().next().value!);
    return running;
  }

  async function write(): Promise<void> {
    for (const span of spans.values()) {
      const { starts, requests, refused, failed, times } = span;
      if (span.changed) {
        // Before the writing: what is counted meanwhile is a change again.
        span.changed = false;
        const row = { starts_at: starts, process, requests, refused, failed, times: JSON.stringify(times) };
        try {
          await putTraffic(database.db, row);
        } catch (error) {
          span.changed = true;
          throw error;
        }
      }
      if (span !== running && !span.changed) spans.delete(starts);
    }
  }

  let writing: Promise<void> = Promise.resolve();
  const observe = (answered: Answered): void => {
    for (const listener of listeners) listener(answered);
  };
  return {
    process,
    observe,
    count(answered) {
      const span = open();
      span.requests++;
      if (answered.status >= 500) span.failed++;
      else if (answered.status >= 400) span.refused++;
      if (answered.ms !== null) span.times[bucketOf(answered.ms)]!++;
      span.changed = true;
      observe(answered);
    },
    onAnswered: (listener) => void listeners.push(listener),
    beat: () => void open(),
    flush() {
      // One after the other: an older sum must not come after a newer one.
      writing = writing.then(write, write);
      return writing;
    },
  };
}
