/** A date and its time of day on one line; after a weekday's comma there may be a break. */
export const unbrokenDate = (words: string): string => words.replaceAll(/(?<!,) /g, "\u00A0");
