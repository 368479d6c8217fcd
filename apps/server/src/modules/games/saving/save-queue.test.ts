import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { DatabaseAway } from "../../../database/database-away.ts";
import type { Database } from "../../../database/database.ts";
import type { PlaysTable } from "../../../database/tables.ts";
import type { ProgressUpdate } from "../../learning/index.ts";
import { saveQueue } from "./save-queue.ts";

/** Whatever fails does so before it reads a row. */
const row = () => ({ user_id: randomUUID(), grid_id: randomUUID() }) as PlaysTable;
const progress: ProgressUpdate = {
  userId: "",
  game: "fake",
  day: "2026-11-21",
  boards: 0,
  seconds: 0,
  answers: [],
};

async function saveMany(count: number, error: Error) {
  const transaction = vi.fn<Database["transaction"]>().mockRejectedValue(error);
  const queue = saveQueue({ transaction } as Partial<Database> as Database);
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => queue.write(row(), progress)));
  return {
    attempts: transaction.mock.calls.length,
    reasons: new Set(outcomes.map((one) => one.status === "rejected" && one.reason)),
  };
}

test("while the database is away saves that arrive together fail together, because each would wait for it as long", async () => {
  const error = new DatabaseAway("The database is away");
  expect(await saveMany(250, error)).toEqual({ attempts: 3, reasons: new Set([error]) });
});

test("after another failure each save is tried alone, because one invalid row fails the others", async () => {
  const error = new Error("invalid row");
  expect(await saveMany(250, error)).toEqual({ attempts: 3 + 250, reasons: new Set([error]) });
});
