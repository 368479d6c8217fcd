import type { ComponentType } from "react";
import type { AnyGame, Hint, Verdict } from "@karota/engine/game.ts";
import type { Speaker } from "@karota/engine/message.ts";
import type { FrameTool, KeyHelp } from "./game-frame.ts";

/** What the player has switched on or off; stored by the frame, for all games by default. */
export interface PlaySettings {
  /** The state display: filled cells are marked right or wrong. */
  readonly stateShown: boolean;
  /** After a wrong answer the worked solution stays until the player goes on. */
  readonly explainMistakes: boolean;
  /** Whether that was offered; it is offered once, after the first mistake. */
  readonly explainOffered: boolean;
  /** Shortcuts that are bare letters work without Ctrl or Alt. */
  readonly letterShortcuts: boolean;
  /** The keys 1 to 4 answer questions, wherever the focus is. */
  readonly answerKeys: boolean;
  /** The player has two keys and no keyboard: what is typed has keys on the screen. */
  readonly twoKeys: boolean;
  /** The running time is shown. */
  readonly timerShown: boolean;
  /** What this game's own switches are set to, by their ids; none that was never touched. */
  readonly own: Readonly<Record<string, string>>;
}

export const FIRST_SETTINGS: PlaySettings = {
  stateShown: false,
  explainMistakes: false,
  explainOffered: false,
  letterShortcuts: false,
  answerKeys: true,
  twoKeys: false,
  timerShown: false,
  own: {},
};

/** A hint as far as the player has opened it: steps 0 to `stage` are shown. */
export interface ShownHint<Move> {
  readonly hint: Hint<Move>;
  readonly stage: number;
}

/**
 * What a view gets. A view is `games/<id>/view.tsx`, default export; it draws the state, emits moves and never decides
 * what is right. It composes `<GameStage>`; undo, redo, hint, check, restart, timer and celebration come from the frame.
 */
export interface GameViewProps<State, Move> {
  /** For what a game has beyond the contract, such as a quiz its worked solutions. */
  readonly game: AnyGame;
  readonly state: State;
  readonly verdict: Verdict;
  /** Plays a move; an illegal one changes nothing. */
  readonly play: (move: Move) => void;
  readonly hint: ShownHint<Move> | null;
  readonly settings: PlaySettings;
  /** Of `own`, too, only what changes is named. */
  readonly change: (settings: Partial<PlaySettings>) => void;
  readonly speaker: Speaker;
  /** Finished, over or paused: the board is to look at. */
  readonly readOnly: boolean;
  /** Announces a text to screen readers. */
  readonly announce: (words: string) => void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- erased like AnyGame, for the frame that shows any view
export type AnyGameView = ComponentType<GameViewProps<any, any>>;

/** What `games/<id>/view.tsx` exports. `showGame` of the tests takes it, so that a missing export does not compile. */
export interface GameViewModule<View = AnyGameView> {
  readonly default: View;
  /** What the keyboard does: for the help beside the board and for the page of the help. */
  readonly KEYS: readonly KeyHelp[];
  /** The tools of the frame that make no sense in this game. */
  readonly WITHOUT?: readonly FrameTool[];
}
