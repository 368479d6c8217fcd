/**
 * Days played one after the other: up to today (or yesterday, while today is still open), and the most ever.
 * @param days counted from 1970-01-01, in order, each once
 */
export function rowOfDays(days: readonly number[], today: number): { current: number; longest: number } {
  let length = 0;
  let longest = 0;
  let last = Number.NaN;
  for (const day of days) {
    length = day === last + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  return { current: last >= today - 1 ? length : 0, longest };
}
