/** What sayings are about; pages may know it, the sayings themselves they may not. */
export const SAYING_THEMES = [
  "proverb",
  "animals",
  "food",
  "nature",
  "school",
  "sport",
  "home",
  "travel",
  "feelings",
  "science",
  "music",
  "play",
] as const;
export type SayingTheme = (typeof SAYING_THEMES)[number];
