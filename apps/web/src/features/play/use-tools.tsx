import { canRedo, canUndo } from "@karota/engine/session.ts";
import { HintIcon, RedoIcon, RestartIcon, StateIcon, UndoIcon } from "@karota/ui/board-icons.ts";
import type { Frame, Tool } from "@karota/ui/game-frame.ts";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import type { BoardInPlay } from "./use-board.ts";

/** The frame's tools for this board, each with the reason why it is disabled. */
export function useTools(
  { player, hint, over, isPlaying, lost }: BoardInPlay,
  {
    hasHints,
    stateShown,
    toggleState,
    restart,
  }: {
    readonly hasHints: boolean;
    readonly stateShown: boolean;
    readonly toggleState: () => void;
    /** Null: the board cannot be restarted. */
    readonly restart: (() => void) | null;
  },
): Frame["tools"] {
  const say = useSay();
  const session = player.session as never;
  const closed = lost
    ? say(restart ? "play.why.lost" : "play.why.finished")
    : !isPlaying
      ? say("play.why.finished")
      : over
        ? say("play.why.over")
        : null;
  const isHinting = hint.hint !== null;
  const hintTool: Tool = {
    id: "hint",
    label: say("play.hint"),
    icon: <Icon of={HintIcon} />,
    use: isHinting ? hint.close : hint.open,
    unavailable: closed,
    pressed: isHinting,
    shortcut: "Alt+H",
  };
  return {
    undo: {
      id: "undo",
      label: say("play.undo"),
      icon: <Icon of={UndoIcon} />,
      use: player.undo,
      unavailable: closed ?? (canUndo(session) ? null : say("play.why.undo")),
      shortcut: "Control+Z",
    },
    redo: {
      id: "redo",
      label: say("play.redo"),
      icon: <Icon of={RedoIcon} />,
      use: player.redo,
      unavailable: closed ?? (canRedo(session) ? null : say("play.why.redo")),
      shortcut: "Control+Y",
    },
    ...(hasHints && { hint: hintTool }),
    check: {
      id: "check",
      label: say("play.check"),
      icon: <Icon of={StateIcon} />,
      use: toggleState,
      unavailable: null,
      pressed: stateShown,
      shortcut: "Alt+K",
    },
    ...(restart && {
      restart: {
        id: "restart",
        label: say("play.restart"),
        icon: <Icon of={RestartIcon} />,
        use: restart,
        unavailable: lost && !over ? null : closed,
      },
    }),
  };
}
