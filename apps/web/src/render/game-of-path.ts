import { findGame, type CatalogueRow } from "@karota/games/catalogue.ts";

/** The game that a page is about; undefined for pages of none. */
export function gameOfPath(path: string): CatalogueRow | undefined {
  const name = /^\/(?:games|qa)\/([^/]+)/.exec(path)?.[1];
  return name === undefined ? undefined : findGame(name);
}
