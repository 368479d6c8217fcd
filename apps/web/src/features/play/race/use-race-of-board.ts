import { useCallback, useEffect, useState } from "react";
import type { RaceOfBoard } from "@karota/contract/games/races.ts";
import { call } from "../../../shared/api/api.ts";
import { usePolling } from "../../../shared/api/use-polling.ts";
import { useUser } from "../../../shared/session/session.ts";

/** How often somebody who is in no race looks whether one waits, in milliseconds. */
const POLL_INTERVAL_MS = 5_000;

interface RaceLookUp {
  /** Null before the first answer, and for visitors. */
  readonly found: RaceOfBoard | null;
  /** Why the last request failed; null when it did not. */
  readonly failure: unknown;
  readonly reload: () => Promise<void>;
}

/** The race on the board of a link, asked for now and again while `polls`; of visitors nothing is asked. */
export function useRaceOfBoard(code: string, polls: boolean): RaceLookUp {
  const userId = useUser()?.userId;
  const [found, setFound] = useState<RaceOfBoard | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const reload = useCallback(async () => {
    if (userId === undefined) return;
    try {
      setFound(await call<RaceOfBoard>("POST", "shared-boards/race/open", { body: { code } }));
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  }, [userId, code]);
  useEffect(() => {
    setFound(null);
    void reload();
  }, [reload]);
  usePolling(reload, POLL_INTERVAL_MS, polls && userId !== undefined);
  return { found, failure, reload };
}
