import type { Position } from "@karota/engine/game.ts";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { showGame } from "@karota/ui/testing/show-game.tsx";
import { simpleMaze } from "../index.ts";
import { SMALL } from "./drawn.ts";
import * as view from "../view.tsx";

interface How {
  readonly readOnly?: boolean;
  readonly settings?: Partial<PlaySettings>;
}
const showMaze = (more: How = {}, state = simpleMaze.start(SMALL)) => showGame(view, simpleMaze, state, more);
export let game: ReturnType<typeof showMaze>;
export const show = (...how: Parameters<typeof showMaze>): void => void (game = showMaze(...how));

export const path = (): string =>
  game
    .state()
    .path.map((cell) => `${cell % 5}${Math.floor(cell / 5)}`)
    .join(" ");
export const press = (key: string, held: Parameters<typeof game.user.press>[1] = {}): boolean => {
  game.cell(...at()).focus();
  return game.user.press(key, held);
};
const at = (): Position => {
  const cell = game.state().path.at(-1)!;
  return [cell % 5, Math.floor(cell / 5)];
};
export const focused = () => document.activeElement?.getAttribute("data-at");
