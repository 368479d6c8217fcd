import { createContext, useContext, type ReactNode } from "react";

/** A tool of the frame or of a game. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** What it is set to, in one or two words. */
  readonly note?: string;
  /** For tools that are on or off. */
  readonly pressed?: boolean;
  /** Why it cannot be used now; null or absent when it can. */
  readonly unavailable?: string | null;
  /** As `aria-keyshortcuts` spells it. */
  readonly shortcut?: string;
  readonly use: () => void;
}

export type FrameTool = "undo" | "redo" | "hint" | "check" | "restart";

/** One line of the keyboard help. */
export interface KeyHelp {
  /** As they are labelled on the keyboard: `Ctrl + ←`. */
  readonly keys: string;
  readonly does: string;
}

/** A setting of the game's own, shown among the frame's settings. It is stored as `own` of the settings. */
export interface GameSwitch {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly change: (value: string) => void;
}

/** What a game passes to the frame. */
export interface StageOwn {
  readonly keys: readonly KeyHelp[];
  readonly switches: readonly GameSwitch[];
  /** Frame tools that make no sense here, and so have no shortcut either. */
  readonly without: readonly FrameTool[];
}

/** What the frame brings to the stage of every game; a view only says where its board and keys are. */
export interface Frame {
  readonly header: ReactNode;
  /** Only those that the game can do. */
  readonly tools: Readonly<Partial<Record<FrameTool, Tool>>>;
  /** Accessible name of the tools. */
  readonly toolsLabel: string;
  /** How far the board is. */
  readonly progress: { readonly done: number; readonly total: number };
  /** The opened hint. */
  readonly hint: ReactNode;
  /** Messages about this board: some values are wrong, the day is nearly over. */
  readonly notices: ReactNode;
  /** Whether the meaning of the marks is open, which the player decides. */
  readonly legend: { readonly isOpen: boolean; readonly setOpen: (isOpen: boolean) => void };
  /** What lies over the board while it rests. */
  readonly cover: ReactNode;
  /** Shown when the board is solved or lost; null before. */
  readonly ending: ReactNode;
  /** Whether the end is celebrated. */
  readonly celebrated: boolean;
  /** The opened settings and help, with the game's own. */
  readonly help: ((own: StageOwn) => ReactNode) | null;
  /** Listens to the keys of the frame's tools; draws nothing. */
  readonly shortcuts?: ((own: StageOwn) => ReactNode) | null;
  /** The category whose colours the game wears. */
  readonly category: string;
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext.Provider;

/** The frame around the view; throws outside of one. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("a game's stage stands outside the frame");
  return frame;
}
