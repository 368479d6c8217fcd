import { useEffect, useRef, useState } from "react";
import type { CheckReply } from "@karota/contract/admin/functionality.ts";
import { call } from "../../../shared/api/api.ts";
import { notifyFailure } from "../../../shared/components/notices.tsx";

/** The results of the checks: the last one of each part, and which part is checked now. */
export function useChecks() {
  const [results, setResults] = useState<ReadonlyMap<string, CheckReply>>(new Map());
  const [running, setRunning] = useState<string | null>(null);
  /** The run that goes on; a newer one, or leaving the page, ends it. */
  const turn = useRef(0);
  const busy = useRef(false);
  useEffect(() => () => void turn.current++, []);

  /** Checks these parts one after the other; meanwhile further clicks are ignored. */
  async function check(parts: readonly string[]): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const mine = ++turn.current;
    setResults((known) => new Map([...known].filter(([part]) => !parts.includes(part))));
    try {
      for (const part of parts) {
        if (mine !== turn.current) break;
        setRunning(part);
        const reply = await call<CheckReply>("POST", `admin/functionality/${encodeURIComponent(part)}`);
        setResults((known) => new Map(known).set(part, reply));
      }
    } catch (error) {
      notifyFailure(error);
    } finally {
      busy.current = false;
      setRunning(null);
    }
  }
  return { results, running, check: (parts: readonly string[]) => void check(parts), stop: () => void turn.current++ };
}
