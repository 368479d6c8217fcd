const DAY = 86_400_000;
const numberOf = (day: string): number => Date.parse(day) / DAY;

/**
 * Days played one after the other: up to today (or yesterday, while today is still open), and the most ever.
 * @param days of the calendar (`2026-11-21`), in order, each once
 */
export function rowOfDays(days: readonly string[], today: string): { current: number; longest: number } {
  let length = 0;
  let longest = 0;
  let last = Number.NaN;
  for (const day of days.map(numberOf)) {
    length = day === last + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  return { current: last >= numberOf(today) - 1 ? length : 0, longest };
}
