/** How fast texts are read aloud, of a voice's own speed. */
export const READING_RATES = { slow: 0.75, normal: 1, fast: 1.3 } as const;
export type ReadingSpeed = keyof typeof READING_RATES;
export const READING_SPEEDS = ["slow", "normal", "fast"] as const satisfies readonly ReadingSpeed[];
