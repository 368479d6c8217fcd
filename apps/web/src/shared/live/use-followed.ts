import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure, call } from "../api/api.ts";
import { followEvents } from "./follow-events.ts";

/** How often the page asks by itself: beside events, which may be lost on their way, and without them. */
const POLL_MS = { live: 20_000, alone: 2_000 } as const;
/** A request that gets no answer in this time has failed: its connection may be lost. */
const ANSWER_MS = 15_000;

interface Stated {
  readonly state: string;
  /** "ended" is the last one. */
  readonly phase: string;
}

/** Whether our server says that there is nothing to follow for this person any more; a proxy's refusal has no code. */
export const isOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code !== null && (failure.status === 403 || failure.status === 404);

export interface Followed<View> {
  readonly view: View | null;
  /** Why the last request failed; null when it did not. */
  readonly failure: unknown;
  /** Shows a newer view that came with another reply. */
  readonly take: (view: View) => void;
  readonly reload: () => Promise<void>;
}

/**
 * What several people change at the same time, a lesson or a race, as one of its pages shows it: `path` is read when an event
 * of `events` says that it has changed, and now and then in any case, until it is over for this person. What is read while
 * another reply is taken may be older or newer than that, so it is read again.
 */
export function useFollowed<View extends Stated>(path: string, events: string): Followed<View> {
  const [view, setView] = useState<View | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const shown = useRef<View | null>(null);
  const turn = useRef(0);
  const take = useCallback((next: View) => {
    turn.current++;
    // The reply to something that was sent before the end may come after it.
    if (shown.current?.phase === "ended" && next.phase !== "ended") return;
    shown.current = next;
    setView(next);
    setFailure(null);
  }, []);
  const load = useRef<() => Promise<void>>(async () => {});

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let timer: ReturnType<typeof setTimeout>;
    let isLive = false;
    let isLoading = false;
    let isStale = false;
    const onReturn = () => void (document.visibilityState === "visible" && loadNow());
    function stop(): void {
      control.abort();
      clearTimeout(timer);
      removeEventListener("online", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    }
    async function ask(): Promise<void> {
      const own = turn.current;
      const query = shown.current ? `?state=${encodeURIComponent(shown.current.state)}` : "";
      const request = new AbortController();
      const leave = () => request.abort();
      signal.addEventListener("abort", leave);
      const limit = setTimeout(leave, ANSWER_MS);
      try {
        const next = await call<View | undefined>("GET", `${path}${query}`, { signal: request.signal });
        if (next && own !== turn.current) isStale = true;
        else if (next) take(next);
        else setFailure(null);
        if (shown.current?.phase === "ended") stop();
      } catch (error) {
        if (signal.aborted) return;
        setFailure(request.signal.aborted ? new ApiFailure(0, null) : error);
        if (isOut(error)) stop();
      } finally {
        clearTimeout(limit);
        signal.removeEventListener("abort", leave);
      }
    }
    /** One request at a time: what changes meanwhile needs one more. */
    async function loadNow(): Promise<void> {
      isStale = true;
      if (isLoading) return;
      isLoading = true;
      while (isStale && !signal.aborted) {
        isStale = false;
        await ask();
      }
      isLoading = false;
      schedule();
    }
    function schedule(): void {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(() => void loadNow(), isLive ? POLL_MS.live : POLL_MS.alone);
    }
    load.current = loadNow;
    void loadNow();
    void followEvents(
      events,
      signal,
      () => void loadNow(),
      (now) => {
        if (now === isLive) return;
        isLive = now;
        schedule();
      },
    );
    addEventListener("online", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return stop;
  }, [path, events, take]);

  const reload = useCallback(() => load.current(), []);
  return { view, failure, take, reload };
}
