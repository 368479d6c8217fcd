import { EventSourceParserStream } from "eventsource-parser/stream";
import { readSession } from "../../shared/session/session.ts";

/** A proxy that lets no event through in this time holds streams back. */
const FIRST_EVENT_MS = 3_000;
/** Until the next try: after a stream that ended, without a network, and behind a proxy that holds streams back. */
const PAUSE_MS = { ended: 500, lost: 2_000, blocked: 60_000 } as const;
type End = keyof typeof PAUSE_MS;

/** Reads one stream to its end. The browser's EventSource sends no token. */
async function readStream(id: string, outer: AbortSignal, onEvent: () => void): Promise<End> {
  const own = new AbortController();
  const { signal } = own;
  const leave = () => own.abort();
  outer.addEventListener("abort", leave);
  let isBlocked = false;
  const timer = setTimeout(() => {
    isBlocked = true;
    own.abort();
  }, FIRST_EVENT_MS);
  try {
    const response = await fetch(`/api/v1/lessons/${id}/events`, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${readSession()?.token}` },
      cache: "no-store",
      signal,
    });
    if (!response.ok || !response.body) return "lost";
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    for (;;) {
      const { done } = await reader.read();
      if (done) return "ended";
      clearTimeout(timer);
      onEvent();
    }
  } catch {
    return isBlocked ? "blocked" : "lost";
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", leave);
    leave();
  }
}

/** Resolves after a time, at once when the network comes back or the page has left. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });

/**
 * Calls `onEvent` for each event of a lesson until the signal is aborted, over as many streams as it takes. `onLive` says
 * whether events come now; while they do not, the page has to ask by itself.
 */
export async function followEvents(
  id: string,
  signal: AbortSignal,
  onEvent: () => void,
  onLive: (isLive: boolean) => void,
): Promise<void> {
  while (!signal.aborted) {
    const end = await readStream(id, signal, () => {
      onLive(true);
      onEvent();
    });
    onLive(false);
    await pause(PAUSE_MS[end], signal);
  }
}
