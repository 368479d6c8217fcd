import { useEffect, useRef, useState } from "react";
import type { BookBody } from "@karota/contract/games/book.ts";
import { ApiFailure } from "../../shared/api/api.ts";
import { usePaidRequest } from "../../shared/api/use-paid-request.ts";
import { notifyFailure } from "../../shared/components/notices.tsx";
import { updateSession } from "../../shared/session/session.ts";
import { fetchSiteSettings } from "../../shared/session/site-settings.ts";
import { pdfOf, readBook } from "./read-book.ts";

export type BookState =
  | { readonly state: "none" | "cancelled" }
  | { readonly state: "making"; readonly made: number; readonly of: number }
  | { readonly state: "ready"; readonly file: Blob };

/** Has a book made. `reload` shows changed prices; leaving the page cancels. */
export function useBook(reload: () => void, onReady: (file: Blob) => void) {
  const [book, setBook] = useState<BookState>({ state: "none" });
  const running = useRef<AbortController | null>(null);
  const send = usePaidRequest();
  useEffect(() => () => running.current?.abort(), []);
  const make = async (body: BookBody, of: number): Promise<void> => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setBook({ state: "making", made: 0, of });
    try {
      const made = await send(body, ({ key }) =>
        readBook(body, {
          idempotencyKey: key,
          signal: control.signal,
          onMade: (count) => setBook({ state: "making", ...count }),
        }),
      );
      updateSession({ credit_amount: made.credit_amount });
      const file = pdfOf(made);
      setBook({ state: "ready", file });
      onReady(file);
    } catch (error) {
      if (control.signal.aborted) return;
      setBook({ state: "none" });
      // Perhaps a game has just been closed, or the site has become free.
      if (error instanceof ApiFailure && (error.code === "E-KAROTA-OLD_VALUES" || error.status === 404)) {
        void fetchSiteSettings();
        reload();
      }
      notifyFailure(error);
    } finally {
      running.current = null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setBook({ state: "cancelled" });
  };
  return { book, make, cancel };
}
