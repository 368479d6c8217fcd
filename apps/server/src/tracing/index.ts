import type { Config } from "../config.ts";
import type { Operation, Span, Tracer } from "./tracer.ts";

export type { Span, Tracer } from "./tracer.ts";

/** One for the process, as the receiver sees it; null: nothing is traced, and no package of OpenTelemetry is loaded. */
let current: Tracer | null = null;

interface TracingOptions extends Pick<Config, "traces"> {
  /** Called with a sentence when the receiver no longer takes traces, once until it takes them again. */
  readonly onFailure?: (sentence: string) => void;
  /** How long spans wait for others before they are sent, in milliseconds. */
  readonly delayMs?: number;
}

/** Starts tracing where the configuration names a receiver. Returns what ends it. */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { traces, onFailure = () => {}, delayMs } = options;
  if (traces === null) return async () => {};
  const { openTelemetryTracer } = await import("./open-telemetry.ts");
  const tracer = openTelemetryTracer(traces, onFailure, delayMs);
  const restore = setTracer(tracer);
  return () => {
    restore();
    return tracer.stop();
  };
}

/** What is opened from now on is traced by this one, until the returned function restores the one before. */
export function setTracer(tracer: Tracer): () => void {
  const before = current;
  current = tracer;
  return () => {
    current = before;
  };
}

/** The tracer, where there is one. */
export const findTracer = (): Tracer | null => current;

async function traceIn<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}

/** Does work that is shown as a part of what is traced now, if anything is. */
export function traced<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  const span = current?.startChild(operation);
  return span ? traceIn(span, work) : work();
}

/** The same for work that begins a trace of its own. */
export const tracedRoot = <T>(operation: Operation, work: () => Promise<T>): Promise<T> =>
  current ? traceIn(current.startRoot(operation), work) : work();

/** Calls another server, which is named by what it is to us. Nothing of the trace is sent along. */
export const tracedFetch = (peer: string, url: string | URL, options: RequestInit): Promise<Response> =>
  traced({ name: `call ${peer}`, kind: "call", attributes: { "server.address": new URL(url).hostname } }, () =>
    fetch(url, options),
  );
