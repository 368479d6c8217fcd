import { useEffect, useRef, useState } from "react";

/** A device whose clock is wrong is so without a network too. */
const KEY = "karota:clock";
/** Answers are dated to the second and take their time: smaller differences are ignored. */
const TOLERANCE_MS = 2_000;

let known: number | null = null;
/** How far the server's clock is ahead of the device's, in milliseconds. */
const ahead = (): number => (known ??= Number(localStorage.getItem(KEY)) || 0);
const followers = new Set<() => void>();
/** Calls the listener when the server's time differs from the assumed one. Returns a function that stops it. */
export function onClockSet(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

/** Learns the server's time from a response. */
export function noteServerTime(date: string | null): void {
  const difference = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (!Number.isFinite(difference)) return;
  const next = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
  if (Math.abs(next - ahead()) <= TOLERANCE_MS) return;
  known = next;
  if (next === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, String(next));
  for (const follow of followers) follow();
}

/** Now by the server's clock, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead();

/** The server's time, renewed every so many milliseconds. */
export function useServerNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, every);
    const stop = onClockSet(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [every]);
  return now;
}

/** How often an open page looks whether a day is over: timers of a computer that slept are late. */
const LOOK_INTERVAL_MS = 15_000;
/** Before the next attempt where the new boards were not there yet. */
const RETRY_DELAY_MS = 60_000;
/** The new boards are there a moment after the old ones end. */
const GRACE_MS = 1_000;

/** Acts once the server's clock has passed `ends`, and again after a minute where that brings no later end. */
export function useOnceOver(ends: string | undefined, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (ends === undefined) return undefined;
    let next = Date.parse(ends) + GRACE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (serverNow() >= next) {
        next = serverNow() + RETRY_DELAY_MS;
        latest.current();
      }
      timer = setTimeout(look, Math.min(LOOK_INTERVAL_MS, Math.max(GRACE_MS, next - serverNow())));
    };
    look();
    // By the clock so far it may have seemed to be over.
    const stop = onClockSet(() => {
      next = Date.parse(ends) + GRACE_MS;
      look();
    });
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [ends]);
}

/** Seconds as on a stop watch: `1:12`, `1:02:09`. */
export function stopWatch(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
