import { AsyncLocalStorage } from "node:async_hooks";
import type { KyselyPlugin } from "kysely";

const inside = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Using the outer `db` within a transaction's work would wait for itself for ever on SQLite, and write outside the
 * transaction on PostgreSQL: refused on both.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()?.open)
    throw new Error("The outer db was used inside a transaction: use the transaction's own queries.");
}

/** Put on the outer `db`, taken off the transaction's queries. */
export const outsideOnly: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Runs a transaction's work, marked for `refuseInsideTransaction`. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await inside.run(mark, work);
  } finally {
    mark.open = false;
  }
}
