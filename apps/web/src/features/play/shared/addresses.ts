import { RACE, SHARED } from "../../../shared/bring.ts";
import { gamePath } from "../../../shared/format/game-words.ts";
import { codeOf } from "../bring/brought.ts";

/** Where the board of a link is offered: the link itself. */
export const sharedPath = (code: string): string => `/b/${code}`;

/** Where it is played. */
export const playAddress = (game: string, code: string): string =>
  `${gamePath(game, SHARED)}?${new URLSearchParams({ board: code }).toString()}`;

/** Where people come together for a race on the board of a link. */
export const racePath = (code: string): string => `${sharedPath(code)}/race`;

/** Where a race is played once it has been started. */
export const raceAddress = (game: string, code: string, race: string): string =>
  `${gamePath(game, RACE)}?${new URLSearchParams({ board: code, race }).toString()}`;

/** What follows the game in the id of a board of a race: each race has a record of its own. */
export const raceKey = (code: string, race: string): string => `${code}/${race}`;

/** The code of the link from the id of a board that is shared or raced on. */
export const linkOf = (gridId: string): string => codeOf(gridId).split("/", 1)[0]!;
