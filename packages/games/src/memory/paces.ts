/** How long a group that is not the same stays: a second, or until the player goes on. */
export const PACES = ["1000", "wait"] as const;
export type Pace = (typeof PACES)[number];
