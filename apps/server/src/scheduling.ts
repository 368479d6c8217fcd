import type { Clock } from "./deps.ts";

/** Timers as the scheduler needs them; tests hand in their own. */
export interface Timers {
  /** Runs `work` once after `delay` ms; answers how to call it off. Does not keep the process alive. */
  after(delay: number, work: () => void): () => void;
}

const REAL_TIMERS: Timers = {
  after(delay, work) {
    const timer = setTimeout(work, delay).unref();
    return () => clearTimeout(timer);
  },
};

/** A sleeping computer or a clock set anew is noticed within this time. */
const MAX_WAIT_MS = 60 * 60_000;

/**
 * Prepares the boards now and then just after each end of a day, until it is stopped.
 * @param prepare answers when the running day ends; it may be called more often than needed
 */
export function startSchedule(
  clock: Clock,
  prepare: () => Promise<number>,
  onError: (error: unknown) => void,
  timers: Timers = REAL_TIMERS,
): () => void {
  let stopped = false;
  let callOff = () => {};
  async function run(): Promise<void> {
    let next = clock.now() + MAX_WAIT_MS;
    try {
      next = await prepare();
    } catch (error) {
      onError(error);
    }
    if (stopped) return;
    const wait = Math.min(MAX_WAIT_MS, Math.max(1000, next - clock.now()));
    callOff = timers.after(wait, () => void run());
  }
  void run();
  return () => {
    stopped = true;
    callOff();
  };
}
