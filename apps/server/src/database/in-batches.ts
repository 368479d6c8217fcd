/** Rows a statement of the nightly work: no player waits longer for it. */
const BATCH_SIZE = 500;

/**
 * Repeats a step until it finds less than a batch; returns how many rows there were. Each step commits by itself, so work
 * that is interrupted goes on where it was.
 * @param step changes or deletes at most so many rows, so that it does not find them again, and returns how many
 */
export async function inBatches(step: (limit: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await step(BATCH_SIZE);
    all += some;
    if (some < BATCH_SIZE) return all;
  }
}
