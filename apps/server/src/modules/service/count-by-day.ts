import type { Deps } from "../../deps.ts";
import { addDay, countEvents, findMoment, sumDays, type CountedEvent } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (moment: number): number => Math.floor(moment / DAY_MS);

/**
 * Counts how often something has happened. What was counted of a day is stored once the day after it is over too, so that what
 * commits late, or with a clock that is some hours behind, still counts; only the days after that are read each time. The first
 * count of a database that is in use stores its days one by one, and one that was interrupted goes on where it ended.
 */
export async function countByDay({ clock, database: { db } }: Deps, event: CountedEvent): Promise<number> {
  const stored = await sumDays(db, event);
  const from = stored.last === null ? 0 : (stored.last + 1) * DAY_MS;
  const latest = await findMoment(db, event, "max", from);
  if (latest === null) return stored.amount;
  // Not by the clock alone: one that is far ahead would store days that have not been.
  const openDay = dayOf(Math.min(latest, clock.now())) - 1;
  let { amount } = stored;
  let day = dayOf(stored.last === null ? (await findMoment(db, event, "min", from))! : from);
  for (; day < openDay; day++) {
    const ofDay = await countEvents(db, event, day * DAY_MS, (day + 1) * DAY_MS);
    await addDay(db, { event, day, amount: ofDay });
    amount += ofDay;
  }
  return amount + (await countEvents(db, event, day * DAY_MS, null));
}
