import { randomInt } from "node:crypto";
import { CARD_PICTURES, PICTURES_A_CARD, type CardPicture } from "@karota/contract/classes/pictures.ts";
import { newAddressCode, randomSymbols, readSymbols } from "../../code-symbols.ts";

/** Of a card's secret, in symbols of five random bits: 130. */
const SECRET_LENGTH = 26;
/** Of a class code, which is no secret but is not to be guessed: 40 bits. */
const CODE_LENGTH = 8;

/** Wrong pictures since the last right ones, until the mentor unlocks: 5 of 12,144 orders. */
export const MAX_WRONG_TRIES = 5;
/** Wrong pictures in all until the mentor unlocks: who waits for right ones between two guesses has no more than these. */
export const MAX_ALL_WRONG_TRIES = 20;

/** How often somebody chose wrong pictures. */
interface Tries {
  readonly wrong_tries: number;
  readonly all_wrong_tries: number;
}

/** After a new card, and after the mentor has unlocked. */
export const NO_TRIES: Tries = { wrong_tries: 0, all_wrong_tries: 0 };

export const isLocked = ({ wrong_tries, all_wrong_tries }: Tries): boolean =>
  wrong_tries >= MAX_WRONG_TRIES || all_wrong_tries >= MAX_ALL_WRONG_TRIES;

/** The counts after one more try. */
export const afterTry = ({ wrong_tries, all_wrong_tries }: Tries, isRight: boolean): Tries =>
  isRight
    ? { wrong_tries: 0, all_wrong_tries }
    : { wrong_tries: wrong_tries + 1, all_wrong_tries: all_wrong_tries + 1 };

/** The latest last day that a mentor can choose, in days from now. */
const MAX_DAYS = 550;
/** For how many days before its end a class is warned, and after how many more its pupils are erased. */
export const WARN_DAYS = 30;
export const ERASE_DAYS = 30;

/** A new secret of a card, in small letters, as it ends the link in the QR code. */
export const newSecret = (): string => newAddressCode(SECRET_LENGTH);

/** A secret as it was read or typed, in its form; null when it cannot be one. */
export const readSecret = (written: string): string | null => readSymbols(written, SECRET_LENGTH);

/** A new class code, in two fours. */
export const newCode = (): string => randomSymbols(CODE_LENGTH).replace(/^.{4}/, "$&-");

/** A class code as somebody typed it, in the form of `newCode`; null when it cannot be one. */
export const readCode = (written: string): string | null =>
  readSymbols(written, CODE_LENGTH)?.replace(/^.{4}/, "$&-") ?? null;

/** Three different pictures in an order, each as likely. */
export function newPictures(): CardPicture[] {
  const left = [...CARD_PICTURES];
  return Array.from({ length: PICTURES_A_CARD }, () => left.splice(randomInt(left.length), 1)[0]!);
}

/** The first of these names, as they are compared, that another one of them or of the class has; -1 when each is unlike. */
export function firstAlike(keys: readonly string[], taken: readonly string[]): number {
  const known = new Set(taken);
  return keys.findIndex((key) => {
    const isAlike = known.has(key);
    known.add(key);
    return isAlike;
  });
}

const dayOf = (day: string): Temporal.PlainDate => Temporal.PlainDate.from(day);

/** Whether a mentor can choose this last day. */
export function isPossibleLastDay(lastDay: string, today: string): boolean {
  const days = dayOf(today).until(dayOf(lastDay), { largestUnit: "day" }).days;
  return days >= 0 && days <= MAX_DAYS;
}

/** Whether a class has ended: its last day is over. */
export const hasEnded = (lastDay: string, today: string): boolean => lastDay < today;

/** Whether its pupils are warned that it ends. */
export const endsSoon = (lastDay: string, today: string): boolean =>
  lastDay <= dayOf(today).add({ days: WARN_DAYS }).toString();

/** Classes that ended before this day are erased today. */
export const erasedBefore = (today: string): string => dayOf(today).subtract({ days: ERASE_DAYS }).toString();
