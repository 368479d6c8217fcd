import { openSession } from "@karota/engine/session.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { loadChunk } from "../../../shared/api/load-chunk.ts";
import { loadBring, loadTrain, TRAIN } from "../../../shared/bring.ts";
import type { Opened } from "../open-board.ts";
import { loadView } from "../views.ts";
import { BROUGHT, idOf, noteOpened, type Source } from "./brought.ts";
import { continueBrought } from "./continue-brought.ts";

/** The pages whose boards are in the address. */
export type AddressSource = Exclude<Source, "shared" | "race">;

/** Opens the board of a code, as this browser has left it; null when it is no board that can be played. */
export async function openBrought(row: CatalogueRow, source: AddressSource, code: string): Promise<Opened | null> {
  const [game, bring, train] = await Promise.all([
    loadChunk(row.load),
    loadBring(row.id),
    source === TRAIN ? loadTrain(row.id) : null,
  ]);
  const [View, board] = await Promise.all([loadView(game), bring.readBoard(code)]);
  if (board === null) return null;
  const technique = train?.techniqueOf(board.puzzle) ?? null;
  const gridId = idOf(row.id, source, board.code);
  const play = continueBrought(game, gridId, () => openSession(game.start(board.puzzle)));
  noteOpened(source, gridId);
  return {
    who: BROUGHT,
    source,
    game,
    View,
    gridId,
    options: board.options,
    period: null,
    ends: null,
    technique,
    ...play,
  };
}
