import type { AnyGame } from "@karota/engine/game.ts";

/** Loads a game of the catalogue from its folder, whose `index.ts` exports it under its id. */
export async function loadGame(id: string): Promise<AnyGame> {
  const module = (await import(`./${id}/index.ts`)) as Readonly<Record<string, AnyGame>>;
  const game = module[id];
  if (!game) throw new Error(`${id}/index.ts does not export ${id}`);
  return game;
}
