import type { ComponentType } from "react";
import type { Message, Speaker } from "@karota/engine/message.ts";

/**
 * What a game gets to show where a player chooses a technique to train: `games/<id>/train.tsx`, default export. Boards are
 * codes as those of `game-bring.ts`.
 */
export interface TrainProps {
  readonly speaker: Speaker;
  /** The boards that were opened in this browser, the latest first. */
  readonly opened: ReadonlySet<string>;
  readonly play: (code: string) => void;
}

/** What `games/<id>/train.tsx` exports. */
export interface TrainModule {
  readonly default: ComponentType<TrainProps>;
  /** The name of the technique that a board trains. */
  readonly techniqueOf: (puzzle: unknown) => Message;
}
