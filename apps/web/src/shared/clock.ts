import { useEffect, useState } from "react";

let ahead = 0;

/** Learns the server's time from a response; second-exact, so small differences are left alone. */
export function noteServerTime(date: string | null): void {
  const difference = date === null ? Number.NaN : Date.parse(date) - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) > 2_000 ? difference : 0;
}

/** Now by the server's clock, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;

/** The server's time, renewed every so many milliseconds. */
export function useServerNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** Seconds as on a stop watch: `1:12`, `1:02:09`. */
export function stopWatch(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
