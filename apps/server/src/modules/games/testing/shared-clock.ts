import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A clock for other processes: the computer's, moved by what stands in a file (`e2e/harness-clock.mjs`). */
export function sharedClock(folder: string) {
  const file = join(folder, "clock");
  let shift = 0;
  return {
    environment: {
      KAROTA_TEST_CLOCK: file,
      NODE_OPTIONS: `--import=${new URL("../../../../../../e2e/harness-clock.mjs", import.meta.url).href}`,
    },
    now: () => Date.now() + shift,
    travelTo(moment: number) {
      shift = moment - Date.now();
      // Renamed into place: a server may read at any moment.
      writeFileSync(`${file}.new`, String(shift));
      renameSync(`${file}.new`, file);
    },
  };
}
