import { findGame } from "@karota/games/catalogue.ts";
import { FLAG_TABLE } from "./flag-table.ts";

/** Whether a game opens without a network once the worker has the build: one whose pictures come later, after their first use. */
export async function hasFilesOf(game: string): Promise<boolean> {
  if (!findGame(game)?.picturesLater) return true;
  if (!("caches" in globalThis)) return false;
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => new URL(url).pathname.startsWith(`/assets/${FLAG_TABLE}-`))) return true;
  }
  return false;
}
