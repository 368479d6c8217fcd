import type { AnyGame } from "@karota/engine/game.ts";
import type { SharedBoardsTable } from "../../../database/tables.ts";
import { getGame, type GamesDeps } from "../games-deps.ts";

/** The state that saves lead to from the start of a shared board, by the rules of its game; null when they do not fit. */
export function applySaves(
  deps: GamesDeps,
  { game: name, payload }: Pick<SharedBoardsTable, "game" | "payload">,
  saves: readonly object[],
): { readonly game: AnyGame; readonly state: unknown } | null {
  const { game } = getGame(deps, name);
  let state: unknown = game.payload.decode(JSON.parse(payload));
  for (const save of saves) {
    const read = game.saves.schema.safeParse(save);
    state = read.success ? game.saves.merge(state, read.data) : null;
    if (state === null) return null;
  }
  return { game, state };
}
