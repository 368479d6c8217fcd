/** The numbers in a sentence as they are written, in their order. */
export const numbersIn = (sentence: string): readonly string[] => sentence.match(/\d+(?:[.,]\d+)?/g) ?? [];
