import { globSync } from "node:fs";

/** A moment at which something that depends on the time could go wrong, and the zone of the machine then. */
export interface Moment {
  readonly name: string;
  /** The zone of the app stays Europe/Ljubljana. */
  readonly zone: string;
  readonly instant: Temporal.Instant;
}

const inLjubljana = (dateAndTime: string, offset: string): Temporal.Instant =>
  Temporal.Instant.from(`${dateAndTime}${offset}`);

/** Two minutes before a year ends in week 53 and before both changes of the clock, and the first minute of 29 February. */
export const MOMENTS: readonly Moment[] = [
  {
    name: "the end of the year, in week 53",
    zone: "America/New_York",
    instant: inLjubljana("2026-12-31T23:58", "+01:00"),
  },
  { name: "the change to summer time", zone: "Asia/Tokyo", instant: inLjubljana("2027-03-28T01:58", "+01:00") },
  { name: "the change to winter time", zone: "Pacific/Apia", instant: inLjubljana("2026-10-25T02:58", "+02:00") },
  { name: "29 February", zone: "UTC", instant: inLjubljana("2028-02-29T00:01", "+01:00") },
];

/** Debian's libfaketime; null where it is not installed. */
export const findFaketime = (): string | null => globSync("/usr/lib/*/faketime/libfaketime.so.1")[0] ?? null;

/** The environment of processes that start at this moment, from which their clocks go on. */
export function unitEnvironment({ zone, instant }: Moment, faketime: string): NodeJS.ProcessEnv {
  const seconds = Math.round(Temporal.Now.instant().until(instant).total("seconds"));
  return {
    TZ: zone,
    LD_PRELOAD: faketime,
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}`,
    // Timeouts and durations are measured by the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}

/** The same for the browser tests, which move the clocks of servers and pages themselves: Chromium fails under libfaketime. */
export const browserEnvironment = ({ zone, instant }: Moment): NodeJS.ProcessEnv => ({
  TZ: zone,
  TEST_NOW: instant.toString(),
});
