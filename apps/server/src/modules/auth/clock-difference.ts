/**
 * By how many milliseconds the clock of a server differs from ours, by the time in its answer; null where it gives none.
 * An answer out of a cache has the time at which it was made, and says how old it is (RFC 9111, 5.1).
 * @param sent when the request was sent, by our clock
 * @param received when the answer was here
 */
export function clockDifferenceOf(headers: Headers, sent: number, received: number): number | null {
  const date = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(date)) return null;
  const age = headers.get("age") ?? "";
  return date + (/^\d{1,10}$/.test(age) ? Number(age) * 1000 : 0) - (sent + received) / 2;
}
