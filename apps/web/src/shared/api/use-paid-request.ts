import { useRef } from "react";
import { serverNow } from "../session/clock.ts";
import { ApiFailure } from "./api.ts";
import { mayRetry } from "./may-retry.ts";
import { newKey } from "./new-key.ts";

interface First {
  readonly key: string;
  /** When it was sent for the first time, in ms. */
  readonly at: number;
}

/**
 * Sends what is paid. While its outcome is unknown, what is asked for again has the key and the time of the first
 * attempt, so that it is never paid twice.
 */
export function usePaidRequest(): <Reply>(asked: unknown, send: (first: First) => Promise<Reply>) => Promise<Reply> {
  const unanswered = useRef<(First & { readonly asked: string }) | null>(null);
  return async (asked, send) => {
    const text = JSON.stringify(asked);
    if (unanswered.current?.asked !== text) unanswered.current = { key: newKey(), at: serverNow(), asked: text };
    try {
      const reply = await send(unanswered.current);
      unanswered.current = null;
      return reply;
    } catch (error) {
      if (error instanceof ApiFailure && !mayRetry(error)) unanswered.current = null;
      throw error;
    }
  };
}
