import { statSync } from "node:fs";

/** From now on only this process's user may read the files and folders that it creates: backups, mails, the database. */
export function restrictFileModes(): void {
  process.umask(0o077);
}

/** Returns a sentence for the log when other users of this machine may read or list the data folder, else null. */
export function warnOfOpenFolder(folder: string): string | null {
  // Windows has no such bits.
  if (process.platform === "win32") return null;
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & 0o077) === 0) return null;
  return `Other users of this machine may enter the data folder (mode ${(mode & 0o777).toString(8)}): chmod 700 it, and chmod -R go= what is in it.`;
}
