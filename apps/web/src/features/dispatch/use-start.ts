import { navigate } from "wouter/use-browser-location";
import type { OptionValues } from "@karota/engine/options.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { useCreateBoard } from "../../shared/api/use-create-board.ts";
import { gamePath } from "../../shared/format/game-words.ts";

/** Starts a paid game and goes to it; whether that is under way, and how it begins. */
export function useStart(game: string, reload: () => Promise<unknown>) {
  const create = useCreateBoard(game, reload);
  return useAction(async (options: OptionValues, price: number) => {
    const board = await create(options, price);
    if (board) navigate(gamePath(game, board.gridId));
  });
}
