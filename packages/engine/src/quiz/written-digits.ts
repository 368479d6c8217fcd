import type { Message } from "../message.ts";
import type { Named } from "./topic.ts";

/** One column of a written addition. */
export interface Column {
  /** The digits in it, top to bottom; addends that do not reach so far have none. */
  readonly digits: readonly number[];
  /** What came over from the column to the right. */
  readonly carried: number;
  /** Digits and carry together. */
  readonly total: number;
}

/** The columns of a written addition of whole numbers, from the ones. */
export function columnsOf(addends: readonly number[]): readonly Column[] {
  const columns: Column[] = [];
  let carried = 0;
  for (let power = 1; power <= Math.max(1, ...addends); power *= 10) {
    const reaching = addends.filter((addend) => addend >= power || power === 1);
    const digits = reaching.map((addend) => Math.floor(addend / power) % 10);
    const total = digits.reduce((sum, digit) => sum + digit, carried);
    columns.push({ digits, carried, total });
    carried = Math.floor(total / 10);
  }
  return columns;
}

/** In how many columns something is carried. */
export const carriesOf = (addends: readonly number[]): number =>
  columnsOf(addends).filter((column) => column.total > 9).length;

const SLIPS: ReadonlySet<string> = new Set(["off-by-one", "column-off", "digits-swapped"]);
/** Whether a mistake is a slip with digits, which happens to who can calculate. */
export const isSlip = (mistake: string): boolean => SLIPS.has(mistake);

/** Slips with the digits of a whole result from 0: off by one, off by one in another column, neighbours swapped. */
export function digitMistakes(result: number): readonly Named<number>[] {
  const digits = String(result);
  const wrong: Named<number>[] = [];
  const add = (name: string, value: number) => {
    if (value >= 0 && value !== result) wrong.push({ name, value });
  };
  for (let power = 1; power <= 10 ** (digits.length - 1); power *= 10)
    for (const step of [power, -power]) add(power === 1 ? "off-by-one" : "column-off", result + step);
  for (let at = 0; at + 1 < digits.length; at++)
    if (digits[at + 1] !== "0" || at > 0)
      add("digits-swapped", Number(digits.slice(0, at) + digits[at + 1]! + digits[at]! + digits.slice(at + 2)));
  return wrong;
}

/** What is said of a slip by one in the tens to those who calculate in the head, where there are no columns. */
export const TENS_OFF: Message = { id: "quiz.explain.tensOff" };

const PLACES: readonly Message[] = [
  { id: "quiz.place.hundredths" },
  { id: "quiz.place.tenths" },
  { id: "quiz.place.ones" },
  { id: "quiz.place.tens" },
  { id: "quiz.place.hundreds" },
  { id: "quiz.place.thousands" },
  { id: "quiz.place.ten-thousands" },
];

/** The name of a place, beginning a sentence: 0 for the ones, 1 for the tens, -1 for the tenths; from -2 to 4. */
export const placeName = (place: number): Message => PLACES[place + 2]!;
