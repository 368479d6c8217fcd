import { createHash } from "node:crypto";
import * as z from "zod";
import type { InTransaction, Queries } from "./database/database.ts";
import type { Deps } from "./deps.ts";
import { fail } from "./fail.ts";

/** A request that may be sent more than once and takes effect once: its `Idempotency-Key` and a hash of its content. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of method, path and body. */
  readonly requestHash: string;
}

/** A saved reply: HTTP status and JSON body. */
export interface SavedReply {
  readonly status: number;
  readonly body: unknown;
}

const MAX_KEY_LENGTH = 128;

/** The headers of a call that may have a key. `readKey` checks it. */
export const idempotencyHeaders = z.looseObject({
  "idempotency-key": z
    .optional(z.string())
    .meta({ description: "One for each action of a person; the same key gives the same answer." }),
});

/** Returns the key of a request, null when it has none. @throws E-KAROTA-GAME_VALIDATION for an invalid key */
export function readKey(headers: unknown): string | null {
  const key = (headers as Readonly<Record<string, unknown>>)["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || key === "" || key.length > MAX_KEY_LENGTH)
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "an invalid Idempotency-Key");
  return key;
}

/** Returns null when the request has no key. @throws E-KAROTA-GAME_VALIDATION for an invalid key */
export function readIdempotentRequest(
  userId: string,
  request: { readonly method: string; readonly url: string; readonly body: unknown; readonly headers: unknown },
): IdempotentRequest | null {
  const key = readKey(request.headers);
  if (key === null) return null;
  const asked = JSON.stringify([request.method, request.url.split("?")[0], request.body]);
  return { userId, key, requestHash: createHash("sha256").update(asked).digest("hex") };
}

/** Returns the saved reply, null for a new request. @throws E-KAROTA-GAME_VALIDATION when the key belongs to another request */
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
 * Claims the request for this transaction, before its work. Returns false when it was done before or another transaction
 * has just done it, which is then awaited. `saveReply` follows in the same transaction.
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

/** Saves the reply of a claimed request. */
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
 * Runs work in one transaction, once for each idempotent request. A repeated request gets the saved reply.
 * @param idempotency null: the request has no key and is not deduplicated
 * @param prepare runs before the transaction, and not for a request that has a saved reply
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
  // The same request was sent twice at once, and the other one finished first.
  const saved = await findReply(database.db, idempotency!);
  return saved!.body as Reply;
}

/** Deletes replies that are older than a moment, the oldest first; returns how many. */
export async function deleteReplies(queries: Queries, before: number, limit: number): Promise<number> {
  const old = await queries
    .selectFrom("idempotency_keys")
    .select(["user_id", "key"])
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  await queries
    .deleteFrom("idempotency_keys")
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("user_id", "key"),
        "in",
        old.map((one) => tuple(one.user_id, one.key)),
      ),
    )
    .execute();
  return old.length;
}
