import type { RunningLessons } from "@karota/contract/lessons/lesson.ts";
import { call } from "./api/api.ts";
import { useLoad } from "./api/use-load.ts";
import { usePolling } from "./api/use-polling.ts";
import type { useSay } from "./i18n/i18n.tsx";
import { useUser } from "./session/session.ts";

/** How often it is asked whether a lesson runs, in milliseconds. */
const POLL_INTERVAL_MS = 15_000;

const NONE: RunningLessons = { own: null, lessons: [] };

/** The lesson that the signed-in person leads now, and those they may come into without being told a code. */
export function useRunningLessons(): RunningLessons {
  const user = useUser();
  const { data, reload } = useLoad(["lessons/running", user?.userId ?? null], () =>
    call<RunningLessons>("GET", "lessons/running"),
  );
  usePolling(reload, POLL_INTERVAL_MS);
  return data ?? NONE;
}

/** Who leads a lesson, and of which group. */
export const lessonWords = (
  say: ReturnType<typeof useSay>,
  { group, mentor }: RunningLessons["lessons"][number],
): string => (group === null ? say("lessons.now", { mentor }) : say("lessons.now.group", { group, mentor }));
