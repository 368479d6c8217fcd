/** "Nearly!", with which what is said to a child about a mistake may begin. */
const CHEER = /^[^.!?]+!\s+/u;

/** What Karota says of a mistake as a class or its teacher reads it: without the words that cheer up the one child. */
export const withoutCheer = (words: string): string => words.replace(CHEER, "");
