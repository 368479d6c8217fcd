import { use } from "react";
import type { Board } from "@karota/contract/games/board.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { findReply } from "../../shared/api/document-replies.ts";
import { useRendered } from "../../shared/api/use-rendered.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import { askBoard, replyName } from "./fetch-board.ts";
import { openUntouched, type Opened } from "./open-board.ts";

const opening = new WeakMap<Board, Promise<Opened>>();

/** The same promise for the same board, as `use` needs it. */
function opened(row: CatalogueRow, board: Board): Promise<Opened> {
  let promise = opening.get(board);
  if (!promise) opening.set(board, (promise = openUntouched(row, board)));
  return promise;
}

/**
 * The day's board as it is rendered: on the server, and while React takes over its document; null on every other
 * screen. Suspends until its game is here.
 */
export const useRenderedBoard = import.meta.env.SSR ? useServerBoard : useDocumentBoard;

function useServerBoard(row: CatalogueRow, id: string): Opened | null {
  const board = useRendered(replyName(row.id, id), () => askBoard(row.id, id));
  return use(opened(row, board));
}

function useDocumentBoard(row: CatalogueRow, id: string): Opened | null {
  const hydrated = useHydrated();
  const board = hydrated ? undefined : (findReply(replyName(row.id, id)) as Board | undefined);
  return board ? use(opened(row, board)) : null;
}
