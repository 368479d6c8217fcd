import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { loadSession, openSession, play, redo, saveSession, undo } from "@karota/engine/session.ts";
import { readOutgoing, withRoom, WORDLESS } from "../../shared/offline/sync-state.ts";
import { playKey, readPlay, writePlay } from "../../shared/offline/progress.ts";
import { outbox } from "../../shared/offline/saving.ts";
import { isSent } from "./is-sent.ts";
import type { AnySession, Opened } from "./open-board.ts";

interface Playing {
  readonly session: AnySession;
  readonly resets: number;
}

/**
 * Plays a board: its session lives here and goes to the browser's storage, and where it is sent to the outbox, after every
 * change. Another tab with the same board is followed, never overwritten. Where the storage is full, the session lives only
 * here.
 * @param secondsNow the time spent up to now
 */
export function usePlay(opened: Opened, secondsNow: () => number) {
  const { who, game, gridId, options, period, ends } = opened;
  const [playing, setPlaying] = useState<Playing>({ session: opened.session, resets: opened.resets });
  const [hints, setHints] = useState(opened.hints);
  // What is sent needs its state in the outbox.
  const canStore = useCallback(() => !isSent(who) || readOutgoing(who, gridId) !== null, [who, gridId]);
  const [isStored, setStored] = useState(canStore);
  const verdict = useMemo(() => game.check(playing.session.state), [game, playing.session.state]);
  const seen = useRef(opened.change);
  const stored = useRef(playing);

  const follow = useCallback(() => {
    const record = readPlay(who, gridId);
    if (!record || record.change === seen.current) return;
    seen.current = record.change;
    const next = { session: loadSession(game, record.session), resets: record.resets };
    stored.current = next;
    setPlaying(next);
  }, [who, gridId, game]);

  useEffect(() => {
    if (stored.current === playing) return;
    stored.current = playing;
    const { session, resets } = playing;
    const { done, total } = verdict.progress;
    const completed = verdict.status === "solved";
    const saved = saveSession(game, session, WORDLESS);
    const record = { gridId, game: game.id, options, period, ends, session: saved, resets, done, total, completed };
    let change: number | false | null = null;
    try {
      if (canStore())
        change = withRoom(() => writePlay(who, { ...record, seconds: secondsNow(), hints }, seen.current));
    } catch {
      // The storage is full: the next move tries it again.
    }
    setStored(change !== null);
    if (change === null) return;
    if (change === false) return follow();
    seen.current = change;
    if (isSent(who)) outbox.send(gridId, session.state);
  }, [playing, verdict, game, who, gridId, options, period, ends, hints, secondsNow, follow, canStore]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === playKey(who, gridId)) follow();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [who, gridId, follow]);

  // First, what an earlier visit has not sent.
  useEffect(() => {
    if (isSent(who)) outbox.send(gridId);
  }, [who, gridId]);

  const change = useCallback(
    (next: (session: AnySession) => AnySession) =>
      setPlaying((before) => {
        const session = next(before.session);
        return session === before.session ? before : { ...before, session };
      }),
    [],
  );
  return {
    session: playing.session,
    resets: playing.resets,
    verdict,
    hints,
    isStored,
    countHint: useCallback(() => setHints((before) => before + 1), []),
    play: useCallback((move: unknown) => change((session) => play(game, session, move)), [change, game]),
    undo: useCallback(() => change((session) => undo(game, session)), [change, game]),
    redo: useCallback(() => change((session) => redo(game, session)), [change, game]),
    /** Replaces the state of the board, e.g. by the newer one of another device. */
    replace: useCallback((state: unknown) => change(() => openSession(state)), [change]),
    restart: useCallback(
      () =>
        setPlaying(({ session, resets }) => ({
          session: openSession(game.start((session.state as { puzzle: unknown }).puzzle)),
          resets: resets + 1,
        })),
      [game],
    ),
  };
}
