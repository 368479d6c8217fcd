import { useCallback, useEffect, useRef, useState } from "react";
import {
  currentState,
  outgoingOf,
  payloadOf,
  readOutgoing,
  sameState,
  writeOutgoing,
} from "../../shared/offline/sync-state.ts";
import { notify } from "../../shared/components/notices.tsx";
import { readPlay } from "../../shared/offline/progress.ts";
import { outbox } from "../../shared/offline/saving.ts";
import { isSent } from "./is-sent.ts";
import type { Opened } from "./open-board.ts";

export type SavingState = "fine" | "waiting" | "newer" | "over" | "refused";

/**
 * The state of this board's saves, and the choice when the server has a newer board.
 * @param completed called when the server says that it has the board to its end
 */
export function useSaving({ who, game, gridId }: Opened, replace: (state: unknown) => void, completed: () => void) {
  const [saving, setSaving] = useState<SavingState>(() => {
    const stopped = isSent(who) ? readOutgoing(who, gridId)?.stopped : null;
    return stopped ?? "fine";
  });
  const refused = useRef(saving === "refused");
  refused.current = saving === "refused";
  const latest = useRef(completed);
  latest.current = completed;
  useEffect(
    () =>
      outbox.onEvent((which, news) => {
        if (which !== gridId) return;
        // The popup once; the notice on the board stays as long as this is true.
        if (news.kind === "refused" && !refused.current) notify(news.code ?? "E-KAROTA-GAME_VALIDATION");
        setSaving(news.kind === "saved" ? "fine" : news.kind);
        if (news.kind === "saved" && news.completed) latest.current();
      }),
    [gridId],
  );
  const newer = saving === "newer" ? (readOutgoing(who, gridId)?.newer ?? null) : null;

  const acceptNewer = useCallback(() => {
    const board = readOutgoing(who, gridId)?.newer;
    if (!board) return;
    const record = readPlay(who, gridId);
    writeOutgoing(who, gridId, outgoingOf(game, board, record?.change ?? 0, record?.resets ?? 0));
    setSaving("fine");
    replace(game.payload.decode(payloadOf(board)));
  }, [who, game, gridId, replace]);

  const overwriteNewer = useCallback(() => {
    const board = readOutgoing(who, gridId)?.newer;
    const record = readPlay(who, gridId);
    if (!board || !record) return;
    writeOutgoing(who, gridId, outgoingOf(game, board, 0, record.resets));
    setSaving("fine");
    const [theirs, mine] = [game.payload.decode(payloadOf(board)), currentState(game, record)];
    // Some of the server's answers may be final; then this browser's board continues from these.
    const merged = game.saves
      .between(theirs, mine)
      .reduce((state, save) => game.saves.merge(state, save) ?? state, theirs);
    if (sameState(game, merged, mine)) outbox.send(gridId);
    else replace(merged);
  }, [who, game, gridId, replace]);

  return { saving, newer, acceptNewer, overwriteNewer };
}
