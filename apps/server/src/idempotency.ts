import { createHash } from "node:crypto";
import * as z from "zod";
import type { InTransaction, Queries } from "./database/database.ts";
import type { Deps } from "./deps.ts";
import { fail } from "./fail.ts";

/** One press of a button: its `Idempotency-Key` and what was asked with it. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of method, path and body. */
  readonly requestHash: string;
}

/** A kept answer: HTTP status and JSON body. */
export interface SavedReply {
  readonly status: number;
  readonly body: unknown;
}

const MAX_KEY_LENGTH = 128;

/** The headers of a call that may carry a key; which keys are none, `readKey` says. */
export const idempotencyHeaders = z.looseObject({
  "idempotency-key": z.optional(z.string()).meta({ description: "One a press; the same key gives the same answer." }),
});

/** The key a request carries; null when it has none. @throws E-KAROTA-GAME_VALIDATION for a key that is none */
export function readKey(headers: unknown): string | null {
  const key = (headers as Readonly<Record<string, unknown>>)["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || key === "" || key.length > MAX_KEY_LENGTH)
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "an Idempotency-Key that is none");
  return key;
}

/** The press of a request; null when it carries no key. @throws E-KAROTA-GAME_VALIDATION for a key that is none */
export function readIdempotentRequest(
  userId: string,
  request: { readonly method: string; readonly url: string; readonly body: unknown; readonly headers: unknown },
): IdempotentRequest | null {
  const key = readKey(request.headers);
  if (key === null) return null;
  const asked = JSON.stringify([request.method, request.url.split("?")[0], request.body]);
  return { userId, key, requestHash: createHash("sha256").update(asked).digest("hex") };
}

/** What this press was answered before; null at its first time. @throws E-KAROTA-GAME_VALIDATION when it asked for something else */
export async function findReply(queries: Queries, idempotency: IdempotentRequest): Promise<SavedReply | null> {
  const row = await queries
    .selectFrom("idempotency_keys")
    .select(["request_hash", "status", "answer"])
    .where("user_id", "=", idempotency.userId)
    .where("key", "=", idempotency.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.request_hash !== idempotency.requestHash)
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "an Idempotency-Key of another request");
  return { status: row.status, body: JSON.parse(row.answer) as unknown };
}

/**
 * Takes the press for this transaction, before its work: false when it is done already, or is being done by another
 * transaction, which is then awaited. `saveReply` follows in the same transaction.
 */
export async function claimRequest(
  queries: InTransaction,
  idempotency: IdempotentRequest,
  now: number,
): Promise<boolean> {
  const { userId: user_id, key, requestHash: request_hash } = idempotency;
  const taken = await queries
    .insertInto("idempotency_keys")
    .values({ user_id, key, request_hash, status: 0, answer: "null", created_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps the answer of a press that was taken. */
export async function saveReply(
  queries: InTransaction,
  idempotency: IdempotentRequest,
  answer: SavedReply,
): Promise<void> {
  await queries
    .updateTable("idempotency_keys")
    .set({ status: answer.status, answer: JSON.stringify(answer.body) })
    .where("user_id", "=", idempotency.userId)
    .where("key", "=", idempotency.key)
    .execute();
}

/**
 * Does something in one transaction, for each press of a button once: the same press gets the same reply.
 * @param press null: the request stands alone
 * @param prepare what comes before the transaction; a press that was answered already needs none
 */
export async function once<Prepared, Reply>(
  { database, clock }: Pick<Deps, "database" | "clock">,
  idempotency: IdempotentRequest | null,
  prepare: () => Prepared | Promise<Prepared>,
  work: (queries: InTransaction, prepared: Prepared) => Promise<Reply>,
): Promise<Reply> {
  const answered = idempotency && (await findReply(database.db, idempotency));
  if (answered) return answered.body as Reply;
  const prepared = await prepare();
  const done = await database.transaction(async (queries) => {
    if (idempotency && !(await claimRequest(queries, idempotency, clock.now()))) return null;
    const body = await work(queries, prepared);
    if (idempotency) await saveReply(queries, idempotency, { status: 200, body });
    return { body };
  });
  if (done) return done.body;
  // The same press, sent twice at once, was quicker.
  const kept = await findReply(database.db, idempotency!);
  return kept!.body as Reply;
}

/** Forgets answers from before a moment. */
export async function deleteReplies(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}
