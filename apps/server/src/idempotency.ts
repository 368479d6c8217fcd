import { createHash } from "node:crypto";
import * as z from "zod";
import type { InTransaction, Queries } from "./database/database.ts";
import type { Deps } from "./deps.ts";
import { fail } from "./fail.ts";

/** One press of a button: its `Idempotency-Key` and what was asked with it. */
export interface Press {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of method, path and body. */
  readonly requestHash: string;
}

/** A kept answer: HTTP status and JSON body. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

const LONGEST_KEY = 128;

/** The headers of a call that may carry a key; which keys are none, `readKey` says. */
export const pressHeaders = z.looseObject({
  "idempotency-key": z.optional(z.string()).meta({ description: "One a press; the same key gives the same answer." }),
});

/** The key a request carries; null when it has none. @throws E-KAROTA-GAME_VALIDATION for a key that is none */
export function readKey(headers: unknown): string | null {
  const key = (headers as Readonly<Record<string, unknown>>)["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || key === "" || key.length > LONGEST_KEY)
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "an Idempotency-Key that is none");
  return key;
}

/** The press of a request; null when it carries no key. @throws E-KAROTA-GAME_VALIDATION for a key that is none */
export function readPress(
  userId: string,
  request: { readonly method: string; readonly url: string; readonly body: unknown; readonly headers: unknown },
): Press | null {
  const key = readKey(request.headers);
  if (key === null) return null;
  const asked = JSON.stringify([request.method, request.url.split("?")[0], request.body]);
  return { userId, key, requestHash: createHash("sha256").update(asked).digest("hex") };
}

/** What this press was answered before; null at its first time. @throws E-KAROTA-GAME_VALIDATION when it asked for something else */
export async function findAnswer(queries: Queries, press: Press): Promise<KeptAnswer | null> {
  const row = await queries
    .selectFrom("idempotency_keys")
    .select(["request_hash", "status", "answer"])
    .where("user_id", "=", press.userId)
    .where("key", "=", press.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== press.requestHash)
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "an Idempotency-Key of another request");
  return { status: row.status, body: JSON.parse(row.answer) as unknown };
}

/**
 * Takes the press for this transaction, before its work: false when it is done already, or is being done by another
 * transaction, which is then awaited. `keepAnswer` follows in the same transaction.
 */
export async function takePress(queries: InTransaction, press: Press, now: number): Promise<boolean> {
  const { userId: user_id, key, requestHash: request_hash } = press;
  const taken = await queries
    .insertInto("idempotency_keys")
    .values({ user_id, key, request_hash, status: 0, answer: "null", created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps the answer of a press that was taken. */
export async function keepAnswer(queries: InTransaction, press: Press, answer: KeptAnswer): Promise<void> {
  await queries
    .updateTable("idempotency_keys")
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where("user_id", "=", press.userId)
    .where("key", "=", press.key)
    .execute();
}

/**
 * Does something in one transaction, for each press of a button once: the same press gets the same reply.
 * @param press null: the request stands alone
 * @param prepare what comes before the transaction; a press that was answered already needs none
 */
export async function once<Prepared, Reply>(
  { database, clock }: Pick<Deps, "database" | "clock">,
  press: Press | null,
  prepare: () => Prepared | Promise<Prepared>,
  work: (queries: InTransaction, prepared: Prepared) => Promise<Reply>,
): Promise<Reply> {
  const answered = press && (await findAnswer(database.db, press));
  if (answered) return answered.body as Reply;
  const prepared = await prepare();
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

/** Forgets answers from before a moment. */
export async function forgetAnswers(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}
