import type { SaveCodec } from "../game.ts";

/**
 * The state after a save that anybody may have sent: parsed with the game's schema, then put onto the board, as the
 * server does it. Null when it is refused.
 */
export function receiveSave<State, Save>(saves: SaveCodec<State, Save>, state: State, save: unknown): State | null {
  const { data, success } = saves.schema.safeParse(save);
  return success ? saves.merge(state, data) : null;
}
