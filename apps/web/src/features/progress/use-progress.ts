import { useMemo } from "react";
import type { Overview } from "@karota/contract/games/board.ts";
import type { ProgressReply } from "@karota/contract/learning/learning.ts";
import { call } from "../../shared/api/api.ts";
import { serverNow } from "../../shared/session/clock.ts";
import { guestLevels, readGuestLearning } from "../../shared/offline/guest-learning.ts";
import { guestGarden } from "../../shared/learning.ts";
import { useUser } from "../../shared/session/session.ts";
import { useLoad, type Loaded } from "../../shared/api/use-load.ts";
import { totalOf } from "./figures.ts";

/** A signed-in person's progress from the server, a visitor's from this browser. */
export interface Progress extends Omit<ProgressReply, "review" | "row"> {
  /** Null for a visitor. */
  readonly review: ProgressReply["review"] | null;
}

function guestProgress(today: string): Progress {
  const learning = readGuestLearning();
  return {
    today,
    days: [...learning.days],
    skills: [...guestLevels(learning, today, serverNow())],
    garden: guestGarden(learning),
    total: totalOf(learning.days),
    review: null,
  };
}

export function useProgress(): Loaded<Progress> {
  const user = useUser()?.userId ?? null;
  const loaded = useLoad<ProgressReply | Overview>(["progress", user], () =>
    // A visitor needs only to know which day it is.
    user ? call<ProgressReply>("GET", "learning/progress") : call<Overview>("GET", "games/overview"),
  );
  const { data } = loaded;
  const progress = useMemo(
    (): Progress | undefined => data && ("skills" in data ? data : guestProgress(data.today)),
    [data],
  );
  return { ...loaded, data: progress };
}
