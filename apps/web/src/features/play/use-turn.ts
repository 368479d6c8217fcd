import { useCallback, useMemo, useState } from "react";
import type { AnyGame } from "@karota/engine/game.ts";
import { useHydrated } from "@karota/ui/hydration.ts";
import { useMedia } from "../../shared/use-media.ts";

/** The same query hides one of the two forms in playing.module.css. */
const UPRIGHT_PHONE = "(max-width: 767px) and (orientation: portrait)";

/** A form that the board is rendered in; its id stays the same for as long as its view has to stay. */
interface Form {
  readonly id: "lying" | "upright";
  readonly state: unknown;
}

/**
 * The board as it is drawn, and what plays a move on it: on an upright phone a wide board has its rows and columns
 * exchanged where its game can do that. The server does not know the device: it renders both forms, and the style sheet
 * hides one of them until React knows which one is needed.
 */
export function useTurn(game: AnyGame, state: unknown, play: (move: unknown) => void) {
  const isHydrated = useHydrated();
  const isUpright = useMedia(UPRIGHT_PHONE);
  const turn = game.turn?.isWide(state) ? game.turn : null;
  const turned = useMemo<unknown>(() => turn?.state(state), [turn, state]);
  const isTurned = turn !== null && isUpright;
  const drawn = isTurned ? turned : state;
  // The view that was seen first stays when the device is turned, with the focus in it.
  const [seen, setSeen] = useState<Form["id"] | null>(null);
  if (isHydrated && seen === null) setSeen(isTurned ? "upright" : "lying");
  const forms: readonly Form[] =
    turn !== null && seen === null
      ? [
          { id: "lying", state },
          { id: "upright", state: turned },
        ]
      : [{ id: seen ?? "lying", state: drawn }];
  return {
    drawn,
    forms,
    playDrawn: useCallback((move: unknown) => play(isTurned ? turn.move(move) : move), [isTurned, turn, play]),
  };
}
