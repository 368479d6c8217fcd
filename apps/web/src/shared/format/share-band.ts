/** Below these shares of right answers a result is middling, and low, in percents. */
export const GOOD_PERCENT = 70;
export const LOW_PERCENT = 50;

export type Band = "good" | "middle" | "low";

/** How a share of right answers is tinted, beside its number. */
export const bandOf = (percent: number): Band =>
  percent >= GOOD_PERCENT ? "good" : percent >= LOW_PERCENT ? "middle" : "low";
