/** Why carrots moved; the texts are `reason.<name>`. */
export const REASONS = ["first_login", "game", "game_refund"] as const;
export type Reason = (typeof REASONS)[number];
