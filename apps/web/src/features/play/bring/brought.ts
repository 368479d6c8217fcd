import { BRING, RACE, SHARED, TRAIN } from "../../../shared/bring.ts";
import { listPlays, readPlay, removePlay, type PlayRecord, type Who } from "../../../shared/offline/progress.ts";
import { readJson, writeJson } from "../../../shared/offline/stored.ts";

/**
 * Whose boards those are that somebody has brought, or plays by a link: this browser's. The server gets nothing of what is
 * played on them, and no statistic counts it. As everything under `karota:play:` they are deleted at a sign-out.
 */
export const BROUGHT: Who = "brought";

/** The page that a board comes from: where it was entered, where a technique was chosen, a link, or a race. */
export type Source = typeof BRING | typeof TRAIN | typeof SHARED | typeof RACE;

const SOURCES: readonly Source[] = [BRING, TRAIN, SHARED, RACE];

/** The ids of the boards of each page, the last opened first. */
const ORDER_KEYS: Readonly<Record<Source, string>> = {
  [BRING]: "karota:play:order-of-brought",
  [TRAIN]: "karota:play:order-of-trained",
  [SHARED]: "karota:play:order-of-shared",
  [RACE]: "karota:play:order-of-raced",
};
/** Boards that are stored of each; one takes some KB of the browser's storage. */
const MAX_BOARDS = 20;

const SIGN = ":";
export const idOf = (game: string, source: Source, code: string): string =>
  `${game}${source === BRING ? "" : `/${source}`}${SIGN}${code}`;
export const codeOf = (gridId: string): string => gridId.slice(gridId.indexOf(SIGN) + 1);

const readOrder = (source: Source): readonly string[] => {
  const stored = readJson(ORDER_KEYS[source]);
  return Array.isArray(stored) ? (stored as readonly string[]) : [];
};

/** Notes that a board is opened; the oldest beyond the limit are deleted. Where the storage is full, nothing is noted. */
export function noteOpened(source: Source, gridId: string): void {
  const others = readOrder(source).filter((one) => one !== gridId);
  try {
    writeJson(ORDER_KEYS[source], [gridId, ...others].slice(0, MAX_BOARDS));
  } catch {
    return;
  }
  const listed = new Set(SOURCES.flatMap(readOrder));
  for (const { gridId: id } of listPlays(BROUGHT)) if (!listed.has(id)) removePlay(BROUGHT, id);
}

/** Boards of a game that were brought and begun, the last opened first. */
export const listBrought = (game: string): readonly PlayRecord[] =>
  readOrder(BRING)
    .flatMap((gridId) => readPlay(BROUGHT, gridId) ?? [])
    .filter((record) => record.game === game);

/** The codes of a game's boards that were opened to train a technique. */
export const readTrained = (game: string): ReadonlySet<string> =>
  new Set(
    readOrder(TRAIN)
      .filter((gridId) => gridId.startsWith(idOf(game, TRAIN, "")))
      .map(codeOf),
  );
