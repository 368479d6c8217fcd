import { useRef, useState } from "react";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { useCreateBoard } from "../../shared/api/use-create-board.ts";

/**
 * Starts new boards for their price, one after the other, as a start on the game's own page does. When one
 * of them fails, those before it are there and were paid for once.
 */
export function useMoreBoards(game: string, reload: () => Promise<unknown>, made: (gridId: string) => void) {
  const create = useCreateBoard(game, reload);
  const [making, setMaking] = useState(false);
  const running = useRef(false);
  const make = async ({ options, price }: GameInfo["presets"][number], count: number) => {
    if (running.current) return;
    running.current = true;
    setMaking(true);
    for (let n = 0; n < count; n++) {
      const board = await create(options, price);
      if (!board) break;
      made(board.gridId);
    }
    running.current = false;
    setMaking(false);
    // The new boards are among the unfinished ones.
    await reload();
  };
  return { making, make };
}
