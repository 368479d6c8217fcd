import type { GameSetting } from "@karota/engine/game.ts";

/** How long a group that is not the same stays: a second, or until the player goes on. */
export const PACES = ["1000", "wait"] as const;
export type Pace = (typeof PACES)[number];

export const SETTINGS: readonly GameSetting[] = [{ name: "pace", values: PACES }];
