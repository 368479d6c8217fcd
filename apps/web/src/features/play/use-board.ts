import { useLayoutEffect, useState } from "react";
import { scoreOf } from "@karota/engine/quiz/score.ts";
import { hasExplainFlag, useExplainFlag } from "./bring/explain-flag.ts";
import { useVibration } from "../../shared/use-vibration.ts";
import type { Opened } from "./open-board.ts";
import { isCelebrated } from "./score.ts";
import { useCelebration } from "./use-celebration.ts";
import { useEnds } from "./use-ends.ts";
import { useHint } from "./use-hint.ts";
import { useMoveOn } from "./use-move-on.ts";
import { usePlay } from "./use-play.ts";
import { useSaving } from "./use-saving.ts";
import { useTimer } from "./use-timer.ts";
import { useTurn } from "./use-turn.ts";

/** A board in play: its moves, its clock, its saves and its hint. */
export function useBoard(opened: Opened, reload: () => void) {
  const { game } = opened;
  const [paused, setPaused] = useState(false);
  const ends = useEnds(opened.ends);
  const [finished, setFinished] = useState(() => game.check(opened.session.state).status !== "playing");
  const secondsNow = useTimer(opened.seconds, !paused && !finished && ends !== "over");
  const player = usePlay(opened, secondsNow);
  const { session, verdict } = player;
  const saves = useSaving(opened, player.replace, () => {
    // It was finished on another device, whose board takes the place of this one.
    if (verdict.status !== "solved") reload();
  });
  const isPlaying = verdict.status === "playing";
  const score = scoreOf(game, session.state);
  const celebrated = isCelebrated(verdict, score);
  useCelebration(celebrated);
  useVibration((score?.right ?? 0) + (verdict.status === "solved" ? 1 : 0));
  useLayoutEffect(() => setFinished(!isPlaying), [isPlaying]);
  const over = ends === "over" || saves.saving === "over";
  useMoveOn(ends === "over" && isPlaying && opened.change === 0 && session === opened.session, verdict, reload);
  const { drawn, forms, playDrawn } = useTurn(game, session.state, player.play);
  const [isExplained] = useState(hasExplainFlag);
  useExplainFlag();
  const hint = useHint(game, session.state, drawn, player.countHint, isExplained);
  return {
    player,
    forms,
    playDrawn,
    secondsNow,
    saves,
    hint,
    ends,
    paused,
    setPaused,
    /** Whether its day or week is over. */
    over,
    isPlaying,
    celebrated,
    lost: verdict.status === "failed",
    readOnly: !isPlaying || over || paused,
  };
}
export type BoardInPlay = ReturnType<typeof useBoard>;
