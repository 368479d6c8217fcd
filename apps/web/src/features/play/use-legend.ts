import { useMemo } from "react";
import type { Frame } from "@karota/ui/game-frame.ts";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import { listPlays } from "../../shared/offline/progress.ts";
import type { Opened } from "./open-board.ts";

/** Among the settings of a game's own, beside its switches. */
const LEGEND = "legend";

/**
 * Whether the meaning of the marks is open: as the player left it in this game, and before that until one of its boards
 * is solved in this browser.
 */
export function useLegend(
  { who, game }: Opened,
  { own }: PlaySettings,
  change: (settings: Partial<PlaySettings>) => void,
): Frame["legend"] {
  const hydrated = useHydrated();
  // Looked up once, so that it does not fold while the first board is being solved.
  const hasSolved = useMemo(
    () => hydrated && listPlays(who).some((play) => play.game === game.id && play.completed),
    [hydrated, who, game.id],
  );
  return {
    isOpen: own[LEGEND] === undefined ? !hasSolved : own[LEGEND] === "open",
    setOpen: (isOpen) => change({ own: { [LEGEND]: isOpen ? "open" : "folded" } }),
  };
}
