import { EventSourceParserStream } from "eventsource-parser/stream";
import { readSession } from "../session/session.ts";

/** A proxy that lets no event through in this time holds streams back. */
const FIRST_EVENT_MS = 3_000;
/** A connection on which nothing came for so long is lost; the server sends a comment every 15 seconds. */
const SILENCE_MS = 40_000;
/** Until the next try: after a stream that ended, without a network, and behind a proxy that lets no stream through. */
const PAUSE_MS = { ended: 500, lost: 2_000, blocked: 60_000 } as const;
type End = keyof typeof PAUSE_MS;

/** Reads one stream to its end. The browser's EventSource sends no token. */
async function readStream(path: string, outer: AbortSignal, onEvent: () => void): Promise<End> {
  const own = new AbortController();
  const { signal } = own;
  const leave = () => own.abort();
  outer.addEventListener("abort", leave);
  let isLive = false;
  let timer = setTimeout(leave, FIRST_EVENT_MS);
  const onComment = () => {
    clearTimeout(timer);
    timer = setTimeout(leave, SILENCE_MS);
  };
  try {
    const response = await fetch(`/api/v1/${path}`, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${readSession()?.token}` },
      cache: "no-store",
      signal,
    });
    if (response.status >= 500) return "lost";
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!response.ok || !isStream || !response.body) return "blocked";
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment }));
    const reader = events.getReader();
    for (;;) {
      const { done } = await reader.read();
      if (done) return isLive ? "ended" : "blocked";
      isLive = true;
      onComment();
      onEvent();
    }
  } catch {
    return isLive || !own.signal.aborted ? "lost" : "blocked";
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
 * Calls `onEvent` for each event of a stream of the API, such as `lessons/<id>/events`, until the signal is aborted, over as
 * many connections as it takes. `onLive` says whether events come now; while they do not, the page has to ask by itself.
 */
export async function followEvents(
  path: string,
  signal: AbortSignal,
  onEvent: () => void,
  onLive: (isLive: boolean) => void,
): Promise<void> {
  while (!signal.aborted) {
    const end = await readStream(path, signal, () => {
      onLive(true);
      onEvent();
    });
    if (signal.aborted) return;
    onLive(false);
    await pause(PAUSE_MS[end], signal);
  }
}
