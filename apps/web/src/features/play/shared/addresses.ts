import { SHARED } from "../../../shared/bring.ts";
import { gamePath } from "../../../shared/format/game-words.ts";

/** Where the board of a link is offered: the link itself. */
export const sharedPath = (code: string): string => `/b/${code}`;

/** Where it is played. */
export const playAddress = (game: string, code: string): string =>
  `${gamePath(game, SHARED)}?${new URLSearchParams({ board: code }).toString()}`;
