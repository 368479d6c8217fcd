import type { InTransaction } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { findAnswer, keepAnswer, takePress, type Press } from "../../idempotency.ts";

/**
 * Does something in one transaction, for each press of a button once: the same press gets the same reply.
 * @param press null: the request stands alone
 * @param prepare what comes before the transaction; a press that was answered already needs none
 */
export async function once<Prepared, Reply>(
  { database, clock }: Deps,
  press: Press | null,
  prepare: () => Prepared,
  work: (queries: InTransaction, prepared: Prepared) => Promise<Reply>,
): Promise<Reply> {
  const answered = press && (await findAnswer(database.db, press));
  if (answered) return answered.body as Reply;
  const prepared = prepare();
  const done = await database.transaction(async (queries) => {
    if (press && !(await takePress(queries, press, clock.now()))) return null;
    const body = await work(queries, prepared);
    if (press) await keepAnswer(queries, press, { status: 200, body });
    return { body };
  });
  if (done) return done.body;
  // The same press, sent twice at once, was quicker.
  const kept = await findAnswer(database.db, press!);
  return kept!.body as Reply;
}
