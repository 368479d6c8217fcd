import { defineOptions } from "../options.ts";

/** The options of every quiz; a topic with more to choose spreads these into its own `defineOptions`. */
export const QUIZ_FIELDS = { level: ["easy", "medium", "hard"], tasks: [5, 10, 20, 40] } as const;
export const QUIZ_DAILY = { level: "medium", tasks: 10 } as const;
export const QUIZ_WEEKLY = { level: "hard", tasks: 20 } as const;

/** The options of a quiz without more to choose. */
export const QUIZ_OPTIONS = defineOptions(QUIZ_FIELDS, { daily: QUIZ_DAILY, weekly: QUIZ_WEEKLY });
