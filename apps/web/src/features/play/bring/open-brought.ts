import { loadSession, openSession } from "@karota/engine/session.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { loadChunk } from "../../../shared/api/load-chunk.ts";
import { loadBring, loadTrain, TRAIN } from "../../../shared/bring.ts";
import { readPlay } from "../../../shared/offline/progress.ts";
import type { Opened } from "../open-board.ts";
import { loadView } from "../views.ts";
import { BROUGHT, idOf, noteOpened, type Source } from "./brought.ts";

/** Opens the board of a code, as this browser has left it; null when it is no board that can be played. */
export async function openBrought(row: CatalogueRow, source: Source, code: string): Promise<Opened | null> {
  const [game, bring, train] = await Promise.all([
    loadChunk(row.load),
    loadBring(row.id),
    source === TRAIN ? loadTrain(row.id) : null,
  ]);
  const [View, board] = await Promise.all([loadView(game), bring.readBoard(code)]);
  if (board === null) return null;
  const technique = train?.techniqueOf(board.puzzle) ?? null;
  const gridId = idOf(row.id, source, board.code);
  const fresh = { session: openSession(game.start(board.puzzle)), change: 0, resets: 0, seconds: 0, hints: 0 };
  const common = { who: BROUGHT, game, View, gridId, options: board.options, period: null, ends: null, technique };
  const record = readPlay(BROUGHT, gridId);
  noteOpened(source, gridId);
  if (record === null) return { ...common, ...fresh };
  const { change, resets, seconds, hints } = record;
  try {
    return { ...common, session: loadSession(game, record.session), change, resets, seconds, hints };
  } catch {
    // A record that cannot be read any more is written over.
    return { ...common, ...fresh, change };
  }
}
