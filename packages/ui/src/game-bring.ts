import type { ComponentType } from "react";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Speaker } from "@karota/engine/message.ts";

/**
 * What a game gets to show where a player enters a board of their own: `games/<id>/bring.tsx`, default export. The game
 * says how its boards are entered and what is wrong with them, and writes a board as a short code for the address.
 */
export interface BringProps {
  readonly speaker: Speaker;
  /** What is in the address, also what is no board; empty at the beginning. */
  readonly code: string;
  /** Called with every change, so that a reload loses nothing; empty for an empty board. */
  readonly change: (code: string) => void;
  /** Plays a board that was checked. `explained`: its first hint is open. */
  readonly play: (code: string, explained: boolean) => void;
  /** Copies the link to a board that was checked. */
  readonly share: (code: string) => void;
}

/** A board that can be played. */
export interface BroughtBoard {
  /** As the address has it; the same for the same board. */
  readonly code: string;
  readonly puzzle: unknown;
  readonly options: OptionValues;
}

/** What `games/<id>/bring.tsx` exports. */
export interface BringModule {
  readonly default: ComponentType<BringProps>;
  /** Returns the board of a code; null when it is none that can be played. */
  readonly readBoard: (code: string) => Promise<BroughtBoard | null>;
}
