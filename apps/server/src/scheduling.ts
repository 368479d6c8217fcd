import type { Clock } from "./deps.ts";

/** The timer that the scheduler uses; tests pass their own. */
export interface Timers {
  /** Runs `task` once after `delay` ms and returns a function that cancels it. Does not keep the process alive. */
  after(delay: number, task: () => void): () => void;
}

const REAL_TIMERS: Timers = {
  after(delay, task) {
    const timer = setTimeout(task, delay).unref();
    return () => clearTimeout(timer);
  },
};

/** A suspended computer or a changed clock is noticed within this time. */
const MAX_WAIT_MS = 60 * 60_000;

/**
 * Runs `work` now and then again at the moment that it returned last, until the returned function is called.
 * @param work returns when it has to run next, in ms since 1970; it may be called more often than needed
 */
export function startSchedule(
  clock: Clock,
  work: () => Promise<number>,
  onError: (error: unknown) => void,
  timers: Timers = REAL_TIMERS,
): () => void {
  let stopped = false;
  let cancel = () => {};
  async function run(): Promise<void> {
    let next = clock.now() + MAX_WAIT_MS;
    try {
      next = await work();
    } catch (error) {
      onError(error);
    }
    if (stopped) return;
    const wait = Math.min(MAX_WAIT_MS, Math.max(1000, next - clock.now()));
    cancel = timers.after(wait, () => void run());
  }
  void run();
  return () => {
    stopped = true;
    cancel();
  };
}
