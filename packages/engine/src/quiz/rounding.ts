/** The value of the first digit of a whole number from 1: 100 for 487. */
export const firstPlace = (of: number): number => 10 ** (String(of).length - 1);

/** A whole number rounded to a power of ten, halves up: 450 to hundreds is 500. */
export const roundedTo = (place: number, of: number): number => Math.floor((2 * of + place) / (2 * place)) * place;
