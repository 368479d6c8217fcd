/** The name of the file with all flags: 331 kB that only the flags need, so a browser keeps it from their first use on. */
export const FLAG_TABLE = "flag-table";

/** Whether a game opens without a network once the worker has the build: all do, and the flags after their first use. */
export async function hasFilesOf(game: string): Promise<boolean> {
  if (game !== "flags") return true;
  if (!("caches" in globalThis)) return false;
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => new URL(url).pathname.startsWith(`/assets/${FLAG_TABLE}-`))) return true;
  }
  return false;
}
