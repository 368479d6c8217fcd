import { groupBy } from "./group-by.ts";
import { seeded } from "./random.ts";

/** Which of the daily or weekly boards of a game and language, or of those in a book, a board is. */
export interface Edition {
  readonly period: "daily" | "weekly" | "book";
  /** Counts days, weeks or the boards of a book: the next board has the next number. */
  readonly number: number;
  /** A seed that all boards of the game, period and language have in common, secret as those of boards are. */
  readonly order: string;
}

/**
 * So many days or weeks are more than 30 days. Boards of a book have larger parts, so that they are as full as others;
 * where a board needs one item only, each item is a part of its own.
 */
const PARTS: Readonly<Record<Edition["period"], number>> = { daily: 31, weekly: 5, book: 10 };

/**
 * The items of a bank from which a daily, weekly or book's board draws: one of as many parts as `PARTS` says, so
 * that nothing comes again within 30 days, or within ten boards of a book; of fewer parts where the bank is too small for
 * that. The parts have their turn in the same order again and again, so that what has not been seen for longest comes next.
 * When the bank changes, most items stay in their part, and those that leave it go to the one before or after it.
 * @param items the bank
 * @param least so many items a board needs
 * @param nameOf what an item is called in every version of the bank
 * @param kindOf the parts have about as many items of each kind
 */
export function itemsInTurn<T>(
  items: readonly T[],
  least: number,
  { period, number, order }: Edition,
  nameOf: (item: T) => string,
  kindOf: (item: T) => unknown = () => null,
): readonly T[] {
  const most = period === "book" && least === 1 ? items.length : PARTS[period];
  const parts = Math.max(1, Math.min(most, Math.floor(items.length / least)));
  const drawn = (name: string): number => seeded(`${order} ${name}`).bits();
  return [...groupBy(items, kindOf)].flatMap(([kind, own]) => {
    const ordered = own.map((item) => ({ item, at: drawn(nameOf(item)) })).toSorted((one, two) => one.at - two.at);
    // kinds begin at different places, so that no part has the first of each
    const begin = drawn(`kind ${String(kind)}`) / 2 ** 32;
    const partAt = (place: number) => Math.floor(((begin + place) * parts) / own.length);
    return ordered.filter((_, place) => partAt(place) === number % parts).map(({ item }) => item);
  });
}
