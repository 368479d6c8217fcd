import type { Deps } from "../../deps.ts";
import { addCompletedDay, countCompleted, findCompletion, sumCompletedDays } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts the boards that were completed, each for everyone who did. What was counted of a day is stored once the day after it
 * is over too, so that a save which commits late, or a clock that is some hours behind, still counts; only the days after that
 * are read each time. The first count of a database that is in use stores its days one by one, and goes on where it ended.
 */
export async function countCompletedBoards({ clock, database: { db } }: Deps): Promise<number> {
  const dayOf = (moment: number) => Math.floor(moment / DAY_MS);
  const { last: lastStored, boards: stored } = await sumCompletedDays(db);
  const from = lastStored === null ? 0 : (lastStored + 1) * DAY_MS;
  const latest = await findCompletion(db, "max", from);
  if (latest === null) return stored;
  // Not by the clock alone: one that is far ahead would store days that have not been.
  const openDay = dayOf(Math.min(latest, clock.now())) - 1;
  let boards = stored;
  let day = dayOf(lastStored === null ? (await findCompletion(db, "min", from))! : from);
  for (; day < openDay; day++) {
    const ofDay = await countCompleted(db, day * DAY_MS, (day + 1) * DAY_MS);
    await addCompletedDay(db, { day, boards: ofDay });
    boards += ofDay;
  }
  return boards + (await countCompleted(db, day * DAY_MS, null));
}
