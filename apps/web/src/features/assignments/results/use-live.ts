import { useEffect, useRef, useState } from "react";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { serverNow } from "../../../shared/session/clock.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { usePolling } from "../../../shared/api/use-polling.ts";

/** How often new answers are loaded, and how often they are announced, in milliseconds. */
const POLL_INTERVAL_MS = 4_000;
const ANNOUNCE_INTERVAL_MS = 12_000;

/** Whether any student may still answer. */
export const isLive = ({ status, students, end }: AssignmentDetail, now: number): boolean =>
  status !== "cancelled" &&
  status !== "upcoming" &&
  (Date.parse(end) >= now || students.some(({ ownEnd }) => ownEnd !== null && Date.parse(ownEnd) >= now));

/** Polls while the page is visible and answers may come; they are announced in a sentence now and then. */
export function useLive(detail: AssignmentDetail, reload: () => Promise<unknown>) {
  const say = useSay();
  const [paused, setPaused] = useState(false);
  const [news, setNews] = useState("");
  const live = isLive(detail, serverNow());
  usePolling(reload, POLL_INTERVAL_MS, live && !paused);

  const announced = useRef({ numSolved: detail.numSolved, at: 0 });
  const { numSolved } = detail;
  useEffect(() => {
    const more = numSolved - announced.current.numSolved;
    if (more <= 0) return undefined;
    const timer = setTimeout(
      () => {
        announced.current = { numSolved, at: Date.now() };
        setNews(say("assignments.live.news", { count: more }));
      },
      Math.max(0, announced.current.at + ANNOUNCE_INTERVAL_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [numSolved, say]);

  return { live, paused, setPaused, news };
}
