import { useRef, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { OptionValues } from "@karota/engine/options.ts";
import { gamePath } from "../../shared/format/game-words.ts";
import { useCreateBoard } from "../../shared/api/use-create-board.ts";

/** Starts a paid game and goes to it. A second click while the first runs is ignored. */
export function useStart(
  game: string,
  reload: () => Promise<unknown>,
): { starting: boolean; start: (options: OptionValues, price: number) => void } {
  const create = useCreateBoard(game, reload);
  const [starting, setStarting] = useState(false);
  const running = useRef(false);
  const run = async (options: OptionValues, price: number) => {
    const board = await create(options, price);
    if (board) navigate(gamePath(game, board.gridId));
    running.current = false;
    setStarting(false);
  };
  const start = (options: OptionValues, price: number) => {
    if (running.current) return;
    running.current = true;
    setStarting(true);
    void run(options, price);
  };
  return { starting, start };
}
