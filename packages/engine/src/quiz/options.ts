import { defineOptions } from "../options.ts";

/** The options of every quiz; a topic with more to choose spreads these into its own `defineOptions`. */
export const QUIZ_FIELDS = { level: ["easy", "medium", "hard"], tasks: [5, 10, 20, 40] } as const;
export const QUIZ_DAILY = { level: "medium", tasks: 10 } as const;
export const QUIZ_WEEKLY = { level: "hard", tasks: 20 } as const;

/** The options of a quiz without more to choose. */
export const QUIZ_OPTIONS = defineOptions(QUIZ_FIELDS, { daily: QUIZ_DAILY, weekly: QUIZ_WEEKLY });

/** Bare calculations, or word problems. */
export const STORY_FIELD = { form: ["numbers", "stories"] } as const;
export const STORY_DAILY = { form: "numbers" } as const;

/** The options of a quiz that has word problems too. */
export const STORY_OPTIONS = defineOptions(
  { ...QUIZ_FIELDS, ...STORY_FIELD },
  { daily: { ...QUIZ_DAILY, ...STORY_DAILY }, weekly: QUIZ_WEEKLY },
);

/** A level below easy, for the first two years of school; word problems begin with easy. */
export const STARTER = "starter";
/** A value of the option `level`, the easiest first. */
export const QUIZ_LEVELS = [STARTER, ...QUIZ_FIELDS.level] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

/** The options of a quiz that has word problems, and a level `starter`. */
export const STARTER_OPTIONS = defineOptions(
  { ...QUIZ_FIELDS, level: QUIZ_LEVELS, ...STORY_FIELD },
  {
    daily: { ...QUIZ_DAILY, ...STORY_DAILY },
    weekly: QUIZ_WEEKLY,
    allowed: ({ level, form }) => level !== STARTER || form === "numbers",
  },
);
