import { readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { outboxFolder } from "./transport.ts";

/** Deletes mails that were written as files before a moment (ms), by their names; returns how many. */
export async function cleanOutbox(config: Pick<Config, "dataDir">, before: number): Promise<number> {
  const folder = outboxFolder(config);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  let dropped = 0;
  for (const name of names) {
    // Also those of a process that ended while it wrote.
    const [, hour, minutes, seconds] = /^([\d-]+T\d\d)-(\d\d)-([\d.]+Z)-.*\.eml(?:\.new)?$/.exec(name) ?? [];
    // A file with another name is not ours: it has no moment.
    if (!(Date.parse(`${hour}:${minutes}:${seconds}`) < before)) continue;
    await unlink(join(folder, name));
    dropped++;
  }
  return dropped;
}
